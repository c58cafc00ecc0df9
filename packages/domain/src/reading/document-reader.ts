// Readers for documents that other programs wrote. A field that is absent or null reads as its empty value,
// because documents leave fields out; a value of the wrong type is an issue that names its path.
// rules: E3.06, E9.06, A3.06
import type { Issue } from '../issue.ts';
import { type DocumentObject, isObject } from './residue.ts';

export type DocumentIssueCode =
  | 'document-duplicate-id'
  | 'document-form-differs'
  | 'document-missing-field'
  | 'document-not-storable'
  | 'document-too-deep'
  | 'document-too-many'
  | 'document-unknown-value'
  | 'document-wrong-type';

export type DocumentIssue = Issue<DocumentIssueCode>;
export type Read<T> = T | { readonly issues: readonly DocumentIssue[] };

/** Issues found so far; the number is limited, so that a hostile document gets a short reply. */
export type DocumentReport = DocumentIssue[];
const ISSUES_MAX = 50;

/** An object in a document, and its path: `secciones[3].preguntas[2]`. */
export interface Fields {
  readonly document: DocumentObject;
  readonly path: string;
  readonly report: DocumentReport;
}

export function reportAt(fields: Fields, field: string, code: DocumentIssueCode): void {
  if (fields.report.length >= ISSUES_MAX) return;
  const path = pathOfField(fields, field);
  fields.report.push({ code, at: { field: path }, values: { path } });
}

/** Returns the result, or the issues when there are any. */
export function readOr<T>(report: DocumentReport, result: T): Read<T> {
  return report.length > 0 ? { issues: report } : result;
}

export function textOf(fields: Fields, field: string): string {
  return valueOf(fields, field, (value) => (typeof value === 'string' ? value : undefined)) ?? '';
}

/** A text that a document may store as a number, e.g. an identity number. */
export function looseTextOf(fields: Fields, field: string): string {
  const read = (value: unknown) =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
  return valueOf(fields, field, read) ?? '';
}

export function flagOf(fields: Fields, field: string): boolean {
  return valueOf(fields, field, (value) => (typeof value === 'boolean' ? value : undefined)) ?? false;
}

/** A number, or a number written as text such as "-1"; null when there is none. */
export function numberOf(fields: Fields, field: string): number | null {
  return valueOf(fields, field, (value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : undefined;
  });
}

/** The inner object; null when there is none. */
export function objectOf(fields: Fields, field: string): Fields | null {
  const document = valueOf(fields, field, (value) => (isObject(value) ? value : undefined));
  return document && { document, path: pathOfField(fields, field), report: fields.report };
}

/** The values of a list; empty when there is none. */
export function listOf(fields: Fields, field: string): readonly unknown[] {
  return valueOf(fields, field, (value) => (Array.isArray(value) ? (value as unknown[]) : undefined)) ?? [];
}

/** The objects of a list, at most `max`; any other item is an issue. */
export function objectsOf(fields: Fields, field: string, max: number): readonly Fields[] {
  const list = listOf(fields, field);
  if (list.length > max) {
    reportAt(fields, field, 'document-too-many');
    return [];
  }
  return list.flatMap((document, index) => {
    const path = `${field}[${index}]`;
    if (isObject(document)) return [{ document, path: pathOfField(fields, path), report: fields.report }];
    reportAt(fields, path, 'document-wrong-type');
    return [];
  });
}

/** The texts of a list; any other item is an issue. */
export function textsOf(fields: Fields, field: string): readonly string[] {
  return listOf(fields, field).flatMap((value, index) => {
    if (typeof value === 'string') return [value];
    reportAt(fields, `${field}[${index}]`, 'document-wrong-type');
    return [];
  });
}

function valueOf<T>(fields: Fields, field: string, read: (value: unknown) => T | undefined): T | null {
  const value = Object.hasOwn(fields.document, field) ? fields.document[field] : null;
  if (value === null || value === undefined) return null;
  const result = read(value);
  if (result === undefined) reportAt(fields, field, 'document-wrong-type');
  return result ?? null;
}

function pathOfField(fields: Fields, field: string): string {
  return fields.path === '' ? field : `${fields.path}.${field}`;
}
