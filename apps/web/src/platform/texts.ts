// The texts of the interface. Those of the page's language are loaded before the first paint; texts that only staff
// need are loaded with their screens. A text that a language lacks comes from its complete catalogue.

import { TEXTS } from '@constancia/messages/catalogues.ts';
import type { TextCode } from '@constancia/messages/es/texts.ts';
import { fill } from '@constancia/messages/fill.ts';
import { countsAsOne } from '@constancia/messages/plural.ts';
import { language } from './language.ts';
import { withCountsGrouped } from './number-format.ts';

export type { TextCode };

const texts = TEXTS[language];

type Texts = Readonly<Record<string, string>>;

/** The catalogues that have come; the first one that has a code says it. They are not copied: that would take time. */
const loaded: Texts[] = [];

function textOf(code: string): string | undefined {
  return loaded.find((texts) => Object.hasOwn(texts, code))?.[code];
}

function addMissing(texts: Texts): void {
  if (!loaded.includes(texts)) loaded.push(texts);
}

/** In the words of a municipality, whether or not the texts have come that they replace (X34.34). */
export function sayInOwnWords(texts: Texts): void {
  loaded.unshift(texts);
}

/** Every page: the texts that come first and later. */
export async function loadPublicTexts(): Promise<void> {
  await Promise.all([loadFirstTexts(), loadLaterTexts()]);
}

/** Enough to draw a citizen's form; the later texts come once it is open. */
export async function loadFirstTexts(): Promise<void> {
  addMissing(await texts.firstTexts());
}

export async function loadLaterTexts(): Promise<void> {
  addMissing(await texts.laterTexts());
}

export async function loadStaffTexts(): Promise<void> {
  addMissing(await texts.staffTexts());
}

/** The texts of the map and of signing, loaded with the screens that hold them, and those that a form loads later. */
export async function loadOnApproachTexts(): Promise<void> {
  const [found] = await Promise.all([texts.onApproachTexts(), loadLaterTexts()]);
  addMissing(found);
}

/** The texts of file fields; those of what can go wrong with an upload are among the later ones. */
export async function loadFileTexts(): Promise<void> {
  addMissing(await texts.answerFiles());
}

const isOne = countsAsOne(language);

/**
 * The text of a code with its values inserted, counts with their thousands grouped; the text for one when `count` is one and
 * there is such a text.
 */
export function t(code: TextCode, values?: Readonly<Record<string, string | number>>): string {
  const text = (isOne(values?.['count']) ? textOf(`${code}.one`) : undefined) ?? textOf(code) ?? code;
  return fill(text, values && withCountsGrouped(values));
}

/** The text of an issue or problem whose code comes from the server; a general text for an unknown code. */
export function tIssue(code: string, values?: Readonly<Record<string, string | number>>): string {
  const text = textOf(`issue.${code}`) ?? textOf('issue.other') ?? code;
  return fill(text, values && withCountsGrouped(values));
}
