// Finds texts by what they say, whatever the accents and capitals of who looks for them.
// rules: X34.34
import { plainText } from '@constancia/domain/text/plain-text.ts';

/** More are not listed: who reads so many goes on typing. */
const SHOWN_MAX = 12;

interface Wanted {
  readonly wanted: string;
  /** By code; they are not found again. */
  readonly taken: Readonly<Record<string, string>>;
}

export function foundTexts(texts: Readonly<Record<string, string>>, { wanted, taken }: Wanted) {
  const words = plainText(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { shown: [], count: 0 };
  const found = Object.entries(texts).filter(([code, text]) => {
    const said = plainText(text);
    return !Object.hasOwn(taken, code) && words.every((word) => said.includes(word));
  });
  // The shortest first: who types a whole text wants that one.
  const ordered = found.toSorted(([, one], [, other]) => one.length - other.length);
  return { shown: ordered.slice(0, SHOWN_MAX), count: found.length };
}
