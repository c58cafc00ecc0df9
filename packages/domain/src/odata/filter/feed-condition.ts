// What an OData $filter asks for, as a tree: plain values, which another thread can take over and the database translates.
// rules: X38.82

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
} as const;

export type FilterProperty = keyof typeof FILTER_PROPERTIES;

export const COMPARISONS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type FeedCondition =
  | { readonly type: 'and' | 'or'; readonly all: readonly FeedCondition[] }
  | { readonly type: 'not'; readonly condition: FeedCondition }
  | {
      readonly type: 'compare';
      readonly property: FilterProperty;
      readonly comparison: Comparison;
      /** A moment as ISO 8601 in UTC. */
      readonly value: string | number | null;
    };

export const isFilterProperty = (name: string): name is FilterProperty =>
  Object.hasOwn(FILTER_PROPERTIES, name);
