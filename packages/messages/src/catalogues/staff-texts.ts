// Texts that only staff screens load. Those of each language load by themselves.
// rules: P1.18, X34.30
import type { staffTexts } from '../es/staff-texts.ts';
import type { Catalogue } from '../languages.ts';

type Texts = Readonly<Record<keyof typeof staffTexts, string>>;

export const STAFF_TEXTS: Readonly<Record<Catalogue, () => Promise<Texts>>> = {
  es: async () => (await import('../es/staff-texts.ts')).staffTexts,
  en: async () => (await import('../en/staff-texts.ts')).staffTexts,
  pt: async () => (await import('../pt/staff-texts.ts')).staffTexts,
  gl: async () => (await import('../gl/staff-texts.ts')).staffTexts,
  ek: async () => (await import('../ek/staff-texts.ts')).staffTexts,
};
