// Converts documents of the collection `respuestas_formularios` to our submissions and back. Such a document
// contains a copy of its form; we keep the form once per version, so a document is read against a version and
// written from one. Where that copy differs from the version, the submission's residue keeps the difference,
// together with everything our model does not know (revision requests, supervisor edits).
// rules: A3.31, R3.01-R3.24
import type { FormDefinition } from '../../forms/definition/form.ts';
import { type Fields, type Read, readOr } from '../../reading/document-reader.ts';
import { openDocument } from '../../reading/open-document.ts';
import {
  type DocumentObject,
  keepResidue,
  type Residue,
  withoutPaths,
  withResidue,
} from '../../reading/residue.ts';
import { sameValue } from '../../reading/same-value.ts';
import type { AnswerSet } from '../../submissions/answers/answers.ts';
import type { Submission } from '../../submissions/submission.ts';
import { readDefinition } from '../forms/definition-document.ts';
import { withoutResidue } from '../forms/definition-residue.ts';
import { formToDocument, splitForm } from '../forms/form-document.ts';
import { type FormRecord, RECORD_FIELDS, readRecord } from '../forms/form-record.ts';
import { readAnswers, writeAnswers } from './answers-document.ts';
import { rowsAsList, rowsByName } from './row-names.ts';
import { readSubmissionFields, submissionFields } from './submission-fields.ts';

/**
 * The definition in the document's own copy of the form, without residue. Compare it with `sameDefinition`.
 */
export function definitionOfSubmissionDocument(
  document: unknown,
): Read<{ readonly definition: FormDefinition }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  const definition = withoutResidue(readDefinition(splitForm(opened).definition));
  return readOr(opened.report, { definition });
}

/** The whole form in the document's own copy, for a submission whose form is not known. */
export function formOfSubmissionDocument(document: unknown): Read<{ readonly form: FormRecord }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  const { record, definition } = splitForm(opened);
  const form: FormRecord = {
    ...readRecord({ ...record, document: { ...record.document, id: opened.document.idPlantilla } }),
    definition: withoutResidue(readDefinition(definition)),
  };
  return readOr(opened.report, { form });
}

/**
 * Reads a submission against a version of its form that has the same sections and questions as the document's
 * copy.
 */
export function submissionFromDocument(
  document: unknown,
  form: FormRecord,
  formDocument: DocumentObject = formToDocument(form),
): Read<{ readonly submission: Submission }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  const { definition } = form;
  const submission: Submission = {
    ...readSubmissionFields(opened, definition),
    answers: readAnswers(opened, definition),
  };
  if (opened.report.length > 0) return { issues: opened.report };
  const residue = residueOf(opened.document, submission, { form, formDocument });
  return { submission: residue ? { ...submission, residue } : submission };
}

/** `formDocument`: pass the written form when many submissions of one version are written. */
export function submissionToDocument(
  submission: Submission,
  form: FormRecord,
  formDocument: DocumentObject = formToDocument(form),
): DocumentObject {
  const written = writeOver(submission, { form, formDocument });
  const { residue, answers } = submission;
  if (!residue) return written;
  const document = restored(written, residue, { answers, definition: form.definition });
  // After an edit, the residue of a blank or hidden answer could be read as an answer: the model wins,
  // section by section.
  const changed = changedSections(written, document, form.definition);
  if (changed.length === 0) return document;
  const paths = changed.map((index) => `secciones/${index}/`);
  return restored(written, withoutPaths(residue, paths), { answers, definition: form.definition });
}

/** Returns the fields about corrections, which the model does not type yet, as the document had them. */
export function correctionsOf(submission: Submission): DocumentObject {
  const none = {
    answersWithCorrections: { answers: [], images: [], documents: [] },
    editsBySupervisor: [],
    requestsForChanges: [],
  };
  const residue = Object.entries(submission.residue ?? {}).filter(
    ([path]) => (path.split('/')[0] ?? '') in none,
  );
  return withResidue(none, Object.fromEntries(residue));
}

interface Written {
  readonly form: FormRecord;
  readonly formDocument: DocumentObject;
}

interface WithDefinition {
  readonly answers: AnswerSet;
  readonly definition: FormDefinition;
}

function writeOver(submission: Submission, { form, formDocument }: Written): DocumentObject {
  const { definition } = form;
  return {
    ...formDocument,
    ...submissionFields(submission, definition, formDocument),
    secciones: writeAnswers(formDocument.secciones, definition, submission.answers),
  };
}

/**
 * Always keeps the fields of the form's record: they go on changing in the form, but not in the document's
 * copy.
 */
function residueOf(document: DocumentObject, submission: Submission, written: Written): Residue | undefined {
  const { answers } = submission;
  const { definition } = written.form;
  const emitted = withoutFields(writeOver(submission, written), RECORD_FIELDS);
  const kept = keepResidue(
    rowsByName(document, definition, answers),
    rowsByName(emitted, definition, answers),
  );
  const absent = RECORD_FIELDS.filter((field) => !Object.hasOwn(document, field));
  return { ...kept, ...Object.fromEntries(absent.map((field) => [field, { absent: true }])) };
}

function restored(
  written: DocumentObject,
  residue: Residue | undefined,
  { answers, definition }: WithDefinition,
): DocumentObject {
  const kept = RECORD_FIELDS.filter((field) => residue !== undefined && Object.hasOwn(residue, field));
  const emitted = rowsByName(withoutFields(written, kept), definition, answers);
  return rowsAsList(withResidue(emitted, residue), definition, answers);
}

function changedSections(
  written: DocumentObject,
  document: DocumentObject,
  definition: FormDefinition,
): readonly number[] {
  return definition.sections.flatMap((section, index) => {
    const alone = { ...definition, sections: [section] };
    const before = readAnswers(sectionOf(written, index), alone);
    const report: Fields['report'] = [];
    const after = readAnswers({ ...sectionOf(document, index), report }, alone);
    return report.length === 0 && sameValue(before, after) ? [] : [index];
  });
}

function sectionOf(document: DocumentObject, index: number): Fields {
  const sections = document.secciones;
  return { document: { secciones: Array.isArray(sections) ? [sections[index]] : [] }, path: '', report: [] };
}

function withoutFields(document: DocumentObject, fields: readonly string[]): DocumentObject {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));
}
