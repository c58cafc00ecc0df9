// Languages that are incomplete: their missing texts come from the fall-back (languages.ts). Each language
// loads separately.
// rules: P1.18, P1.19, R9.33

import type { PublicTexts } from './es/texts.ts';
import type { Language } from './languages.ts';

const PARTIAL: Readonly<Partial<Record<Language, () => Promise<Partial<PublicTexts>>>>> = {
  pt: async () => (await import('./pt/public-texts.ts')).portuguese,
  gl: async () => (await import('./gl/public-texts.ts')).galician,
  ek: async () => (await import('./ek/public-texts.ts')).basque,
  ja: async () => (await import('./ja/public-texts.ts')).japanese,
};

/**
 * The language's own texts; empty for a language that has a complete catalogue or is shown in its fall-back.
 */
export async function partialTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await PARTIAL[language]?.()) ?? {};
}
