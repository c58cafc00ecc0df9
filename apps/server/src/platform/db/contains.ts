// A text as the pattern of `like`.

/** Matches what contains the text; `%` and `_` in it stand for themselves. */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
