// Saving a form, new or over the version that was read: shape, the ten checks, option rules, what answers lock.
// Every save is a new version; answers stay with the version they were given to.
// rules: E4.18, E4.27-E4.32, E5.01-E5.12, E6.04, E7.02-E7.04, E9.29, X9.04
import type { Body } from '@constancia/contract/endpoint.ts';
import type {
  createForm as createEndpoint,
  updateForm as updateEndpoint,
} from '@constancia/contract/forms/forms.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { formScope, within } from '@constancia/domain/access/scope.ts';
import { checkForm, checkRecordCodes } from '@constancia/domain/forms/checks/check-form.ts';
import { checkEdit, editability } from '@constancia/domain/forms/checks/editability.ts';
import { checkOptions } from '@constancia/domain/forms/checks/option-checks.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { checkFormShape } from '@constancia/domain/forms/shape/form-shape.ts';
import { graftResidue, sameDefinition } from '@constancia/domain/interchange/forms/definition-residue.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FoundArea, findArea } from '../../territory/public.ts';
import { openForm } from '../open-form.ts';
import {
  type FormToSave,
  findDefinition,
  insertForm,
  insertVersion,
  lockForm,
  updateForm,
} from '../queries.ts';
import { type OutsideSystems, settleOutside } from './agree-outside.ts';
import { takeHeaderImage } from './header-image.ts';

export interface FormServices {
  readonly db: Database;
  readonly clock: Clock;
}

export type SaveServices = FormServices & OutsideSystems;

type Draft = Pick<Body<typeof createEndpoint>, 'areaId' | 'sync' | 'definition'>;

/** Editors are named by their username in the incident system, by e-mail without one (E6.05). */
export function editorName(actor: Actor): string {
  return actor.username || actor.email;
}

function shaped(definition: unknown): FormDefinition {
  const checked = checkFormShape(definition);
  if ('issues' in checked) throw new Problem('form-invalid', { issues: checked.issues });
  return checked.definition;
}

function refuseFailedChecks(draft: Draft, definition: FormDefinition, stored?: FormDefinition): void {
  const issues = [
    ...checkForm({ definition, areaId: draft.areaId, sync: draft.sync ? 'on' : 'off' }),
    ...checkOptions(definition, stored),
  ];
  if (issues.length > 0) throw new Problem('form-invalid', { issues });
}

function refuseCodesWithoutKeyword(definition: FormDefinition, { keyword }: FoundArea): void {
  const issues = checkRecordCodes(definition, keyword);
  if (issues.length > 0) throw new Problem('form-invalid', { issues });
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
  refuseFailedChecks(body, asked);
  const area = await pickedArea(db, actor, body.areaId);
  refuseCodesWithoutKeyword(asked, area);
  const at = clock();
  const municipalityId = area.municipality_id;
  const form: FormToSave = { municipalityId, id: body.id, areaId: area.id, definition: asked };
  await inTransaction(db, async (tx) => {
    if (!(await insertForm(tx, form, { createdAt: at }))) return acceptRepetition(tx, form);
    const definition = await settleOutside(services, asked, { tx, actor, at, municipalityId, stored: null });
    await takeHeaderImage(tx, form, { by: actor, at });
    const version = { municipalityId: form.municipalityId, formId: form.id, version: 1 };
    await insertVersion(tx, { ...version, definition, savedAt: at, savedBy: editorName(actor), edit: false });
    await auditSave(tx, form, { by: actor, at, action: 'create', version: 1 });
  });
  return { id: body.id, version: 1 };
}

/** A create that is sent twice made one form: the second is told the same as the first. */
async function acceptRepetition(tx: Queryable, form: FormToSave): Promise<void> {
  const first = await findDefinition(tx, { municipalityId: form.municipalityId, formId: form.id }, 1);
  if (!first || !sameDefinition(first, asStored(form.definition, first))) throw new Problem('id-taken');
}

/** What was asked for, with what the first save settled with the outside systems. */
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
  if (area.municipality_id !== stored.municipality_id) {
    throw new Problem('form-invalid', {
      issues: [{ code: 'area-of-other-municipality', at: { field: 'area' } }],
    });
  }
  const at = clock();
  const form: FormToSave = {
    municipalityId: stored.municipality_id,
    id: formId,
    areaId: area.id,
    definition,
  };
  return inTransaction(db, async (tx) => {
    const before = await lockedVersion(tx, form, body.version);
    if (!editability(before.definition, before.hasAnswers).content) throw new Problem('form-read-only');
    refuseFailedChecks(body, definition, before.definition);
    refuseCodesWithoutKeyword(definition, area);
    const locked = checkEdit(before.definition, definition, before.hasAnswers);
    if (locked.length > 0) throw new Problem('form-invalid', { issues: locked });
    await takeHeaderImage(tx, form, { by: actor, at, before: before.definition });
    const settled = await settleOutside(services, definition, {
      tx,
      actor,
      at,
      municipalityId: form.municipalityId,
      stored: before.definition,
    });
    const kept = { ...form, definition: graftResidue(settled, before.definition) };
    return writeVersion(tx, kept, { by: actor, at, version: body.version + 1 });
  });
}

/** The stored version under lock; 409 when it is no longer the one the writer saw. */
export async function lockedVersion(
  tx: Queryable,
  form: Pick<FormToSave, 'municipalityId' | 'id'>,
  seen: number,
): Promise<{ definition: FormDefinition; hasAnswers: boolean }> {
  const row = await lockForm(tx, form.municipalityId, form.id);
  if (!row || row.deleted) throw new Problem('form-not-found');
  if (row.version !== seen) throw new Problem('stale-version', { values: { version: row.version } });
  const definition = await findDefinition(tx, { municipalityId: form.municipalityId, formId: form.id }, seen);
  if (!definition) throw new Error(`form ${form.id} has no version ${seen}`);
  return { definition, hasAnswers: row.submissions > 0 };
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
