// Which columns a person sees in the list of a form. This device remembers it for each of its people and each form.
// rules: X33.64
import { LIST_COLUMNS } from '@constancia/domain/limits.ts';
import { useState } from 'react';
import { keepLocalValue, readLocalValue } from '../../../platform/device/local-values.ts';
import type { TextCode } from '../../../platform/texts.ts';

/** The columns that can be hidden; code and actions are always there. */
export const HIDEABLE = {
  id: 'staff.submissions-column-id',
  moment: 'staff.submissions-column-date',
  author: 'staff.submissions-column-author',
  state: 'staff.submissions-column-state',
  payment: 'payment-list.column',
  more: 'staff.submissions-column-more',
} as const satisfies Readonly<Record<string, TextCode>>;
export type Hideable = keyof typeof HIDEABLE;
export const HIDEABLE_COLUMNS = Object.keys(HIDEABLE) as readonly Hideable[];

export interface ListColumns {
  readonly hidden: readonly Hideable[];
  /** Ids of questions, in the order of their columns. */
  readonly questions: readonly string[];
}

const ALL: ListColumns = { hidden: [], questions: [] };

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is not a column any more is left out. */
export function columnsIn(value: unknown): ListColumns {
  if (typeof value !== 'object' || value === null) return ALL;
  const { hidden, questions } = value as Partial<Record<keyof ListColumns, unknown>>;
  return {
    hidden: HIDEABLE_COLUMNS.filter((column) => listIn(hidden).includes(column)),
    questions: listIn(questions)
      .filter((id) => typeof id === 'string')
      .slice(0, LIST_COLUMNS.questions),
  };
}

export function useListColumns(userId: string, formId: string) {
  const key = `constancia.columns.${userId}.${formId}`;
  const [kept, setKept] = useState(() => ({ key, columns: columnsIn(readLocalValue(key)) }));
  const columns = kept.key === key ? kept.columns : columnsIn(readLocalValue(key));
  return {
    columns,
    choose: (next: ListColumns) => {
      keepLocalValue(key, next);
      setKept({ key, columns: next });
    },
  };
}

/** As the endpoints take the questions. */
export function columnsQuery({ questions }: ListColumns): { readonly columns?: string } {
  return questions.length === 0 ? {} : { columns: JSON.stringify(questions) };
}
