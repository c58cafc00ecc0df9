// How a comparison of a feed's filter is written for the database. What is compared with is always a parameter.
// rules: X38.82, X38.102
import { TEXT_TESTS, type TextTest } from '@constancia/domain/odata/feed-model.ts';
import type { Comparison } from '@constancia/domain/odata/filter/feed-condition.ts';
import { type RawBuilder, sql } from 'kysely';

export const SIGNS: Readonly<Record<Comparison, RawBuilder<unknown>>> = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

export const isTextTest = (comparison: Comparison | TextTest): comparison is TextTest =>
  TEXT_TESTS.some((one) => one === comparison);

/** Letter by letter, capitals apart; null for no text. */
export function textTested(text: RawBuilder<unknown>, test: TextTest, piece: string): RawBuilder<boolean> {
  if (test === 'contains') return sql<boolean>`(strpos(${text}, ${piece}::text) > 0)`;
  if (test === 'startswith') return sql<boolean>`starts_with(${text}, ${piece}::text)`;
  return sql<boolean>`(right(${text}, length(${piece}::text)) = ${piece}::text)`;
}
