// Japanese: what a citizen sees first, as far as it was translated; everything else is English.
// rules: P1.19, R9.33
import { firstTexts } from '../en/first-texts.ts';
import { japanese } from './public-texts.ts';

export const catalogue = {
  firstTexts: async () => ({ ...firstTexts, ...japanese }),
  laterTexts: async () => (await import('../en/later-texts.ts')).laterTexts,
  staffTexts: async () => (await import('../en/staff-texts.ts')).staffTexts,
  onApproachTexts: async () => (await import('../en/answering/on-approach-texts.ts')).onApproachTexts,
  answerFiles: async () => (await import('../en/answering/files.ts')).answerFiles,
};
