// Copies a form into an area: its newest text becomes version 1 of a new form, without what the domain's
// duplicate-form.ts leaves out. The device makes the id, so a repeated request makes no second copy.
// rules: P4.23-P4.31, X10.01-X10.03, X35.47
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  duplicateForm as duplicateEndpoint,
  readDuplication as readDuplicationEndpoint,
} from '@constancia/contract/forms/forms.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { formScope, within } from '@constancia/domain/access/scope.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import {
  type CopyTarget,
  duplicateForm,
  losesHeaderImage,
  losesIncidents,
} from '@constancia/domain/forms/edit/duplicate-form.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findArea } from '../../territory/public.ts';
import { openForm } from '../open-form.ts';
import {
  type FormRow,
  type FormToSave,
  findCopy,
  findDefinition,
  insertForm,
  insertVersion,
} from '../queries.ts';
import { editorName, type FormServices } from './save-form.ts';

interface Copy {
  readonly formId: string;
  readonly id: string;
  readonly areaId: string;
  /** Without one the copy keeps that of the source. */
  readonly title?: string | undefined;
}

async function newestText(db: Queryable, form: FormRow): Promise<FormDefinition> {
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const definition = await findDefinition(db, key, form.version);
  if (!definition) throw new Problem('form-not-found');
  return definition;
}

export async function readDuplication(
  { db }: FormServices,
  actor: Actor,
  formId: string,
): Promise<Reply<typeof readDuplicationEndpoint>> {
  const form = await openForm(db, actor, formId);
  const source = await newestText(db, form);
  return {
    title: form.title,
    municipality: { id: form.municipalityId, name: form.municipalityName },
    losesIncidents: losesIncidents(source),
    losesHeaderImageElsewhere: losesHeaderImage(source, 'other-municipality'),
  };
}

/**
 * The area that the copy goes to: one of the actor's, or of another municipality if the actor works in all of
 * them.
 */
async function targetArea(
  db: Queryable,
  actor: Actor,
  { areaId, source }: { readonly areaId: string; readonly source: FormRow },
): Promise<{ readonly id: string; readonly municipalityId: string; readonly target: CopyTarget }> {
  if (areaId === '') {
    throw new Problem('form-invalid', { issues: [{ code: 'copy-area-required', at: { field: 'area' } }] });
  }
  const area = await findArea(db, areaId);
  if (!area || !within(formScope(actor), { areaId })) throw new Problem('form-outside-areas');
  const stays = area.municipalityId === source.municipalityId;
  if (!stays && !worksAcrossMunicipalities(actor)) throw new Problem('form-outside-areas');
  return {
    id: area.id,
    municipalityId: area.municipalityId,
    target: stays ? 'same-municipality' : 'other-municipality',
  };
}

function titled(definition: FormDefinition, title = ''): FormDefinition {
  return title === '' ? definition : { ...definition, title: { ...definition.title, text: title } };
}

/** A copy that is sent twice is made once; the second request gets the same reply. */
async function acceptRepetition(
  tx: Queryable,
  actor: Actor,
  { copy, form }: { readonly copy: Copy; readonly form: FormToSave },
): Promise<void> {
  const first = await findCopy(tx, copy.id);
  const text = await findDefinition(tx, { municipalityId: form.municipalityId, formId: form.id }, 1);
  const same =
    first?.areaId === copy.areaId &&
    (copy.title === undefined || text?.title.text === form.definition.title.text) &&
    first.duplicated.formId === copy.formId &&
    first.duplicated.username === editorName(actor);
  if (!same) throw new Problem('id-taken');
}

export async function copyForm(
  { db, clock }: FormServices,
  actor: Actor,
  copy: Copy,
): Promise<Reply<typeof duplicateEndpoint>> {
  const source = await openForm(db, actor, copy.formId);
  const area = await targetArea(db, actor, { areaId: copy.areaId, source });
  const text = await newestText(db, source);
  const definition = titled(duplicateForm(text, area.target), copy.title?.trim());
  const at = clock();
  const form = { municipalityId: area.municipalityId, id: copy.id, areaId: area.id, definition };
  const duplicated = { username: editorName(actor), at: at.toISOString(), formId: source.id };
  await inTransaction(db, async (tx) => {
    if (!(await insertForm(tx, form, { createdAt: at, duplicated }))) {
      return acceptRepetition(tx, actor, { copy, form });
    }
    await insertVersion(tx, {
      municipalityId: form.municipalityId,
      formId: form.id,
      version: 1,
      definition,
      savedAt: at,
      savedBy: editorName(actor),
      edit: false,
    });
    await appendAudit(tx, {
      municipalityId: form.municipalityId,
      at,
      actor: actor.username,
      action: 'create',
      subject: 'form',
      subjectId: form.id,
      details: { version: 1, duplicateOf: source.id },
    });
  });
  return { id: copy.id, version: 1, headerImageDropped: losesHeaderImage(text, area.target) };
}
