// What an OData $filter asks for, as a tree: plain values, which another thread can take over and the database translates.
// rules: X38.82, X38.102, X38.110
import type { AnswerComparing, TextTest } from '../feed-model.ts';

/** What a feed can be filtered by, and how each is compared. */
export const FILTER_PROPERTIES = {
  __id: 'text',
  code: 'text',
  submissionDate: 'moment',
  updatedAt: 'moment',
  createdBy: 'text',
  state: 'text',
  stateId: 'number',
  area: 'text',
  areaId: 'text',
  formVersion: 'number',
  badge: 'text',
  paymentStatus: 'text',
} as const;

export type FilterProperty = keyof typeof FILTER_PROPERTIES;

/** An answer that a table has a column of. */
export interface FilterAnswer {
  readonly sectionId: string;
  readonly questionId: string;
  readonly comparing: AnswerComparing;
}

export const COMPARISONS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type FeedCondition =
  | { readonly type: 'and' | 'or'; readonly all: readonly FeedCondition[] }
  | { readonly type: 'not'; readonly condition: FeedCondition }
  | {
      readonly type: 'compare';
      readonly property: FilterProperty;
      readonly comparison: Comparison | TextTest;
      /** A moment as ISO 8601 in UTC. */
      readonly value: string | number | null;
    }
  | {
      readonly type: 'answer';
      readonly answer: FilterAnswer;
      readonly comparison: Comparison | TextTest;
      /** Numbers as they were written, days as YYYY-MM-DD, hours as HH:mm:ss. */
      readonly value: string | null;
    };

/** Whether it asks for anything that somebody answered. */
export function asksForAnswers(condition: FeedCondition): boolean {
  if (condition.type === 'not') return asksForAnswers(condition.condition);
  return 'all' in condition ? condition.all.some(asksForAnswers) : condition.type === 'answer';
}

export const isFilterProperty = (name: string): name is FilterProperty =>
  Object.hasOwn(FILTER_PROPERTIES, name);
