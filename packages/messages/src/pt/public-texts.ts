// Portuguese texts that every page loads: a citizen's form those of the first paint, and the others once it is open.
import { firstTexts } from './first-texts.ts';
import { laterTexts } from './later-texts.ts';

export const publicTexts = { ...firstTexts, ...laterTexts };
