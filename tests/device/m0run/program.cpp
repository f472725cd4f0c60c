#include "program.hpp"

#include <elf.h>

#include <cstdio>
#include <cstring>
#include <optional>
#include <string_view>

namespace m0run {

namespace {

using Bytes = std::vector<std::uint8_t>;

std::optional<Bytes> read_file(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        return std::nullopt;
    }
    Bytes bytes;
    Bytes chunk(65536);
    std::size_t count = 0;
    while ((count = std::fread(chunk.data(), 1, chunk.size(), file)) > 0) {
        bytes.insert(bytes.end(), chunk.begin(), chunk.begin() + static_cast<std::ptrdiff_t>(count));
    }
    std::fclose(file);
    return bytes;
}

// The record of type T at an offset, or nothing where the file is too short for it.
template <typename T>
std::optional<T> at(const Bytes& file, std::size_t offset) {
    if (offset > file.size() || file.size() - offset < sizeof(T)) {
        return std::nullopt;
    }
    T record{};
    std::memcpy(&record, file.data() + offset, sizeof(T));
    return record;
}

std::string_view name_at(const Bytes& file, std::size_t offset) {
    if (offset >= file.size()) {
        return {};
    }
    const auto* start = reinterpret_cast<const char*>(file.data()) + offset;
    return {start, strnlen(start, file.size() - offset)};
}

void read_segments(const Bytes& file, const Elf32_Ehdr& header, Program& program) {
    for (std::size_t i = 0; i < header.e_phnum; ++i) {
        const auto segment = at<Elf32_Phdr>(file, header.e_phoff + i * header.e_phentsize);
        if (!segment || segment->p_type != PT_LOAD || segment->p_filesz == 0) {
            continue;
        }
        const std::size_t end = std::size_t{segment->p_offset} + segment->p_filesz;
        if (end > file.size()) {
            program.error = "a segment reaches beyond the end of the file";
            return;
        }
        program.segments.push_back(
            {segment->p_paddr,
             Bytes(file.begin() + segment->p_offset, file.begin() + static_cast<std::ptrdiff_t>(end))});
    }
}

void read_symbols(const Bytes& file, const Elf32_Ehdr& header, Program& program) {
    for (std::size_t i = 0; i < header.e_shnum; ++i) {
        const auto table = at<Elf32_Shdr>(file, header.e_shoff + i * header.e_shentsize);
        if (!table || table->sh_type != SHT_SYMTAB) {
            continue;
        }
        const auto names =
            at<Elf32_Shdr>(file, header.e_shoff + std::size_t{table->sh_link} * header.e_shentsize);
        if (!names) {
            continue;
        }
        for (std::size_t offset = 0; offset + sizeof(Elf32_Sym) <= table->sh_size;
             offset += sizeof(Elf32_Sym)) {
            const auto symbol = at<Elf32_Sym>(file, table->sh_offset + offset);
            if (!symbol) {
                break;
            }
            const std::string_view name = name_at(file, std::size_t{names->sh_offset} + symbol->st_name);
            if (name == "device_code_end") {
                program.code_end = symbol->st_value;
            } else if (name == "device_stack_top") {
                program.stack_top = symbol->st_value;
            } else if (name == "device_stack_bottom") {
                program.stack_bottom = symbol->st_value;
            }
        }
    }
}

}  // namespace

Program read_program(const std::string& path) {
    Program program;
    const std::optional<Bytes> file = read_file(path);
    if (!file) {
        program.error = "cannot be read";
        return program;
    }
    const auto header = at<Elf32_Ehdr>(*file, 0);
    if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_machine != EM_ARM) {
        program.error = "is not an ELF file for ARM";
        return program;
    }
    program.entry = header->e_entry;
    read_segments(*file, *header, program);
    read_symbols(*file, *header, program);
    if (program.error.empty() && (program.stack_top <= program.stack_bottom || program.code_end == 0)) {
        program.error = "lacks the symbols of device.ld: link it with that script";
    }
    return program;
}

}  // namespace m0run
