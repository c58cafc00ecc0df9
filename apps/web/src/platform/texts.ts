// The texts of the interface. Those of the page's language are loaded before the first paint; texts that only staff
// need are loaded with their screens. A text that a language lacks comes from its complete fallback catalogue.

import type { OnApproachTexts, PublicTexts, StaffTexts } from '@constancia/messages/es/texts.ts';
import { fill } from '@constancia/messages/fill.ts';
import { FALLBACK } from '@constancia/messages/languages.ts';
import { language } from './language.ts';

export type TextCode = keyof PublicTexts | keyof StaffTexts | keyof OnApproachTexts;

const loaded = new Map<string, string>();

/** A partial language may have brought its own text before. */
function addMissing(texts: Readonly<Record<string, string>>): void {
  for (const [code, text] of Object.entries(texts)) if (!loaded.has(code)) loaded.set(code, text);
}

function add(texts: Readonly<Record<string, string>>): void {
  for (const [code, text] of Object.entries(texts)) loaded.set(code, text);
}

/** Every page: the texts that come first and later. */
export async function loadPublicTexts(): Promise<void> {
  await Promise.all([loadFirstTexts(), loadLaterTexts()]);
}

/** Enough to draw a citizen's form; the later texts come once it is open. */
export async function loadFirstTexts(): Promise<void> {
  const complete =
    FALLBACK[language] === 'en'
      ? (await import('@constancia/messages/en/first-texts.ts')).firstTexts
      : (await import('@constancia/messages/es/first-texts.ts')).firstTexts;
  addMissing(complete);
  if (language === 'en' || language === 'es') return;
  add(await (await import('@constancia/messages/partial.ts')).partialTexts(language));
}

export async function loadLaterTexts(): Promise<void> {
  const complete =
    FALLBACK[language] === 'en'
      ? (await import('@constancia/messages/en/later-texts.ts')).laterTexts
      : (await import('@constancia/messages/es/later-texts.ts')).laterTexts;
  addMissing(complete);
}

export async function loadStaffTexts(): Promise<void> {
  const complete =
    FALLBACK[language] === 'en'
      ? (await import('@constancia/messages/en/staff-texts.ts')).staffTexts
      : (await import('@constancia/messages/es/staff-texts.ts')).staffTexts;
  addMissing(complete);
}

/** The texts of the map and of signing, loaded with the screens that hold them, and those that a form loads later. */
export async function loadOnApproachTexts(): Promise<void> {
  await Promise.all([loadMapAndSigningTexts(), loadLaterTexts()]);
}

/** The texts of file fields, and of what can go wrong with an upload. */
export async function loadFileTexts(): Promise<void> {
  const [{ answerFiles }] = await Promise.all([
    FALLBACK[language] === 'en'
      ? import('@constancia/messages/en/answering/files.ts')
      : import('@constancia/messages/es/answering/files.ts'),
    loadLaterTexts(),
  ]);
  addMissing(answerFiles);
}

async function loadMapAndSigningTexts(): Promise<void> {
  const complete =
    FALLBACK[language] === 'en'
      ? (await import('@constancia/messages/en/answering/on-approach-texts.ts')).onApproachTexts
      : (await import('@constancia/messages/es/answering/on-approach-texts.ts')).onApproachTexts;
  addMissing(complete);
}

/** The text of a code with its values inserted. */
export function t(code: TextCode, values?: Readonly<Record<string, string | number>>): string {
  return fill(loaded.get(code) ?? code, values);
}

/** The text of an issue or problem whose code comes from the server; a general text for an unknown code. */
export function tIssue(code: string, values?: Readonly<Record<string, string | number>>): string {
  return fill(loaded.get(`issue.${code}`) ?? loaded.get('issue.other') ?? code, values);
}
