// A pasted text taken apart: one option per line, trimmed, without the empty ones. rules: E3.48, E5.16

export function linesOf(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
