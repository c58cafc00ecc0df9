// Converts documents of the collection `formularios` to our forms and back. Reading a document and writing it
// gives the same document; writing a form and reading it gives the same form.
// rules: E1.02, E3.01-E3.17, P3.15, P3.16

import { type Fields, type Read, readOr, reportAt } from '../../reading/document-reader.ts';
import { openDocument } from '../../reading/open-document.ts';
import type { DocumentObject } from '../../reading/residue.ts';
import { readDefinition, writeDefinition } from './definition-document.ts';
import { type FormRecord, RECORD_FIELDS, readRecord, writeRecord } from './form-record.ts';

/** Reads a form of any origin; never throws. */
export function formFromDocument(document: unknown): Read<{ readonly form: FormRecord }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  const { record, definition } = splitForm(opened);
  const form: FormRecord = { ...readRecord(record), definition: readDefinition(definition) };
  if (form.id === '') reportAt(opened, 'id', 'document-missing-field');
  return readOr(opened.report, { form });
}

export function formToDocument(form: FormRecord): DocumentObject {
  return { ...writeRecord(form), ...writeDefinition(form.definition) };
}

/** Splits a form document into the fields of its record and those of its definition. */
export function splitForm(fields: Fields): { readonly record: Fields; readonly definition: Fields } {
  const record: Record<string, unknown> = {};
  const definition: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields.document))
    (field === 'id' || RECORD_FIELDS.includes(field) ? record : definition)[field] = value;
  return { record: { ...fields, document: record }, definition: { ...fields, document: definition } };
}
