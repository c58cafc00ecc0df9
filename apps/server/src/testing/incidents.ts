// Incidents in tests: forms that raise them, submissions that do, and what was raised and delivered.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { answersOf, submitTo } from './forms.ts';
import { INCIDENT_AREAS } from './outside/outside.ts';
import { HOME, testId } from './territory.ts';
import type { TestWorld } from './with-app.ts';

const FORM = aForm()
  .withStates('Recibido', 'Resuelto', 'Archivado')
  .withOptions({ incidents: true, publicAccess: true })
  .withSection('s', aQuestion('name', 'text', { required: true }))
  .build();

interface IncidentFormSettings {
  readonly flags?: Partial<FormDefinition['options']>;
  readonly responseLimit?: number | null;
}

export async function saveIncidentForm(
  world: TestWorld,
  title: string,
  { flags = {}, responseLimit = null }: IncidentFormSettings = {},
): Promise<string> {
  const definition = {
    ...FORM,
    title: { text: title },
    responseLimit,
    options: { ...FORM.options, ...flags },
    incidents: { ...FORM.incidents, areaId: INCIDENT_AREAS.trees },
  };
  const id = testId(`form${title}`);
  const reply = await world.as.supervisor.post('/api/forms', {
    id,
    areaId: HOME.areas[0],
    sync: true,
    definition,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return id;
}

export const ANA_ANSWERS = answersOf({ name: 'Ana' });
export const sendAna = (world: TestWorld, formId: string, id: string) =>
  submitTo(world.as.inspector, formId, { id, answers: ANA_ANSWERS });
export const viewOf = async (world: TestWorld, id: string) =>
  (await world.as.supervisor.get(`/api/submissions/${testId(id)}`)).body;
export const moveState = (
  world: TestWorld,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
) => world.as.supervisor.post(`/api/submissions/${testId(id)}/state`, { from, to });

interface Delivery {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly state: string;
  readonly submissionId: string;
  readonly createdBy: string;
  readonly lastProblem: string;
}

export async function deliveriesOf(world: TestWorld, id: string): Promise<readonly Delivery[]> {
  const found: Delivery[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await world.as.admin.get(`/api/outbox${cursor === '' ? '' : `?cursor=${cursor}`}`);
    found.push(...body.entries);
    if (body.next === null) return found.filter(({ submissionId }) => submissionId === testId(id));
    cursor = body.next;
  }
}

export async function typesOf(world: TestWorld, formId: string): Promise<FormDefinition['incidents']> {
  return (await world.as.admin.get(`/api/forms/${formId}`)).body.definition.incidents;
}

export async function raisedBy(world: TestWorld, id: string) {
  const found = await sql<{ number: number; typeId: number; description: string; createdBy: string }>`
    select number, type_id, description, created_by from incidents where submission_id = ${testId(id)}
    order by number`.execute(world.db);
  return found.rows;
}
