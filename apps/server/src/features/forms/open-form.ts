// Opens a form that a person asked for by URL: it exists, is not deleted, lies inside their areas, and its
// country is not disabled. All features use these functions.
// rules: A6.01-A6.04, A8.01, E6.04, P4.13
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Answerer } from '@constancia/domain/access/answerer.ts';
import { mayAnswerAsCitizen, type PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { formScope, mayOpenToAnswer, within } from '@constancia/domain/access/scope.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type FormRow, findForm } from './queries.ts';

function existing(form: FormRow | null): FormRow {
  if (!form) throw new Problem('form-not-found');
  return form;
}

/** For the editor, the list of submissions and the export: deleted forms do not exist here (E3.16). */
export async function openForm(db: Queryable, actor: Actor, formId: string): Promise<FormRow> {
  const form = existing(await findForm(db, formId));
  if (form.deletedAt) throw new Problem('form-not-found');
  if (!within(formScope(actor), { areaId: form.areaId })) throw new Problem('form-outside-areas');
  return form;
}

/** For staff who answer: public and portal forms are open to all areas of their municipality (A6.03). */
export async function openFormToAnswer(db: Queryable, actor: Actor, formId: string): Promise<FormRow> {
  return refuseUnlessStaffMayAnswer(await findForm(db, formId), actor);
}

/** As `openFormToAnswer`, for a row that was read before. */
export function refuseUnlessStaffMayAnswer(found: FormRow | null, actor: Actor): FormRow {
  const form = existing(found);
  const { areaId, municipalityId, public: isPublic, portal } = form;
  if (!mayOpenToAnswer(actor, { areaId, municipalityId, public: isPublic, portal }))
    throw new Problem('form-outside-areas');
  return openNow(form);
}

/**
 * For visitors and citizens from the portal, with the row that was read: a form that is not for them is reported as
 * not found.
 */
export function refuseUnlessVisitorMayAnswer(found: FormRow | null, citizen: PortalCitizen | null): FormRow {
  const form = existing(found);
  const ofPortal = { municipalityId: form.municipalityId, portal: form.portal };
  if (!form.public && !mayAnswerAsCitizen(citizen, ofPortal)) throw new Problem('form-not-found');
  return openNow(form);
}

function openNow(form: FormRow): FormRow {
  if (form.deletedAt) throw new Problem('form-deleted');
  if (form.countryDisabled) throw new Problem('municipality-blocked');
  return form;
}

/** For the person who answers it. */
export async function openFormAsAnswerer(
  db: Queryable,
  answerer: Answerer,
  formId: string,
): Promise<FormRow> {
  if (answerer.kind === 'staff') return openFormToAnswer(db, answerer.actor, formId);
  return refuseUnlessVisitorMayAnswer(await findForm(db, formId), answerer.citizen);
}
