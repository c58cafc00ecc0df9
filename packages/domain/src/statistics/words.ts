// The words that were written most often. Words that every text has, such as articles, are left out.
// rules: R2.090, R9.15, X32.55
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const LETTERS_MIN = 3;
const WORDS_SHOWN_MAX = 20;
/** Loads of words that one request reads at most. */
export const WORD_LOADS_MAX = 50;

const COMMON = new Set(
  'aquella aquello cada casi como con contra cual cuando del desde donde dos durante ella ellas ellos entre era eran esa ese eso esta este esto estos estas está están fue fueron hace hacia han hasta hay las les los más me mi mis muy nada nos nosotros otra otro otras otros para pero poco por porque que qué quien sea según ser sin sobre solo son sus tal también tan tanto tiene tienen toda todas todo todos tras una unas uno unos usted the and are but for from has have its not that this was were which with you'.split(
    ' ',
  ),
);

export interface WordCount {
  readonly word: string;
  readonly count: number;
}

/** In how many texts each word is, whatever its case. */
export function addWords(counts: Map<string, number>, text: string): void {
  const words = new Set(text.toLowerCase().match(WORD));
  for (const word of words)
    if (word.length >= LETTERS_MIN && !COMMON.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** The most frequent ones; of equal ones the first in the alphabet. */
export function mostUsed(counts: ReadonlyMap<string, number>): readonly WordCount[] {
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, WORDS_SHOWN_MAX);
}
