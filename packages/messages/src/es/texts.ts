// Types of the catalogues: Spanish is the reference, every complete language has the same codes.
import type { partTexts } from './answering/part-texts.ts';
import type { publicTexts } from './public-texts.ts';
import type { staffTexts } from './staff-texts.ts';

export type PublicTexts = Readonly<Record<keyof typeof publicTexts, string>>;
export type StaffTexts = Readonly<Record<keyof typeof staffTexts, string>>;
export type PartTexts = Readonly<Record<keyof typeof partTexts, string>>;
