// Saves a form, new or over the version that the editor read. The order: shape, rights, version, SAVE_STEPS,
// then the agreement with a platform, and last a short transaction that checks version and submissions again
// and writes. No outside system is asked inside the transaction, because intake waits for its lock.
// rules: E4.18, E7.02-E7.04, X9.04, X30.03
import type { Body } from '@constancia/contract/endpoint.ts';
import type {
  createForm as createEndpoint,
  updateForm as updateEndpoint,
} from '@constancia/contract/forms/forms.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { formScope, within } from '@constancia/domain/access/scope.ts';
import { checkSave, type FormSave } from '@constancia/domain/forms/checks/check-save.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { checkFormShape } from '@constancia/domain/forms/shape/form-shape.ts';
import { sameDefinition, withResidueOf } from '@constancia/domain/interchange/forms/definition-residue.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FoundArea, findArea } from '../../territory/public.ts';
import { openForm } from '../open-form.ts';
import {
  type FormToSave,
  findDefinition,
  findForm,
  insertForm,
  insertVersion,
  lockForm,
  updateForm,
} from '../queries.ts';
import { agreeOutside, type OutsideSystems } from './agree-outside.ts';
import { takeHeaderImage } from './header-image.ts';

export interface FormServices {
  readonly db: Database;
  readonly clock: Clock;
}

export type SaveServices = FormServices & OutsideSystems;

type Draft = Pick<Body<typeof createEndpoint>, 'areaId' | 'sync' | 'definition'>;

/** Editors are named by their username in the incident system, or by e-mail when they have none (E6.05). */
export function editorName(actor: Actor): string {
  return actor.username || actor.email;
}

function shaped(definition: unknown): FormDefinition {
  const checked = checkFormShape(definition);
  if ('issues' in checked) throw new Problem('form-invalid', { issues: checked.issues });
  return checked.definition;
}

function refuseUnsound(save: FormSave): void {
  const refusal = checkSave(save);
  if (refusal?.step === 'read-only') throw new Problem('form-read-only');
  if (refusal) throw new Problem('form-invalid', { issues: refusal.issues });
}

function draftOf(body: Draft, definition: FormDefinition): FormSave['draft'] {
  return { definition, areaId: body.areaId, sync: body.sync ? 'on' : 'off' };
}

export async function pickedArea(db: Queryable, actor: Actor, areaId: string): Promise<FoundArea> {
  const area = await findArea(db, areaId);
  if (!area || !within(formScope(actor), { areaId })) throw new Problem('form-outside-areas');
  return area;
}

export async function createForm(
  services: SaveServices,
  actor: Actor,
  body: Body<typeof createEndpoint>,
): Promise<{ id: string; version: number }> {
  const { db, clock } = services;
  const asked = shaped(body.definition);
  const draft = draftOf(body, asked);
  refuseUnsound({ draft, stored: null, hasSubmissions: false, keyword: null });
  const area = await pickedArea(db, actor, body.areaId);
  refuseUnsound({ draft, stored: null, hasSubmissions: false, keyword: area.keyword });
  const at = clock();
  const municipalityId = area.municipalityId;
  const form: FormToSave = { municipalityId, id: body.id, areaId: area.id, definition: asked };
  const saved = { id: body.id, version: 1 };
  if (await acceptRepetition(db, form)) return saved;
  const agreed = await agreeOutside(services, form, { actor, at, stored: null }).catch(
    async (error: unknown) => {
      if (await acceptRepetition(db, form)) return null;
      throw error;
    },
  );
  if (agreed === null) return saved;
  await inTransaction(db, async (tx) => {
    if (!(await insertForm(tx, form, { createdAt: at }))) {
      if (!(await acceptRepetition(tx, form))) throw new Problem('id-taken');
      return;
    }
    const definition = await agreed.within(tx);
    await takeHeaderImage(tx, form, { by: actor, at, copyOf: body.copyOf });
    const version = { municipalityId, formId: form.id, version: 1 };
    await insertVersion(tx, { ...version, definition, savedAt: at, savedBy: editorName(actor), edit: false });
    await auditSave(tx, form, { by: actor, at, action: 'create', version: 1 });
  });
  return saved;
}

/**
 * True when the same request created the form before; it then gets the same reply. Throws id-taken for
 * another form.
 */
async function acceptRepetition(db: Queryable, form: FormToSave): Promise<boolean> {
  const first = await findDefinition(db, { municipalityId: form.municipalityId, formId: form.id }, 1);
  if (!first) return false;
  if (!sameDefinition(first, asStored(form.definition, first))) throw new Problem('id-taken');
  // Only a later version can have moved it to another area.
  const now = await findForm(db, form.id);
  if (now?.version === 1 && now.areaId !== form.areaId) throw new Problem('id-taken');
  return true;
}

/** The requested form, with what the first save agreed with the outside systems. */
function asStored(asked: FormDefinition, first: FormDefinition): FormDefinition {
  const incidents = { ...first.incidents, areaId: asked.incidents.areaId };
  const appointment = asked.appointment && first.appointment;
  return { ...asked, incidents, appointment };
}

interface Save {
  readonly by: Actor;
  readonly at: Date;
  readonly version: number;
}

async function auditSave(
  tx: Queryable,
  form: FormToSave,
  save: Save & { readonly action: 'create' | 'update' },
): Promise<void> {
  await appendAudit(tx, {
    municipalityId: form.municipalityId,
    at: save.at,
    actor: save.by.username,
    action: save.action,
    subject: 'form',
    subjectId: form.id,
    details: { version: save.version },
  });
}

export async function updateFormVersion(
  services: SaveServices,
  actor: Actor,
  save: { readonly formId: string; readonly body: Body<typeof updateEndpoint> },
): Promise<{ id: string; version: number }> {
  const { db, clock } = services;
  const { formId, body } = save;
  const stored = await openForm(db, actor, formId);
  const definition = shaped(body.definition);
  const area = await pickedArea(db, actor, body.areaId);
  if (area.municipalityId !== stored.municipalityId) {
    throw new Problem('form-invalid', {
      issues: [{ code: 'area-of-other-municipality', at: { field: 'area' } }],
    });
  }
  const at = clock();
  const municipalityId = stored.municipalityId;
  const form: FormToSave = { municipalityId, id: formId, areaId: area.id, definition };
  const judge = (before: StoredVersion) =>
    refuseUnsound({
      draft: draftOf(body, definition),
      stored: before.definition,
      hasSubmissions: before.hasSubmissions,
      keyword: area.keyword,
    });
  const seen = await seenVersion(db, form, { ...stored, seen: body.version });
  judge(seen);
  const agreed = await agreeOutside(services, form, { actor, at, stored: seen.definition }).catch(
    async (error: unknown) => {
      // Of two simultaneous saves, the second gets the problem that its version is stale, not that its
      // incident type exists.
      await seenVersion(db, form, { ...(await openForm(db, actor, formId)), seen: body.version });
      throw error;
    },
  );
  return inTransaction(db, async (tx) => {
    const before = await lockedVersion(tx, form, body.version);
    // The first submission may have arrived while the outside systems were asked.
    judge(before);
    await takeHeaderImage(tx, form, { by: actor, at, before: before.definition });
    const kept = { ...form, definition: withResidueOf(await agreed.within(tx), before.definition) };
    return writeVersion(tx, kept, { by: actor, at, version: body.version + 1 });
  });
}

interface StoredVersion {
  readonly definition: FormDefinition;
  readonly hasSubmissions: boolean;
}

/** The version that the writer saw, read without a lock; 409 when it is no longer the newest one. */
async function seenVersion(
  db: Queryable,
  form: Pick<FormToSave, 'municipalityId' | 'id'>,
  newest: { readonly version: number; readonly submissions: number; readonly seen: number },
): Promise<StoredVersion> {
  if (newest.version !== newest.seen)
    throw new Problem('stale-version', { values: { version: newest.version } });
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const definition = await findDefinition(db, key, newest.seen);
  if (!definition) throw new Error(`form ${form.id} has no version ${newest.seen}`);
  return { definition, hasSubmissions: newest.submissions > 0 };
}

/** The stored version under lock; 409 when it is no longer the one the writer saw. */
export async function lockedVersion(
  tx: Queryable,
  form: Pick<FormToSave, 'municipalityId' | 'id'>,
  seen: number,
): Promise<StoredVersion> {
  const row = await lockForm(tx, form.municipalityId, form.id);
  if (!row || row.deleted) throw new Problem('form-not-found');
  return seenVersion(tx, form, { ...row, seen });
}

export async function writeVersion(
  tx: Queryable,
  form: FormToSave,
  save: Save,
): Promise<{ id: string; version: number }> {
  await insertVersion(tx, {
    municipalityId: form.municipalityId,
    formId: form.id,
    version: save.version,
    definition: form.definition,
    savedAt: save.at,
    savedBy: editorName(save.by),
    edit: true,
  });
  await updateForm(tx, form, save.version);
  await auditSave(tx, form, { ...save, action: 'update' });
  return { id: form.id, version: save.version };
}
