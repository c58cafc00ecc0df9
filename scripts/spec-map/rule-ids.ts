// Reads the ids of rules (P2.44, R2.001, W8) from lists and ranges like `E5.01-E5.10, P2.44 W8`.

const ID = /^([PEARX]\d+\.\d{2,3}|W\d+)$/;
const SEPARATOR = /[\s,;]+/;

export interface IdList {
  readonly ids: readonly string[];
  /** Ids that are in no document of the specification, and ranges that cross sections. */
  readonly unknown: readonly string[];
}

/** The ids at the beginning of a text, up to the first other word. A range stands for every known id in it. */
export function leadingIds(text: string, known: readonly string[]): IdList {
  const words = text.trim().split(SEPARATOR);
  const end = words.findIndex((word) => !isListItem(word));
  return expand(end === -1 ? words : words.slice(0, end), known);
}

/** The ids of a list in which every word must be an id or a range. */
export function allIds(text: string, known: readonly string[]): IdList {
  return expand(text.split(SEPARATOR).filter(Boolean), known);
}

/** The section of a rule: `E5` for `E5.06`; the safe readings are one section, `W`. */
export function sectionOf(id: string): string {
  return id.startsWith('W') ? 'W' : id.slice(0, id.indexOf('.'));
}

function isListItem(word: string): boolean {
  return bounds(word).every((id) => ID.test(id));
}

function bounds(word: string): readonly string[] {
  return word.replace(/[.:]$/, '').split(/[-–]/);
}

function expand(words: readonly string[], known: readonly string[]): IdList {
  const ids: string[] = [];
  const unknown: string[] = [];
  for (const word of words) {
    const [from = '', to = from, ...more] = bounds(word);
    const start = known.indexOf(from);
    const end = known.indexOf(to);
    const isRange = start !== -1 && end >= start && sectionOf(from) === sectionOf(to) && more.length === 0;
    if (isRange) ids.push(...known.slice(start, end + 1));
    else unknown.push(word);
  }
  return { ids, unknown };
}
