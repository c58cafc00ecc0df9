// Submissions of the demonstration as documents, read against their forms.

import { formFromDocument } from '../interchange/forms/form-document.ts';
import type { FormRecord } from '../interchange/forms/form-record.ts';
import { submissionFromDocument } from '../interchange/submissions/submission-document.ts';
import type { DocumentObject } from '../reading/residue.ts';
import type { Submission } from '../submissions/submission.ts';
import {
  type ANSWERED_FILES,
  formDocument,
  submissionDocuments,
  type TestDocument,
} from './read-demonstration.ts';

export function formOf(name: (typeof ANSWERED_FILES)[number]): FormRecord {
  const result = formFromDocument(formDocument(name));
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.form;
}

export function readSubmission(document: unknown, form: FormRecord): Submission {
  const result = submissionFromDocument(document, form);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.submission;
}

export function withoutResidue(submission: Submission): Submission {
  return { ...submission, residue: undefined };
}

/** Returns the value as a database would give it back. */
export function stored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The first submission of a form for which `fits` holds. */
export function exampleOf(name: (typeof ANSWERED_FILES)[number], fits: (submission: Submission) => boolean) {
  const form = formOf(name);
  for (const document of submissionDocuments(name)) {
    const submission = readSubmission(document, form);
    if (fits(submission)) return { form, document, submission };
  }
  throw new Error('no such answer among the examples');
}

type Questions = readonly (TestDocument & { readonly opciones: readonly TestDocument[] })[];
export type Sections = readonly {
  readonly preguntas: Questions;
  readonly conditions: readonly (TestDocument & { readonly questions: Questions })[];
  readonly seccionesRepetibles: readonly { readonly preguntas: Questions }[];
}[];
export const sectionsOf = (document: DocumentObject): Sections => document.secciones as Sections;
