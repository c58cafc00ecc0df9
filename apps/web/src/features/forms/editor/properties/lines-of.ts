// Splits a pasted text into options: one per line, trimmed, without empty lines.
// rules: E3.48, E5.16

export function linesOf(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
