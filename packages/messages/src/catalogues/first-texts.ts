// Texts without which no page is drawn. Those of each language load by themselves.
// rules: P1.18, X34.30
import type { firstTexts } from '../es/first-texts.ts';
import type { Catalogue } from '../languages.ts';

type Texts = Readonly<Record<keyof typeof firstTexts, string>>;

export const FIRST_TEXTS: Readonly<Record<Catalogue, () => Promise<Texts>>> = {
  es: async () => (await import('../es/first-texts.ts')).firstTexts,
  en: async () => (await import('../en/first-texts.ts')).firstTexts,
  pt: async () => (await import('../pt/first-texts.ts')).firstTexts,
  gl: async () => (await import('../gl/first-texts.ts')).firstTexts,
  ek: async () => (await import('../ek/first-texts.ts')).firstTexts,
};
