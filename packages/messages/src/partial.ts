// Japanese is incomplete: what it lacks comes from its complete catalogue (languages.ts).
// rules: P1.19, R9.33

import type { PublicTexts } from './es/texts.ts';
import type { Language } from './languages.ts';

const PARTIAL: Readonly<Partial<Record<Language, () => Promise<Partial<PublicTexts>>>>> = {
  ja: async () => (await import('./ja/public-texts.ts')).japanese,
};

/** The language's own texts; empty for a language that has a complete catalogue or is shown in another. */
export async function partialTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await PARTIAL[language]?.()) ?? {};
}
