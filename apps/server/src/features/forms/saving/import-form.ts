// Imports a form document: its own text is the newest version; older texts that its submissions carry become
// the versions before.
// rules: E3.01-E3.17, P4.19
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { sameDefinition } from '@constancia/domain/interchange/forms/definition-residue.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import { parseAreaPath } from '@constancia/domain/territory/territory.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { findArea } from '../../territory/public.ts';
import { type FormRow, findDefinition, findForm, insertForm, insertVersion, updateForm } from '../queries.ts';

const TAKEN = 'id: there is a form with this id already';

/** Returns the reasons why the form was refused; empty when it was stored, or was stored before. */
export async function importForm(
  db: Queryable,
  form: FormRecord,
  older: readonly FormDefinition[],
): Promise<readonly string[]> {
  const path = parseAreaPath(form.areaPaths[0] ?? '');
  const area = path && (await findArea(db, path.areaId));
  if (!area) return [`areas: there is no area ${form.areaPaths[0] ?? '(none)'}`];
  if (await findForm(db, form.id)) return [TAKEN];
  const { definition, ...record } = form;
  const createdAt = new Date(form.createdAt ?? 0);
  const stored = { municipalityId: area.municipalityId, id: form.id, areaId: area.id, definition };
  const inserted = await insertForm(db, stored, {
    createdAt,
    duplicated: form.duplicatedFrom,
    deletedAt: form.deleted ? new Date(form.deletion?.at ?? createdAt) : null,
    deletion: form.deletion,
    residue: record,
  });
  if (!inserted) return [TAKEN];
  const versions = [...older, definition];
  for (const [position, text] of versions.entries()) {
    await insertVersion(db, {
      municipalityId: area.municipalityId,
      formId: form.id,
      version: position + 1,
      definition: text,
      savedAt: createdAt,
      savedBy: form.edits.at(-1)?.username ?? '',
      edit: false,
    });
  }
  if (versions.length > 1) await updateForm(db, stored, versions.length);
  return [];
}

/** A stored form as an import found it, with those of its texts that were read. A later version is not looked for. */
export interface KnownForm {
  readonly form: FormRow;
  /** By version; null where there is none. */
  readonly texts: Map<number, FormDefinition | null>;
}

/** The version of a stored form with the same text as `definition`, newest first; null when there is none. */
export async function versionSaying(
  db: Queryable,
  known: KnownForm,
  definition: FormDefinition,
): Promise<{ readonly version: number; readonly definition: FormDefinition } | null> {
  for (let version = known.form.version; version >= 1; version--) {
    const candidate = await textOf(db, known, version);
    if (candidate && sameDefinition(candidate, definition)) return { version, definition: candidate };
  }
  return null;
}

async function textOf(
  db: Queryable,
  { form, texts }: KnownForm,
  version: number,
): Promise<FormDefinition | null> {
  const known = texts.get(version);
  if (known !== undefined) return known;
  const read = await findDefinition(db, { municipalityId: form.municipalityId, formId: form.id }, version);
  texts.set(version, read);
  return read;
}
