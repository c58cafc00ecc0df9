// The columns of the table of submissions: each has a heading and what it says of a row.
// rules: R2.026-R2.034, X33.64, X33.66
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import type { ListOrder } from '@constancia/domain/submissions/order/list-order.ts';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { language } from '../../../platform/language.ts';
import { shownName } from '../../../ui/shown-name.ts';
import { t } from '../../../platform/texts.ts';
import { HIDEABLE, type Hideable } from '../columns/list-columns.ts';
import type { SubmissionPage } from './list-submissions.ts';
import { PaymentChip } from './payment-chip.tsx';
import { shownMoment } from './shown-moment.ts';
import { AdditionalData } from './submission-cells.tsx';

/** A code, a date or a heading never breaks; a long name does. */
const WHOLE = { whiteSpace: 'nowrap' } as const;
/** A line breaks between words only. */
const WORDS = { overflowWrap: 'normal' } as const;
const BREAKS = { overflowWrap: 'anywhere', minWidth: '8rem' } as const;
const MONOSPACE = { ...WHOLE, fontFamily: 'monospace', fontSize: '0.8125rem' } as const;

export interface TableColumn {
  readonly key: string;
  readonly title: string;
  readonly sx?: SxProps;
  /** What the list is ordered by from its heading; absent for nothing. */
  readonly by?: ListOrder['by'];
  /** Names the row. */
  readonly isHeader?: true;
  readonly cell: (row: SubmissionRow) => ReactNode;
}

export interface ShownList {
  readonly timeZone: string;
  /** The form sells something: its submissions have a payment status (R2.031). */
  readonly sells: boolean;
  /** The list goes by the last update, which it then shows (R2.028). */
  readonly byLastUpdate?: boolean;
  readonly hidden: readonly Hideable[];
  /** Questions whose answers the rows have, in the order of their values. */
  readonly questions: SubmissionPage['columns'];
}

/** The columns of questions; a row that was read for other columns says nothing. */
export function questionColumns({ questions }: Pick<ShownList, 'questions'>): readonly TableColumn[] {
  return questions.map(({ id, title }, position) => ({
    key: `question-${id}`,
    title: inLanguage(title, language),
    by: { question: id },
    sx: BREAKS,
    cell: ({ values }) => <bdi>{values[position] ?? ''}</bdi>,
  }));
}

/** The columns before and after the actions. */
export function tableColumns(list: ShownList): {
  readonly before: readonly TableColumn[];
  readonly after: readonly TableColumn[];
} {
  const { timeZone, sells, byLastUpdate = false, hidden } = list;
  const hideable = (key: Hideable, column: Omit<TableColumn, 'key' | 'title'>): readonly TableColumn[] =>
    hidden.includes(key) ? [] : [{ key, title: t(HIDEABLE[key]), ...column }];
  const before: readonly TableColumn[] = [
    ...hideable('id', { sx: MONOSPACE, cell: ({ id }) => id }),
    {
      key: 'code',
      title: t('staff.submissions-column-code'),
      by: 'code',
      sx: { ...WHOLE, fontWeight: 600 },
      isHeader: true,
      cell: ({ code }) => code,
    },
    ...hideable('moment', {
      by: byLastUpdate ? 'updated' : 'created',
      sx: WHOLE,
      cell: (row) => shownMoment(row, byLastUpdate, timeZone),
    }),
    ...hideable('author', { by: 'author', sx: BREAKS, cell: ({ createdBy }) => <bdi>{createdBy}</bdi> }),
    ...hideable('state', {
      by: 'state',
      sx: WORDS,
      cell: ({ state, stateIn }) => shownName(state, stateIn),
    }),
    ...(sells
      ? hideable('payment', { cell: ({ payment }) => payment && <PaymentChip status={payment} /> })
      : []),
    ...questionColumns(list),
  ];
  const after = hideable('more', { sx: { minWidth: '11rem' }, cell: (row) => <AdditionalData row={row} /> });
  return { before, after };
}
