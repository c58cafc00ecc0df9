// Texts that a municipality words itself for people whose language is 'Other': what may be stored of them.
// rules: X34.34, X34.35
import type { Issue } from '../issue.ts';
import { OWN_TEXT_LENGTH_MAX, OWN_TEXTS_MAX } from '../limits.ts';

/** The language of the picker in which they are shown. */
export const OWN_TEXTS_LANGUAGE = 'ot';

/** The municipality's words by the code of the text. */
export type OwnTexts = Readonly<Record<string, string>>;

const at = { field: 'ownTexts' } as const;

/** What is wrong with the words for one text; null for nothing. */
export function ownTextIssue(own: string, original: string): Issue | null {
  const words = own.trim();
  if (words === '') return { code: 'own-text-empty', at, values: { original } };
  if ([...words].length > OWN_TEXT_LENGTH_MAX)
    return { code: 'own-text-too-long', at, values: { original, max: OWN_TEXT_LENGTH_MAX } };
  if (/\p{Cc}/u.test(words)) return { code: 'own-text-lines', at, values: { original } };
  const values = placeholdersOf(original);
  if (placeholdersOf(words).join() !== values.join())
    return { code: 'own-text-values', at, values: { original, names: values.join(' ') || '–' } };
  return null;
}

/** `originals`: the texts that may be worded, in Spanish. What is unchanged is not judged: its text may be gone. */
export function ownTextIssues(
  given: OwnTexts,
  before: OwnTexts,
  originals: Readonly<Record<string, string>>,
): readonly Issue[] {
  const issues: Issue[] = [];
  const words = Object.entries(given);
  if (words.length > OWN_TEXTS_MAX)
    issues.push({ code: 'own-texts-too-many', at, values: { max: OWN_TEXTS_MAX } });
  for (const [code, own] of words) {
    if (Object.hasOwn(before, code) && before[code] === own) continue;
    const original = Object.hasOwn(originals, code) ? originals[code] : undefined;
    const issue =
      original === undefined ? { code: 'own-text-unknown' as const, at } : ownTextIssue(own, original);
    if (issue) issues.push(issue);
  }
  return issues;
}

/** The values that a text names, each once: {max}, {form}. */
function placeholdersOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted();
}

/** As they are stored: without spaces around them. */
export function tidiedOwnTexts(given: OwnTexts): OwnTexts {
  return Object.fromEntries(Object.entries(given).map(([code, own]) => [code, own.trim()]));
}

/** Those texts of the first that the second does not have in the same words. */
export function otherOwnTexts(of: OwnTexts, than: OwnTexts): OwnTexts {
  return Object.fromEntries(Object.entries(of).filter(([code, own]) => than[code] !== own));
}
