// Spanish of Central America: the texts of the first paint, and where the others are. What it says in the same words as
// Spanish is not repeated here.
// rules: X34.33
import { firstTexts } from './first-texts.ts';

export const catalogue = {
  firstTexts: async () => firstTexts,
  laterTexts: async () => (await import('./later-texts.ts')).laterTexts,
  staffTexts: async () => (await import('./staff-texts.ts')).staffTexts,
  onApproachTexts: async () => (await import('./on-approach-texts.ts')).onApproachTexts,
  answerFiles: async () => (await import('./files.ts')).answerFiles,
};
