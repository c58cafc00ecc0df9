// Japanese: the texts of the first paint, and where the others are. It has what a citizen sees; what only staff see is English.
// rules: P1.19, R9.33, X34.32
import { firstTexts } from './first-texts.ts';

export const catalogue = {
  firstTexts: async () => firstTexts,
  laterTexts: async () => (await import('./later-texts.ts')).laterTexts,
  staffTexts: async () => (await import('../en/staff-texts.ts')).staffTexts,
  onApproachTexts: async () => (await import('./answering/on-approach-texts.ts')).onApproachTexts,
  answerFiles: async () => (await import('./answering/files.ts')).answerFiles,
};
