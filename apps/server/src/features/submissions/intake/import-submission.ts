// An answer document, stored with the version of its form whose text it carries.
// rules: A3.31, R3.01
import { createHash } from 'node:crypto';
import { countCopies } from '@constancia/domain/documents/sheet/sheet-columns.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import {
  definitionOfSubmissionDocument,
  formOfSubmissionDocument,
  submissionFromDocument,
} from '@constancia/domain/interchange/submissions/submission-document.ts';
import type { Submission } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { reasonsOf } from '../../../platform/refusal.ts';
import { type FormRow, findForm, versionSaying } from '../../forms/public.ts';
import { importSubmission as storeSubmission } from '../queries.ts';

/** Forms and versions met so far in one import. */
export interface KnownForms {
  readonly forms: Map<string, FormRow | null>;
  /** Told of each answer that was taken, in its transaction. */
  readonly onStored: (db: Queryable, stored: ImportedSubmission) => Promise<void>;
}

export interface ImportedSubmission {
  readonly municipalityId: string;
  readonly definition: FormDefinition;
  /** With what the model does not know of it. */
  readonly submission: Submission;
}

interface Read {
  readonly form: FormRow;
  readonly record: FormRecord;
  readonly version: number;
}

async function readForm(
  db: Queryable,
  document: unknown,
  known: KnownForms,
): Promise<Read | readonly string[]> {
  const copy = formOfSubmissionDocument(document);
  const own = definitionOfSubmissionDocument(document);
  if ('issues' in copy) return reasonsOf(copy.issues);
  if ('issues' in own) return reasonsOf(own.issues);
  const { id } = copy.form;
  if (!known.forms.has(id)) known.forms.set(id, await findForm(db, id));
  const form = known.forms.get(id);
  if (!form) return [`idPlantilla: there is no form ${id}`];
  const said = await versionSaying(db, form, own.definition);
  if (!said) return ["secciones: the answer's copy of the form is none of its versions"];
  return { form, record: { ...copy.form, definition: said.definition }, version: said.version };
}

/** Reasons why the answer was not taken; none when it was. */
export async function importSubmission(
  db: Queryable,
  document: unknown,
  known: KnownForms,
): Promise<readonly string[]> {
  const read = await readForm(db, document, known);
  if (!('form' in read)) return read;
  const parsed = submissionFromDocument(document, read.record);
  if ('issues' in parsed) return reasonsOf(parsed.issues);
  const { residue, ...submission } = parsed.submission;
  const stored = await storeSubmission(db, {
    municipalityId: read.form.municipality_id,
    areaId: read.form.area_id,
    formVersion: read.version,
    submission,
    residue,
    contentHash: createHash('sha256').update(JSON.stringify(document)).digest(),
    copies: countCopies({}, submission),
  });
  if (!stored) return ['id: there is an answer with this id already, or one was deleted'];
  await known.onStored(db, {
    municipalityId: read.form.municipality_id,
    definition: read.record.definition,
    submission: parsed.submission,
  });
  return [];
}
