// Submissions raise incidents. They are written in the same transaction and the worker delivers them, to our
// own register or to the municipal platform, which is a separate program that is asked over real HTTP.

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { openPlatform, type TestPlatform } from '../../../testing/outside/municipal-platform.ts';
import { INCIDENT_AREAS, saveOutside } from '../../../testing/outside/outside.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .withStates('Recibido', 'Resuelto', 'Archivado')
  .withOptions({ incidents: true, publicAccess: true })
  .withSection('s', aQuestion('name', 'text', { required: true }))
  .build();

let platform: TestPlatform;
let world: TestWorld;
beforeAll(async () => {
  platform = await openPlatform();
  world = await openTestWorld({ platformUrl: platform.url, publicOrigin: 'http://constancia.example' });
  await saveOutside(world.db);
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});
beforeEach(() => platform.behave('*', 'well'));

async function saveIncidentForm(
  title: string,
  flags: Partial<FormDefinition['options']> = {},
  responseLimit: number | null = null,
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

const ANA = answersOf({ name: 'Ana' });
const send = (formId: string, id: string) => submitTo(world.as.inspector, formId, { id, answers: ANA });
const view = async (id: string) => (await world.as.supervisor.get(`/api/submissions/${testId(id)}`)).body;
const move = (id: string, from: number, to: number) =>
  world.as.supervisor.post(`/api/submissions/${testId(id)}/state`, { from, to });

interface Delivery {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly state: string;
  readonly submissionId: string;
  readonly createdBy: string;
  readonly lastProblem: string;
}

async function deliveriesOf(id: string): Promise<readonly Delivery[]> {
  const found: Delivery[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await world.as.admin.get(`/api/outbox${cursor === '' ? '' : `?cursor=${cursor}`}`);
    found.push(...body.entries);
    if (body.next === null) return found.filter(({ submissionId }) => submissionId === testId(id));
    cursor = body.next;
  }
}

async function typesOf(formId: string): Promise<FormDefinition['incidents']> {
  return (await world.as.admin.get(`/api/forms/${formId}`)).body.definition.incidents;
}

async function raisedBy(id: string) {
  const found = await sql<{ number: number; typeId: number; description: string; createdBy: string }>`
    select number, type_id, description, created_by from incidents where submission_id = ${testId(id)}
    order by number`.execute(world.db);
  return found.rows;
}

describe('with our own register', () => {
  it('A1.14 A4.09 R2.064 X23.03 a submission raises an incident of the type of its state; its number is shown', async () => {
    const formId = await saveIncidentForm('Bache', { incidentPerState: true });
    const { body } = await send(formId, 'bache');
    const waiting = await deliveriesOf('bache');
    expect(waiting).toMatchObject([
      { kind: 'incident', label: `Bache ${body.code}`, state: 'waiting', createdBy: 'inspector' },
    ]);
    expect((await view('bache')).incidentNumber).toBe('');
    await world.runJobs();
    const { incidentTypeByState } = await typesOf(formId);
    const [incident, ...more] = await raisedBy('bache');
    expect(more).toEqual([]);
    expect(incident).toMatchObject({
      typeId: incidentTypeByState[0],
      description: `Bache ${body.code}`,
      createdBy: 'inspector',
    });
    expect((await view('bache')).incidentNumber).toBe(String(incident?.number));
    expect(await deliveriesOf('bache')).toMatchObject([{ state: 'delivered' }]);
  });

  it('R2.064 X23.03 the number stands on the record of the submission too', async () => {
    const formId = await saveIncidentForm('Con acta');
    await send(formId, 'record');
    await world.runJobs();
    const asked = { language: 'es', options: DEFAULT_RECORD_OPTIONS };
    const { body } = await world.as.supervisor.post(`/api/submissions/${testId('record')}/records`, asked);
    await world.runJobs();
    const { url } = (await world.as.supervisor.get(`/api/records/${body.id}`)).body;
    const { text } = await readPdf((await world.as.supervisor.get(url)).raw);
    const { incidentNumber } = await view('record');
    expect(text).toMatch(new RegExp(`Número de incidente:?\\s*${incidentNumber}`));
  });

  it('A4.09 E3.36 moving to another state raises one of that type, and its number is shown then', async () => {
    const formId = await saveIncidentForm('Zanja', { incidentPerState: true });
    await send(formId, 'zanja');
    expect((await move('zanja', 0, 1)).status).toBe(200);
    expect((await move('zanja', 0, 2)).body.code).toBe('state-refused');
    await world.runJobs();
    const { incidentTypeByState } = await typesOf(formId);
    const raised = await raisedBy('zanja');
    expect(new Set(raised.map(({ typeId }) => typeId))).toEqual(
      new Set([incidentTypeByState[0], incidentTypeByState[1]]),
    );
    expect(raised).toHaveLength(2);
    const ofState = raised.find(({ typeId }) => typeId === incidentTypeByState[1]);
    expect((await view('zanja')).incidentNumber).toBe(String(ofState?.number));
  });

  it('E3.29 A4.09 without a type for each state a submission raises one incident of the type of the form', async () => {
    const formId = await saveIncidentForm('Reclamo');
    await send(formId, 'reclamo');
    await move('reclamo', 0, 1);
    await world.runJobs();
    const { incidentTypeId } = await typesOf(formId);
    expect(await raisedBy('reclamo')).toMatchObject([{ typeId: incidentTypeId }]);
  });

  it('A4.09 E3.29 the submission of a visitor raises one under the username of the form', async () => {
    const formId = await saveIncidentForm('Vecinal');
    await submitTo(world.visitor, formId, { id: 'vecinal', answers: ANA, public: 'yes' });
    await world.runJobs();
    expect(await raisedBy('vecinal')).toMatchObject([{ createdBy: 'supervisor' }]);
    expect(await deliveriesOf('vecinal')).toMatchObject([{ createdBy: '' }]);
  });

  it('X23.04 what is not stored raises none, and what is sent again no second one', async () => {
    const formId = await saveIncidentForm('Único', { limitResponses: true }, 1);
    await send(formId, 'unico');
    expect((await send(formId, 'unico')).status).toBe(200);
    expect((await send(formId, 'otro')).body.code).toBe('limit-reached');
    expect(await deliveriesOf('unico')).toHaveLength(1);
    expect(await deliveriesOf('otro')).toEqual([]);
    const plain = await saveForm(world.as.supervisor, { id: 'plain', definition: STAFF_FORM });
    await send(plain, 'plain');
    expect(await deliveriesOf('plain')).toEqual([]);
  });

  it('X23.04 sixty submissions at the same time raise sixty incidents, each with the code of its own submission', async () => {
    const formId = await saveIncidentForm('Tormenta');
    const ids = Array.from({ length: 60 }, (_, number) => `storm${number}`);
    const replies = await Promise.all(ids.map((id) => send(formId, id)));
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

describe('with the municipal platform', () => {
  const use = (system: 'built-in' | 'platform') =>
    sql`update municipalities set settings = settings || ${JSON.stringify({ incidentSystem: system })}::jsonb
      where id = ${HOME.id}`.execute(world.db);
  beforeAll(() => use('platform'));
  afterAll(() => use('built-in'));

  const retry = (id: string) => world.as.admin.post(`/api/outbox/${id}/retry`);

  it('A4.09 X23.02 X23.03 raises it there, with the id of the delivery, and shows its number', async () => {
    const formId = await saveIncidentForm('Luminaria');
    const { body } = await send(formId, 'luminaria');
    await world.runJobs();
    const [delivery] = await deliveriesOf('luminaria');
    const received = (await platform.received('createIncidente')).find(({ key }) => key === delivery?.id);
    expect(received?.body).toMatchObject({
      descripcion: `Luminaria ${body.code}`,
      username: 'inspector',
      municipioId: HOME.id,
      respuestaId: testId('luminaria'),
      urlFormulario: `http://constancia.example/ver/${testId('luminaria')}`,
      tipoIncidenteId: (await typesOf(formId)).incidentTypeId,
    });
    expect((await view('luminaria')).incidentNumber).toMatch(/^77\d{3}$/);
  });

  it.each(['hang-up', 'error', 'page', 'huge', 'other-fields', 'empty'] as const)(
    'X23.05 a platform that does as in "%s" keeps no submission from being stored; the incident arrives later',
    async (how) => {
      const formId = await saveIncidentForm(`Caído ${how}`);
      await platform.behave('createIncidente', how);
      const id = `down${how.replace('-', '')}`;
      expect((await send(formId, id)).status).toBe(200);
      await world.runJobs();
      const [waiting] = await deliveriesOf(id);
      expect(waiting?.state).not.toBe('delivered');
      expect(waiting?.lastProblem).toMatch(/^(no-answer|bad-answer)$/);
      expect((await view(id)).incidentNumber).toBe('');
      await platform.behave('createIncidente', 'well');
      await retry(waiting?.id ?? '');
      await world.runJobs();
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }]);
      expect((await view(id)).incidentNumber).toMatch(/^77\d{3}$/);
    },
  );

  it('X23.05 of two incidents the one raised last gives the number, in whatever order they arrive', async () => {
    const formId = await saveIncidentForm('Desorden', { incidentPerState: true });
    await platform.behave('createIncidente', 'error');
    await send(formId, 'desorden');
    await world.runJobs();
    const [first] = await deliveriesOf('desorden');
    world.time.now = new Date(world.time.now.getTime() + 1_000);
    await platform.behave('createIncidente', 'well');
    await move('desorden', 0, 1);
    await world.runJobs();
    const shown = (await view('desorden')).incidentNumber;
    expect(shown).toMatch(/^77\d{3}$/);
    await retry(first?.id ?? '');
    await world.runJobs();
    expect((await deliveriesOf('desorden')).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    expect((await view('desorden')).incidentNumber).toBe(shown);
  });

  it('X23.05 a platform that refuses is not asked again until an administrator says so', async () => {
    const formId = await saveIncidentForm('Rechazo');
    await platform.behave('createIncidente', 'refuse');
    await send(formId, 'rechazo');
    await world.runJobs();
    const [refused] = await deliveriesOf('rechazo');
    expect(refused).toMatchObject({ state: 'failed', lastProblem: 'refused' });
    await platform.behave('createIncidente', 'well');
    await retry(refused?.id ?? '');
    await world.runJobs();
    expect(await deliveriesOf('rechazo')).toMatchObject([{ state: 'delivered' }]);
  });

  it('E7.09 E8.05 X23.01 a form whose type the platform does not create is not saved', async () => {
    for (const how of ['error', 'page', 'empty', 'other-fields'] as const) {
      await platform.behave('createTipoIncidencia', how);
      await expect(saveIncidentForm(`Tipo ${how}`)).rejects.toThrow('incident-type-failed');
      expect((await world.as.supervisor.get(`/api/forms/${testId(`formTipo ${how}`)}`)).status).toBe(404);
    }
    await platform.behave('createTipoIncidencia', 'well');
    await platform.behave('getMuniCoreAreas', 'page');
    await expect(saveIncidentForm('Tipo lista')).rejects.toThrow('outside-unavailable');
    const areas = await world.as.supervisor.get(`/api/areas/${HOME.areas[0]}/incident-areas`);
    expect([areas.status, areas.body.code]).toEqual([502, 'outside-unavailable']);
  });

  describe('a request for changes', () => {
    const asked = async (title: string, id: string) => {
      const formId = await saveIncidentForm(title, {
        publicAccess: false,
        citizenAssociationFromCitizenPortal: true,
      });
      const sent = await send(formId, id);
      if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
      await world.as.admin.put(`/api/submissions/${testId(id)}/review-marks`, {
        sectionId: 's',
        marked: true,
      });
      const mark = { sectionId: 's', questionId: 'name', marked: true };
      await world.as.admin.put(`/api/submissions/${testId(id)}/review-marks`, mark);
      const reply = await world.as.admin.post(`/api/submissions/${testId(id)}/change-requests`, {
        comment: 'Falta el apellido',
      });
      expect(reply.status).toBe(200);
    };

    it('R7.33 R2.080 X23.06 notifies the incident system, after the incident it is about', async () => {
      await platform.behave('createIncidente', 'error');
      await asked('Revisión', 'revision');
      await world.runJobs();
      const finished = (await deliveriesOf('revision')).filter(({ state }) => state === 'delivered');
      expect(finished).toEqual([]);
      expect(await platform.received('sendExternalMessage')).toEqual([]);
      await platform.behave('createIncidente', 'well');
      for (const kind of ['incident', 'external-message']) {
        const entry = (await deliveriesOf('revision')).find((one) => one.kind === kind);
        await retry(entry?.id ?? '');
        await world.runJobs();
      }
      const notice = (await platform.received('sendExternalMessage')).at(-1);
      expect(notice?.body).toEqual({
        message: 'Falta el apellido',
        formData: {
          incidenteId: (await view('revision')).incidentNumber,
          urlFormulario: expect.stringMatching(
            new RegExp(`^http://constancia.example/ciudadano/revision/${testId('revision')}/r\\.`),
          ),
          username: 'admin',
          municipioId: HOME.id,
        },
      });
    });

    it('R7.33 R7.51 X23.06 reads no reply, and one that fails keeps no request from being stored', async () => {
      await platform.behave('sendExternalMessage', 'page');
      await asked('Página', 'page');
      await world.runJobs();
      const kinds = (await deliveriesOf('page')).map(({ kind, state }) => [kind, state]);
      expect(kinds).toContainEqual(['external-message', 'delivered']);
      await platform.behave('sendExternalMessage', 'error');
      await asked('Errores', 'errors');
      await world.runJobs();
      expect((await deliveriesOf('errors')).find(({ kind }) => kind === 'external-message')).toMatchObject({
        lastProblem: 'bad-answer',
      });
    });

    it('R7.33 X23.06 nobody is notified where the register is our own', async () => {
      await use('built-in');
      await asked('Propio', 'own');
      await use('platform');
      expect((await deliveriesOf('own')).map(({ kind }) => kind)).toEqual(['incident']);
    });
  });
});
