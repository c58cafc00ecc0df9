// Points in time in documents: ISO 8601 with a zone, or the timestamp of a document database with its two
// number fields. Our model uses ISO 8601 in UTC.
// rules: E3.14, E3.15, R3.01, P3.08
import { type Fields, reportAt } from './document-reader.ts';
import { isObject } from './residue.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** The time in a field; null when there is none. */
export function instantOf(fields: Fields, field: string): string | null {
  const value = Object.hasOwn(fields.document, field) ? fields.document[field] : null;
  if (value === null || value === undefined) return null;
  const instant = parsed(value);
  if (instant === null) reportAt(fields, field, 'document-wrong-type');
  return instant;
}

function parsed(value: unknown): string | null {
  if (typeof value === 'string') return ISO.test(value) ? isoOf(Date.parse(value)) : null;
  if (!isObject(value)) return null;
  const seconds = value.seconds ?? value._seconds;
  const nanoseconds = value.nanoseconds ?? value._nanoseconds ?? 0;
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return null;
  return isoOf(seconds * 1000 + Math.floor(nanoseconds / 1_000_000));
}

/** Accepts four-digit years only, because programs disagree about others. */
function isoOf(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  return ISO.test(iso) ? iso : null;
}
