// Galician: the texts of the first paint, and where the others are.
import { firstTexts } from './first-texts.ts';

export const catalogue = {
  firstTexts: async () => firstTexts,
  laterTexts: async () => (await import('./later-texts.ts')).laterTexts,
  staffTexts: async () => (await import('./staff-texts.ts')).staffTexts,
  onApproachTexts: async () => (await import('./answering/on-approach-texts.ts')).onApproachTexts,
  answerFiles: async () => (await import('./answering/files.ts')).answerFiles,
};
