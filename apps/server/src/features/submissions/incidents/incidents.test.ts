// Submissions raise incidents. They are written in the same transaction and the worker delivers them to our own register.
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import {
  ANA_ANSWERS,
  deliveriesOf,
  moveState,
  raisedBy,
  saveIncidentForm,
  sendAna,
  typesOf,
  viewOf,
} from '../../../testing/incidents.ts';
import { saveOutside } from '../../../testing/outside/outside.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ publicOrigin: 'http://constancia.example' });
  await saveOutside(world.db);
});
afterAll(() => world.close());

describe('with our own register', () => {
  it('A1.14 A4.09 R2.064 X23.03 a submission raises an incident of the type of its state; its number is shown', async () => {
    const formId = await saveIncidentForm(world, 'Bache', { flags: { incidentPerState: true } });
    const { body } = await sendAna(world, formId, 'bache');
    const waiting = await deliveriesOf(world, 'bache');
    expect(waiting).toMatchObject([
      { kind: 'incident', label: `Bache ${body.code}`, state: 'waiting', createdBy: 'inspector' },
    ]);
    expect((await viewOf(world, 'bache')).incidentNumber).toBe('');
    await world.runJobs();
    const { incidentTypeByState } = await typesOf(world, formId);
    const [incident, ...more] = await raisedBy(world, 'bache');
    expect(more).toEqual([]);
    expect(incident).toMatchObject({
      typeId: incidentTypeByState[0],
      description: `Bache ${body.code}`,
      createdBy: 'inspector',
    });
    expect((await viewOf(world, 'bache')).incidentNumber).toBe(String(incident?.number));
    expect(await deliveriesOf(world, 'bache')).toMatchObject([{ state: 'delivered' }]);
  });

  it('R2.064 X23.03 the number stands on the record of the submission too', async () => {
    const formId = await saveIncidentForm(world, 'Con acta');
    await sendAna(world, formId, 'record');
    await world.runJobs();
    const asked = { language: 'es', options: DEFAULT_RECORD_OPTIONS };
    const { body } = await world.as.supervisor.post(`/api/submissions/${testId('record')}/records`, asked);
    await world.runJobs();
    const { url } = (await world.as.supervisor.get(`/api/records/${body.id}`)).body;
    const { text } = await readPdf((await world.as.supervisor.get(url)).raw);
    const { incidentNumber } = await viewOf(world, 'record');
    expect(text).toMatch(new RegExp(`Número de incidente:?\\s*${incidentNumber}`));
  });

  it('A4.09 E3.36 moving to another state raises one of that type, and its number is shown then', async () => {
    const formId = await saveIncidentForm(world, 'Zanja', { flags: { incidentPerState: true } });
    await sendAna(world, formId, 'zanja');
    expect((await moveState(world, 'zanja', { from: 0, to: 1 })).status).toBe(200);
    expect((await moveState(world, 'zanja', { from: 0, to: 2 })).body.code).toBe('state-moved');
    await world.runJobs();
    const { incidentTypeByState } = await typesOf(world, formId);
    const raised = await raisedBy(world, 'zanja');
    expect(new Set(raised.map(({ typeId }) => typeId))).toEqual(
      new Set([incidentTypeByState[0], incidentTypeByState[1]]),
    );
    expect(raised).toHaveLength(2);
    const ofState = raised.find(({ typeId }) => typeId === incidentTypeByState[1]);
    expect((await viewOf(world, 'zanja')).incidentNumber).toBe(String(ofState?.number));
  });

  it('E3.29 A4.09 without a type for each state a submission raises one incident of the type of the form', async () => {
    const formId = await saveIncidentForm(world, 'Reclamo');
    await sendAna(world, formId, 'reclamo');
    await moveState(world, 'reclamo', { from: 0, to: 1 });
    await world.runJobs();
    const { incidentTypeId } = await typesOf(world, formId);
    expect(await raisedBy(world, 'reclamo')).toMatchObject([{ typeId: incidentTypeId }]);
  });

  it('A4.09 E3.29 the submission of a visitor raises one under the username of the form', async () => {
    const formId = await saveIncidentForm(world, 'Vecinal');
    await submitTo(world.visitor, formId, { id: 'vecinal', answers: ANA_ANSWERS, public: 'yes' });
    await world.runJobs();
    expect(await raisedBy(world, 'vecinal')).toMatchObject([{ createdBy: 'supervisor' }]);
    expect(await deliveriesOf(world, 'vecinal')).toMatchObject([{ createdBy: '' }]);
  });

  it('X23.04 what is not stored raises none, and what is sent again no second one', async () => {
    const formId = await saveIncidentForm(world, 'Único', {
      flags: { limitResponses: true },
      responseLimit: 1,
    });
    await sendAna(world, formId, 'unico');
    expect((await sendAna(world, formId, 'unico')).status).toBe(200);
    expect((await sendAna(world, formId, 'otro')).body.code).toBe('limit-reached');
    expect(await deliveriesOf(world, 'unico')).toHaveLength(1);
    expect(await deliveriesOf(world, 'otro')).toEqual([]);
    const plain = await saveForm(world.as.supervisor, { id: 'plain', definition: STAFF_FORM });
    await sendAna(world, plain, 'plain');
    expect(await deliveriesOf(world, 'plain')).toEqual([]);
  });

  it('X23.04 sixty submissions at the same time raise sixty incidents, each with the code of its own submission', async () => {
    const formId = await saveIncidentForm(world, 'Tormenta');
    const ids = Array.from({ length: 60 }, (_, number) => `storm${number}`);
    const replies = await Promise.all(ids.map((id) => sendAna(world, formId, id)));
    await world.runJobs();
    const codes = new Map(replies.map(({ body }) => [body.id as string, body.code as string]));
    const raised = await sql<{ number: number; submissionId: string; description: string }>`
      select number, submission_id, description from incidents where description like 'Tormenta %'`.execute(
      world.db,
    );
    expect(raised.rows).toHaveLength(60);
    expect(new Set(raised.rows.map(({ number }) => number)).size).toBe(60);
    for (const { submissionId: id, description } of raised.rows)
      expect(description).toBe(`Tormenta ${codes.get(id)}`);
  });
});
