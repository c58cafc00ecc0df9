// Which passwords can be chosen: long ones that nobody guesses from words, years, rows of keys or the account's names.
// rules: X33.45
import type { Issue } from '../issue.ts';
import { COMMON_WORDS } from './common-words.ts';

/** Characters. */
export const PASSWORD_MIN = 12;
/** Letters and digits that must be left when everything guessable is taken out. */
const OWN_MIN = 5;
/** Different letters and digits. */
const DIFFERENT_MIN = 5;
/** Shorter names, such as Eva, are in many words. */
const NAME_MIN = 4;
/** Keys or letters in a row that count as guessable. */
const RUN_MIN = 4;

const ROWS = [
  'qwertyuiop',
  'asdfghjklñ',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const YEARS = /(?:19|20)\d\d/g;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Letters and digits without capitals and accents. */
function plain(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return bare.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const RUNS: readonly string[] = ROWS.flatMap((row) => {
  const both = [row, [...row].toReversed().join('')];
  return both.flatMap((line) =>
    Array.from({ length: line.length - RUN_MIN + 1 }, (_, at) => line.slice(at, at + RUN_MIN)),
  );
});

/** Takes out rows of keys, also the ends of longer ones. */
function withoutRuns(text: string): string {
  const taken = new Set<number>();
  for (let at = 0; at + RUN_MIN <= text.length; at += 1) {
    if (!RUNS.includes(text.slice(at, at + RUN_MIN))) continue;
    for (let offset = 0; offset < RUN_MIN; offset += 1) taken.add(at + offset);
  }
  return [...text].filter((_, at) => !taken.has(at)).join('');
}

/** The same with the digits and signs that people write for letters, once years and rows of digits are out. */
function readAsLetters(text: string): string {
  const written = withoutRuns(text.toLowerCase().replaceAll(YEARS, ''));
  return plain([...written].map((character) => LOOKALIKES[character] ?? character).join(''));
}

function without(text: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  let rest = text;
  for (const word of longestFirst) rest = rest.replaceAll(word, '');
  return withoutRuns(rest.replaceAll(YEARS, '')).replaceAll(/(.)\1{2,}/gu, '');
}

/** Whether it is guessable both as it is written and with its digits read as letters. */
function isGuessable(password: string, words: readonly string[]): boolean {
  return [plain(password), readAsLetters(password)].some(
    (text) => [...without(text, words)].length < OWN_MIN,
  );
}

/** `names`: what others know of the account, such as username, e-mail and municipality. */
export function checkPassword(password: string, names: readonly string[]): readonly Issue[] {
  const at = { field: 'password' };
  if ([...password].length < PASSWORD_MIN) return [{ code: 'password-too-short', at }];
  const common = COMMON_WORDS.map(plain);
  if (new Set(plain(password)).size < DIFFERENT_MIN || isGuessable(password, common))
    return [{ code: 'password-common', at }];
  const personal = names.flatMap((name) => [plain(name), ...name.split(/[^\p{L}\p{N}]+/u).map(plain)]);
  const known = personal.filter((name) => name.length >= NAME_MIN);
  return isGuessable(password, [...common, ...known]) ? [{ code: 'password-personal', at }] : [];
}
