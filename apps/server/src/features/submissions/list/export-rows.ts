// The rows of a spreadsheet as the database sends them, opened one by one.
// rules: X32.20
import { NO_FACTS, type ParticularFacts } from '@constancia/domain/presentation/sheet/fact-columns.ts';
import type { AnswerValue, LocalMoment } from '@constancia/domain/questions/question-type.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';

export interface SystemFacts {
  /** ISO 8601 in UTC, as the other. */
  readonly submissionDate: string;
  readonly updatedAt: string;
  readonly areaId: string;
  readonly area: string | null;
  readonly badge: string | null;
  readonly payment: string | null;
}

export interface ExportRow {
  /** Microseconds since 1970, for the page key. */
  readonly at: string;
  readonly id: string;
  /** What the order goes by, for the page key. */
  readonly value: string | null;
  readonly code: string;
  readonly createdBy: string;
  readonly created: LocalMoment;
  readonly state: number | null;
  readonly formVersion: number;
  /** Only what was asked for is filled in; `main` never is. */
  readonly answers: Pick<AnswerSet, 'ticked' | 'rows'>;
  /** Only what was asked for is filled in. */
  readonly facts: ParticularFacts;
  /** null when not asked for. */
  readonly system: SystemFacts | null;
  /** In the order of `questionIds`; null for a question without an answer. */
  readonly values: readonly (AnswerValue | null)[];
}

/** Everything of a row but the values of its answers, as one list: whatever is in it is opened at once. */
type Line = readonly [
  at: string,
  id: string,
  value: string | null,
  code: string,
  createdBy: string,
  created: string,
  state: number | null,
  formVersion: number,
  ticked: AnswerSet['ticked'] | null,
  rows: AnswerSet['rows'] | null,
  facts: Partial<ParticularFacts>,
  system: SystemFacts | null,
];

/** Both are JSON. */
export interface StoredRow {
  readonly line: string;
  readonly main: string;
}

/** Makes the values of a row from its answers. */
export type ValuesReader = (main: string) => ExportRow['values'];

function rowOf(stored: StoredRow, readValues: ValuesReader): ExportRow {
  const line: Line = JSON.parse(stored.line);
  const [at, id, value, code, createdBy, created, state, formVersion, ticked, rows, facts, system] = line;
  const [date = '', time = ''] = created.split(' ');
  return {
    at,
    id,
    value,
    code,
    createdBy,
    created: { date, time },
    state,
    formVersion,
    answers: { ticked: ticked ?? {}, rows: rows ?? {} },
    facts: { ...NO_FACTS, ...facts },
    system,
    values: readValues(stored.main),
  };
}

/** Rows that are opened one by one as they are needed: the memory of each is free before the next one. */
export interface ExportRows extends Iterable<ExportRow> {
  readonly length: number;
  readonly last: () => ExportRow | undefined;
}

export function exportRows(stored: readonly StoredRow[], readValues: ValuesReader): ExportRows {
  const last = stored.at(-1);
  return {
    length: stored.length,
    last: () => last && rowOf(last, readValues),
    *[Symbol.iterator]() {
      for (const row of stored) yield rowOf(row, readValues);
    },
  };
}
