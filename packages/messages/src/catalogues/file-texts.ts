// Texts of file fields. Those of each language load by themselves.
// rules: P1.18, X34.30
import type { answerFiles } from '../es/answering/files.ts';
import type { Catalogue } from '../languages.ts';

type Texts = Readonly<Record<keyof typeof answerFiles, string>>;

export const ANSWER_FILES: Readonly<Record<Catalogue, () => Promise<Texts>>> = {
  es: async () => (await import('../es/answering/files.ts')).answerFiles,
  en: async () => (await import('../en/answering/files.ts')).answerFiles,
  pt: async () => (await import('../pt/answering/files.ts')).answerFiles,
  gl: async () => (await import('../gl/answering/files.ts')).answerFiles,
  ek: async () => (await import('../ek/answering/files.ts')).answerFiles,
};
