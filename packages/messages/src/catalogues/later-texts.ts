// Texts that a form loads once it is open. Those of each language load by themselves.
// rules: P1.18, X34.30
import type { laterTexts } from '../es/later-texts.ts';
import type { Catalogue } from '../languages.ts';

type Texts = Readonly<Record<keyof typeof laterTexts, string>>;

export const LATER_TEXTS: Readonly<Record<Catalogue, () => Promise<Texts>>> = {
  es: async () => (await import('../es/later-texts.ts')).laterTexts,
  en: async () => (await import('../en/later-texts.ts')).laterTexts,
  pt: async () => (await import('../pt/later-texts.ts')).laterTexts,
  gl: async () => (await import('../gl/later-texts.ts')).laterTexts,
  ek: async () => (await import('../ek/later-texts.ts')).laterTexts,
};
