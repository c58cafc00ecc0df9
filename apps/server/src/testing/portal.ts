// Citizens who come from the citizen portal, and forms for them.

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { DOCUMENT_TYPE } from '@constancia/domain/interchange/registers/citizen-document.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { importCitizen } from '../features/citizens/public.ts';
import { localCitizenPortal } from '../ports/citizen-portal/local.ts';
import { answersOf, saveForm } from './forms.ts';
import { AWAY, HOME, testId } from './territory.ts';
import {
  type Caller,
  caller,
  openTestWorld,
  type TestReply,
  type TestSettings,
  type TestWorld,
} from './with-app.ts';

const person = (id: number, [firstName, lastName]: readonly [string, string], documentNumber: string) => ({
  id,
  firstName,
  lastName,
  documentNumber,
  email: `${firstName.toLowerCase()}@correo.example`,
  phone: '',
  street: '',
  personType: 'fisica' as const,
  documentType: DOCUMENT_TYPE.dni,
  taxNumber: '',
  source: '',
  username: `vecina.${documentNumber}`,
});

export const ANA = { ...person(101, ['Ana', 'Paz'], '30111222'), municipality: HOME };
export const BEA = { ...person(102, ['Bea', 'Sosa'], '31222333'), municipality: HOME };
/** A person with the same id and number in another municipality. */
export const ANA_AWAY = { ...ANA, municipality: AWAY };
export type TestCitizen = Omit<typeof ANA, 'place'> & { readonly municipality: typeof HOME };

export async function saveCitizens(world: TestWorld): Promise<void> {
  for (const { municipality, ...citizen } of [ANA, BEA, ANA_AWAY]) {
    const municipalityPath = `paises/${testId('country')}/provincias/${testId('province')}/municipios/${municipality.id}`;
    const refused = await importCitizen(world.db, { ...citizen, municipalityPath, residue: undefined });
    if (refused.length > 0) throw new Error(refused.join(', '));
  }
}

/** A server whose register and built-in portal know these citizens. */
export async function openPortalWorld(settings: TestSettings = {}): Promise<TestWorld> {
  const world = await openTestWorld(settings);
  await saveCitizens(world);
  return world;
}

/** A token issued by the built-in portal. */
export function tokenOf(world: TestWorld, { id, municipality }: TestCitizen): Promise<string> {
  const portal = localCitizenPortal(world.db, () => world.time.now);
  return portal.issueToken({ municipalityId: municipality.id, municipalityPath: '' }, id);
}

export function enter(who: Caller, body: object): Promise<TestReply> {
  return who.post('/api/portal/entry', body);
}

/** The cookie of a reply, as a request sends it. */
export function cookieOf(reply: TestReply): string {
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
}

/** A citizen with the cookie of a new sign-in. */
export async function enterPortal(world: TestWorld, citizen: TestCitizen): Promise<Caller> {
  const reply = await enter(world.visitor, { token: await tokenOf(world, citizen) });
  if (reply.status !== 200) throw new Error(`nobody came in: ${JSON.stringify(reply.body)}`);
  return caller(world.app, { cookie: cookieOf(reply) });
}

export const PORTAL_FORM: FormDefinition = aForm()
  .with({ title: { text: 'Reclamo' } })
  .withStates('Recibido', 'Resuelto')
  .withOptions({ citizenAssociationFromCitizenPortal: true })
  .withSection(
    's',
    aQuestion('name', 'text', { required: true }),
    aQuestion('day', 'date'),
    aQuestion('count', 'integer'),
  )
  .build();

export const SINGLE_FORM: FormDefinition = {
  ...PORTAL_FORM,
  options: { ...PORTAL_FORM.options, singleAnswer: true },
};

export function submitAsCitizen(
  who: Caller,
  formId: string,
  {
    id,
    answers = answersOf({ name: 'x' }),
    ...rest
  }: { readonly id: string; readonly answers?: AnswerSet; readonly language?: string },
): Promise<TestReply> {
  const body = { id: testId(id), version: 1, answers, ...rest };
  return who.post(`/api/public/forms/${formId}/submissions`, body);
}

/** A portal form whose submissions are reviewed. */
export async function saveReviewedForm(world: TestWorld, id: string): Promise<string> {
  const formId = await saveForm(world.as.admin, { id, definition: PORTAL_FORM });
  await letBeReviewed(world, formId);
  return formId;
}

/**
 * Makes a stored form one whose submissions are reviewed; directly, because the editor's questions to the incident
 * system do not matter here.
 */
export async function letBeReviewed({ db }: TestWorld, formId: string): Promise<void> {
  const options = { incidents: true, citizenAssociationFromCitizenPortal: true };
  await sql`alter table form_versions disable trigger form_versions_immutable`.execute(db);
  await sql`update form_versions
    set definition = jsonb_set(definition, '{options}', definition -> 'options' || ${JSON.stringify(options)}::jsonb)
    where form_id = ${formId}`.execute(db);
  await sql`alter table form_versions enable trigger form_versions_immutable`.execute(db);
}

/** A reviewer asks the citizen to answer these questions again. */
export async function askAgain(
  world: TestWorld,
  submissionId: string,
  questions: readonly string[],
): Promise<void> {
  for (const questionId of questions) {
    const mark = { sectionId: 's', questionId, marked: true };
    await world.as.admin.put(`/api/submissions/${submissionId}/review-marks`, mark);
  }
  const sent = await world.as.admin.post(`/api/submissions/${submissionId}/change-requests`, {
    comment: 'Falta la cantidad',
  });
  if (sent.status !== 200) throw new Error(`nothing was asked: ${JSON.stringify(sent.body)}`);
}
