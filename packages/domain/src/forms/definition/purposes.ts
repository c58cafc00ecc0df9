// What a question asks of the person who answers: a name, an e-mail. The words are those of `autocomplete` in HTML, so
// that browsers can offer what the person gave elsewhere.
// rules: X36.69
import type { QuestionKind } from './question-kinds.ts';

export const PURPOSES = [
  'name',
  'given-name',
  'family-name',
  'email',
  'tel',
  'tel-national',
  'street-address',
  'address-level2',
  'postal-code',
  'bday',
] as const;

export type Purpose = (typeof PURPOSES)[number];

/** The number of a country would be refused in a whole number, so that kind asks for a telephone without it. */
const OF_KIND: Partial<Readonly<Record<QuestionKind, readonly Purpose[]>>> = {
  text: [
    'name',
    'given-name',
    'family-name',
    'email',
    'tel',
    'street-address',
    'address-level2',
    'postal-code',
  ],
  integer: ['tel-national', 'postal-code'],
  date: ['bday'],
};

/** What a question of the kind can ask for; none of the kinds where there is nothing to offer. */
export function purposesOf(kind: QuestionKind): readonly Purpose[] {
  return OF_KIND[kind] ?? [];
}

/** The purpose as a field of a question of the kind; nothing where the kind has no such purpose. */
export function purposeField(kind: QuestionKind, given: unknown): { readonly purpose?: Purpose } {
  const purpose = purposesOf(kind).find((known) => known === given);
  return purpose === undefined ? {} : { purpose };
}
