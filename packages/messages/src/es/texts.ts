// Types of the catalogues. Spanish is the reference: every complete language has the same codes.
import type { onApproachTexts } from './answering/on-approach-texts.ts';
import type { publicTexts } from './public-texts.ts';
import type { staffTexts } from './staff-texts.ts';

export type PublicTexts = Readonly<Record<keyof typeof publicTexts, string>>;
export type StaffTexts = Readonly<Record<keyof typeof staffTexts, string>>;
export type OnApproachTexts = Readonly<Record<keyof typeof onApproachTexts, string>>;

/** What code asks for: the text for one thing is chosen by the number. */
type Asked<Texts> = Exclude<keyof Texts, `${string}.one`>;

export type StaffTextCode = Asked<StaffTexts>;
export type TextCode = Asked<PublicTexts> | StaffTextCode | Asked<OnApproachTexts>;
