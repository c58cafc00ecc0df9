// Stores a submission from a document with the version of its form that it was given to. It keeps its id,
// codes and dates.
// rules: A3.31, R3.01, X30.06
import { createHash } from 'node:crypto';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { formToDocument } from '@constancia/domain/interchange/forms/form-document.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import {
  formOfSubmissionDocument,
  submissionFromDocument,
} from '@constancia/domain/interchange/submissions/submission-document.ts';
import { countCopies } from '@constancia/domain/presentation/sheet/sheet-columns.ts';
import type { DocumentObject, Residue } from '@constancia/domain/reading/residue.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { statusesOfNew } from '@constancia/domain/submissions/filter/new-statuses.ts';
import type { Submission } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { reasonsOf } from '../../../platform/refusal.ts';
import { type FormRow, findForm, type KnownForm, versionSaying } from '../../forms/public.ts';
import { storedWords } from '../search/search-words.ts';
import { type IntakeItem, intakeSubmissions, isTakenId } from './queries.ts';

/** What was read and written of forms in this import: its submissions have few of them in common. */
export interface KnownForms {
  /** Null for a form that does not exist. */
  readonly forms: Map<string, KnownForm | null>;
  /** A version's text as a document. */
  readonly documents: Map<FormDefinition, DocumentObject>;
  /** Called in the transaction of each submission that was stored. */
  readonly onStored: (db: Queryable, stored: ImportedSubmission) => Promise<void>;
}

export interface ImportedSubmission {
  readonly municipalityId: string;
  readonly definition: FormDefinition;
  /** Includes the residue: what the document holds beyond our model. */
  readonly submission: Submission;
}

interface Read {
  readonly form: FormRow;
  readonly record: FormRecord;
  readonly document: DocumentObject;
  readonly version: number;
}

async function readForm(
  db: Queryable,
  document: unknown,
  known: KnownForms,
): Promise<Read | readonly string[]> {
  const copy = formOfSubmissionDocument(document);
  if ('issues' in copy) return reasonsOf(copy.issues);
  const { id, definition } = copy.form;
  const knownForm = await knownFormOf(db, id, known);
  if (!knownForm) return [`idPlantilla: there is no form ${id}`];
  const said = await versionSaying(db, knownForm, definition);
  if (!said) return ["secciones: the answer's copy of the form is none of its versions"];
  const record: FormRecord = { ...copy.form, definition: said.definition };
  return { form: knownForm.form, record, document: documentOf(record, known), version: said.version };
}

async function knownFormOf(db: Queryable, id: string, { forms }: KnownForms): Promise<KnownForm | null> {
  const known = forms.get(id);
  if (known !== undefined) return known;
  const form = await findForm(db, id);
  const found = form && { form, texts: new Map() };
  forms.set(id, found);
  return found;
}

/** With the other fields of the first submission's copy: they are kept as each submission has them. */
function documentOf(record: FormRecord, { documents }: KnownForms): DocumentObject {
  const { definition } = record;
  const written = documents.get(definition) ?? formToDocument(record);
  documents.set(definition, written);
  return written;
}

/** Returns the reasons why the submission was refused; empty when it was stored. */
export async function importSubmission(
  db: Queryable,
  document: unknown,
  known: KnownForms,
): Promise<readonly string[]> {
  const read = await readForm(db, document, known);
  if (!('form' in read)) return read;
  const parsed = submissionFromDocument(document, read.record, read.document);
  if ('issues' in parsed) return reasonsOf(parsed.issues);
  const { residue, ...submission } = parsed.submission;
  const municipalityId = read.form.municipalityId;
  const item = { ...itemOf(read, submission, residue ?? null), contentHash: hashOf(document) };
  if (!(await isStored(db, { municipalityId, at: new Date(submission.createdAt) }, item)))
    return ['id: there is an answer with this id already, or one was deleted'];
  await known.onStored(db, {
    municipalityId,
    definition: read.record.definition,
    submission: parsed.submission,
  });
  return [];
}

/** False when the id is taken: a submission of any municipality has or had it. */
async function isStored(
  db: Queryable,
  { municipalityId, at }: { readonly municipalityId: string; readonly at: Date },
  item: IntakeItem,
): Promise<boolean> {
  try {
    const [result] = await intakeSubmissions(db, { municipalityId, at }, [item]);
    return result?.outcome === 'stored';
  } catch (error) {
    if (isTakenId(error)) return false;
    throw error;
  }
}

const hashOf = (document: unknown) => createHash('sha256').update(JSON.stringify(document)).digest('hex');

function itemOf(
  { form, version, record }: Read,
  submission: Omit<Submission, 'residue'>,
  residue: Residue | null,
): Omit<IntakeItem, 'contentHash'> {
  const { id, formId, createdBy, author, answers, state, stateHistory, code, recordCode } = submission;
  const {
    location,
    citizen,
    asset = null,
    signatures,
    createdAt,
    updatedAt,
    incidentNumber = '',
  } = submission;
  return {
    id,
    formId,
    formVersion: version,
    newestVersion: null,
    areaId: form.areaId,
    responseLimit: null,
    public: form.public,
    portal: form.portal,
    keyword: form.keyword,
    recordCodeLength: null,
    language: '',
    networkAddress: null,
    createdBy,
    ...author,
    answersText: JSON.stringify(answers),
    copies: countCopies({}, submission),
    words: storedWords(formId, indexForm(record.definition), {
      answers,
      particulars: { location, citizen, asset, signatures },
    }),
    state,
    stateHistory,
    particulars: { location, citizen, asset, signatures },
    files: [],
    singleAnswer: false,
    incident: null,
    ...statusesOfNew(record.definition),
    imported: { code, recordCode, createdAt, updatedAt, residue, incidentNumber },
  };
}
