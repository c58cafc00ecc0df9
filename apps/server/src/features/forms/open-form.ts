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

async function found(db: Queryable, formId: string): Promise<FormRow> {
  const form = await findForm(db, formId);
  if (!form) throw new Problem('form-not-found');
  return form;
}

/** For the editor, the list of submissions and the export: deleted forms do not exist here (E3.16). */
export async function openForm(db: Queryable, actor: Actor, formId: string): Promise<FormRow> {
  const form = await found(db, formId);
  if (form.deletedAt) throw new Problem('form-not-found');
  if (!within(formScope(actor), { areaId: form.areaId })) throw new Problem('form-outside-areas');
  return form;
}

/** For staff who answer: public and portal forms are open to all areas of their municipality (A6.03). */
export async function openFormToAnswer(db: Queryable, actor: Actor, formId: string): Promise<FormRow> {
  const form = await found(db, formId);
  const { areaId, municipalityId, public: isPublic, portal } = form;
  if (!mayOpenToAnswer(actor, { areaId, municipalityId, public: isPublic, portal }))
    throw new Problem('form-outside-areas');
  if (form.deletedAt) throw new Problem('form-deleted');
  if (form.countryDisabled) throw new Problem('municipality-blocked');
  return form;
}

/** For visitors and citizens from the portal: a form that is not for them is reported as not found. */
export async function openFormAsVisitor(
  db: Queryable,
  citizen: PortalCitizen | null,
  formId: string,
): Promise<FormRow> {
  const form = await found(db, formId);
  const ofPortal = { municipalityId: form.municipalityId, portal: form.portal };
  if (!form.public && !mayAnswerAsCitizen(citizen, ofPortal)) throw new Problem('form-not-found');
  if (form.deletedAt) throw new Problem('form-deleted');
  if (form.countryDisabled) throw new Problem('municipality-blocked');
  return form;
}

/** For the person who answers it. */
export function openFormAsAnswerer(db: Queryable, answerer: Answerer, formId: string): Promise<FormRow> {
  return answerer.kind === 'staff'
    ? openFormToAnswer(db, answerer.actor, formId)
    : openFormAsVisitor(db, answerer.citizen, formId);
}
