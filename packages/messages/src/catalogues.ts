// The catalogues. A citizen's page must be light, so it knows only where the pieces of Spanish and English are; what
// is in another language comes with the first texts of that language.
// rules: X31.86, X34.30, X34.32, X34.33
import type { answerFiles } from './es/answering/files.ts';
import type { onApproachTexts } from './es/answering/on-approach-texts.ts';
import type { firstTexts } from './es/first-texts.ts';
import type { laterTexts } from './es/later-texts.ts';
import type { staffTexts } from './es/staff-texts.ts';
import type { Language } from './languages.ts';

type Load<Texts> = () => Promise<Readonly<Record<keyof Texts, string>>>;

/** The texts of one language, in the pieces in which they load. */
export interface CatalogueTexts {
  readonly firstTexts: Load<typeof firstTexts>;
  readonly laterTexts: Load<typeof laterTexts>;
  readonly staffTexts: Load<typeof staffTexts>;
  readonly onApproachTexts: Load<typeof onApproachTexts>;
  readonly answerFiles: Load<typeof answerFiles>;
}

const es: CatalogueTexts = {
  firstTexts: async () => (await import('./es/first-texts.ts')).firstTexts,
  laterTexts: async () => (await import('./es/later-texts.ts')).laterTexts,
  staffTexts: async () => (await import('./es/staff-texts.ts')).staffTexts,
  onApproachTexts: async () => (await import('./es/answering/on-approach-texts.ts')).onApproachTexts,
  answerFiles: async () => (await import('./es/answering/files.ts')).answerFiles,
};

const en: CatalogueTexts = {
  firstTexts: async () => (await import('./en/first-texts.ts')).firstTexts,
  laterTexts: async () => (await import('./en/later-texts.ts')).laterTexts,
  staffTexts: async () => (await import('./en/staff-texts.ts')).staffTexts,
  onApproachTexts: async () => (await import('./en/answering/on-approach-texts.ts')).onApproachTexts,
  answerFiles: async () => (await import('./en/answering/files.ts')).answerFiles,
};

const later = (load: () => Promise<{ readonly catalogue: CatalogueTexts }>): CatalogueTexts => ({
  firstTexts: async () => (await load()).catalogue.firstTexts(),
  laterTexts: async () => (await load()).catalogue.laterTexts(),
  staffTexts: async () => (await load()).catalogue.staffTexts(),
  onApproachTexts: async () => (await load()).catalogue.onApproachTexts(),
  answerFiles: async () => (await load()).catalogue.answerFiles(),
});

/** Each language with every text: what it does not say itself comes from another (`catalogueOf`). */
export const TEXTS: Readonly<Record<Language, CatalogueTexts>> = {
  es,
  ot: es,
  en,
  ca: later(() => import('./ca/catalogue.ts')),
  pt: later(() => import('./pt/catalogue.ts')),
  gl: later(() => import('./gl/catalogue.ts')),
  ek: later(() => import('./ek/catalogue.ts')),
  ja: later(() => import('./ja/catalogue.ts')),
};
