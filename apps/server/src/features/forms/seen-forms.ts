// Keeps the rows of forms as this process saw them last, so that a submission is checked without reading its form
// again. A row may be out of date: intake_submissions compares under its lock what a submission was judged by.
// rules: X32.02
import type { Queryable } from '../../platform/db/database.ts';
import { type FormRow, findForm } from './queries.ts';

/** Number of rows in memory. */
const KEPT = 500;

export interface SeenForms {
  /** The row as it was seen last; null when there is none that may be used without reading it again. */
  readonly seen: (formId: string) => FormRow | null;
  /** Reads the row; null when the form does not exist. */
  readonly read: (formId: string) => Promise<FormRow | null>;
}

/** `most`: number of rows in memory. */
export function seenForms(db: Queryable, most = KEPT): SeenForms {
  const rows = new Map<string, FormRow>();
  return {
    seen: (formId) => rows.get(formId) ?? null,
    read: async (formId) => {
      const row = await findForm(db, formId);
      rows.delete(formId);
      // What a form sells depends on more than what is compared at storing.
      if (!row || row.sells) return row;
      rows.set(formId, row);
      const oldest = rows.keys().next().value;
      if (rows.size > most && oldest !== undefined) rows.delete(oldest);
      return row;
    },
  };
}

/** Whether a submission is judged by both rows in the same way. */
export function judgesAlike(one: FormRow, other: FormRow | null): boolean {
  return other !== null && !other.sells && isUnchanged(one, other);
}

/** Whether nothing that a submission is judged by was changed from one to the other. */
export function isUnchanged(one: FormRow, other: FormRow): boolean {
  return JUDGED.every((field) => same(one[field], other[field]));
}

const JUDGED = [
  'municipalityId',
  'version',
  'areaId',
  'responseLimit',
  'public',
  'portal',
  'deletedAt',
  'keyword',
  'countryDisabled',
] as const satisfies readonly (keyof FormRow)[];

const same = (one: unknown, other: unknown) => one === other || String(one) === String(other);
