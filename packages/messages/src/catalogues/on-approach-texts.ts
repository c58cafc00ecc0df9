// Texts that load only with the map, the signature boxes or the look-ups. Those of each language load by themselves.
// rules: P1.18, X34.30
import type { onApproachTexts } from '../es/answering/on-approach-texts.ts';
import type { Catalogue } from '../languages.ts';

type Texts = Readonly<Record<keyof typeof onApproachTexts, string>>;

export const ON_APPROACH_TEXTS: Readonly<Record<Catalogue, () => Promise<Texts>>> = {
  es: async () => (await import('../es/answering/on-approach-texts.ts')).onApproachTexts,
  en: async () => (await import('../en/answering/on-approach-texts.ts')).onApproachTexts,
  pt: async () => (await import('../pt/answering/on-approach-texts.ts')).onApproachTexts,
  gl: async () => (await import('../gl/answering/on-approach-texts.ts')).onApproachTexts,
  ek: async () => (await import('../ek/answering/on-approach-texts.ts')).onApproachTexts,
};
