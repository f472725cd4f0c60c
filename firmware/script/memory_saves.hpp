// Saves that live as long as the program.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include "app/saves.hpp"

namespace handheld {

class MemorySaves final : public Saves {
  public:
    std::size_t load(SaveKey key, std::span<std::uint8_t> bytes) override {
        const auto found = kept_.find(key);
        if (found == kept_.end() || found->second.size() > bytes.size()) {
            return 0;
        }
        std::copy(found->second.begin(), found->second.end(), bytes.begin());
        return found->second.size();
    }
    void save(SaveKey key, std::span<const std::uint8_t> bytes) override {
        kept_[key].assign(bytes.begin(), bytes.end());
    }
    void erase_everything() override { kept_.clear(); }

  private:
    std::map<SaveKey, std::vector<std::uint8_t>> kept_;
};

}  // namespace handheld
