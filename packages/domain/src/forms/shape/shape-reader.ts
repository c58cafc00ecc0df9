// Readers for untrusted values. Each one returns a value of the expected type, or reports what is wrong and
// where and returns a stand-in, so that one pass finds every issue. The result has only known fields.
// rules: E5.16, E9.29
import type { FieldRef, Issue } from '../../issue.ts';
import { cleanText } from '../../text/clean-text.ts';
import { SHAPE_ISSUES_MAX, TEXT_MAX } from '../definition/form-limits.ts';

export type ShapeIssueCode =
  | 'shape-bad-id'
  | 'shape-contradiction'
  | 'shape-duplicate-id'
  | 'shape-missing-field'
  | 'shape-options-not-allowed'
  | 'shape-too-deep'
  | 'shape-too-long'
  | 'shape-too-many'
  | 'shape-transition-to-itself'
  | 'shape-unknown-field'
  | 'shape-unknown-state'
  | 'shape-unknown-value'
  | 'shape-wrong-type'
  | 'signature-title-too-long'
  | 'signature-translation-too-long'
  | 'state-name-empty'
  | 'state-name-taken'
  | 'state-translation-too-long';

export type ShapeIssue = Issue<ShapeIssueCode>;
export type UnknownFields = Readonly<Record<string, unknown>>;

/** Collects issues, and counts what is limited across the whole form. */
export interface ShapeReport {
  readonly issues: ShapeIssue[];
  readonly counts: { questions: number; choices: number };
}

/** Where a value is in the form: `path` reads like `sections[3].questions[2].title`. */
export interface Spot {
  readonly report: ShapeReport;
  readonly path: string;
  readonly at: FieldRef;
}

export function newReport(): ShapeReport {
  return { issues: [], counts: { questions: 0, choices: 0 } };
}

export function report(spot: Spot, code: ShapeIssueCode, values: Issue['values'] = {}): void {
  if (spot.report.issues.length >= SHAPE_ISSUES_MAX) return;
  spot.report.issues.push({
    code,
    at: { ...spot.at, field: spot.path },
    values: { path: spot.path, ...values },
  });
}

export function inside(spot: Spot, field: string): Spot {
  return { ...spot, path: spot.path === '' ? field : `${spot.path}.${field}` };
}

export function item(spot: Spot, index: number, at: FieldRef = {}): Spot {
  return { ...spot, path: `${spot.path}[${index}]`, at: { ...spot.at, ...at } };
}

/**
 * Returns the fields of an object that has all of `required` and nothing else but `optional`; null when it
 * does not.
 */
export function readFields(
  value: unknown,
  spot: Spot,
  names: { readonly required: readonly string[]; readonly optional?: readonly string[] },
): UnknownFields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(spot, 'shape-wrong-type', { expected: 'object' });
    return null;
  }
  const fields = value as UnknownFields;
  for (const name of Object.keys(fields))
    if (!names.required.includes(name) && !names.optional?.includes(name))
      report(inside(spot, name.slice(0, 60)), 'shape-unknown-field');
  for (const name of names.required)
    if (!Object.hasOwn(fields, name)) report(inside(spot, name), 'shape-missing-field');
  return fields;
}

export function readList(value: unknown, spot: Spot, max: number): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(spot, 'shape-wrong-type', { expected: 'list' });
    return [];
  }
  if (value.length <= max) return value;
  report(spot, 'shape-too-many', { max });
  return [];
}

/** Trims the text and removes characters that cannot be stored (E5.16). */
export function readText(value: unknown, spot: Spot, max: number = TEXT_MAX): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') {
    report(spot, 'shape-wrong-type', { expected: 'text' });
    return '';
  }
  if (value.length > max) {
    report(spot, 'shape-too-long', { max });
    return '';
  }
  return cleanText(value).trim();
}

export function readFlag(value: unknown, spot: Spot): boolean {
  if (typeof value === 'boolean') return value;
  if (value !== undefined) report(spot, 'shape-wrong-type', { expected: 'boolean' });
  return false;
}

export function readNumber(value: unknown, spot: Spot): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value !== undefined) report(spot, 'shape-wrong-type', { expected: 'number' });
  return 0;
}

export function readNumberOrNull(value: unknown, spot: Spot): number | null {
  return value === null || value === undefined ? null : readNumber(value, spot);
}

export function readOneOf<const T extends string>(
  value: unknown,
  spot: Spot,
  known: readonly [T, ...T[]],
): T {
  const match = known.find((candidate) => candidate === value);
  if (match !== undefined) return match;
  if (value !== undefined) report(spot, 'shape-unknown-value', { known: known.join(', ') });
  return known[0];
}
