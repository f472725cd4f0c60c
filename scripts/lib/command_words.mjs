// The words of a command line in compile_commands.json as a shell takes it apart; CMake uses double quotes and backslashes.
export function command_words(command) {
  return (command.match(/(?:[^\s"\\]|\\.|"(?:[^"\\]|\\.)*")+/g) ?? [])
    .map((word) => word.replace(/\\(.)|"/g, (_, escaped) => escaped ?? ''));
}

// And back.
export const command_of = (words) => words.map((word) => word.replaceAll(/[\s"\\]/g, '\\$&')).join(' ');
