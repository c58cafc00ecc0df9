// Types of the catalogues. Spanish is the reference: every complete language has the same codes.
import type { onApproachTexts } from './answering/on-approach-texts.ts';
import type { publicTexts } from './public-texts.ts';
import type { staffTexts } from './staff-texts.ts';

export type PublicTexts = Readonly<Record<keyof typeof publicTexts, string>>;
export type StaffTexts = Readonly<Record<keyof typeof staffTexts, string>>;
export type OnApproachTexts = Readonly<Record<keyof typeof onApproachTexts, string>>;
