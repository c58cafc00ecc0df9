// Incidents that the worker delivers to the municipal platform, a separate program that is asked over real HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deliveriesOf,
  moveState,
  saveIncidentForm,
  sendAna,
  typesOf,
  viewOf,
} from '../../../testing/incidents.ts';
import { openPlatform, type TestPlatform } from '../../../testing/outside/municipal-platform.ts';
import { saveOutside } from '../../../testing/outside/outside.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

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

describe('with the municipal platform', () => {
  const use = (system: 'built-in' | 'platform') =>
    sql`update municipalities set settings = settings || ${JSON.stringify({ incidentSystem: system })}::jsonb
      where id = ${HOME.id}`.execute(world.db);
  beforeAll(() => use('platform'));
  afterAll(() => use('built-in'));

  const retry = (id: string) => world.as.admin.post(`/api/outbox/${id}/retry`);

  it('A4.09 X23.02 X23.03 P1.08 raises it there, with the id of the delivery, and shows its number', async () => {
    const formId = await saveIncidentForm(world, 'Luminaria');
    const { body } = await sendAna(world, formId, 'luminaria');
    await world.runJobs();
    const [delivery] = await deliveriesOf(world, 'luminaria');
    const received = (await platform.received('createIncidente')).find(({ key }) => key === delivery?.id);
    expect(received?.body).toMatchObject({
      descripcion: `Luminaria ${body.code}`,
      username: 'inspector',
      municipioId: HOME.id,
      respuestaId: testId('luminaria'),
      urlFormulario: `http://constancia.example/ver/${testId('luminaria')}`,
      tipoIncidenteId: (await typesOf(world, formId)).incidentTypeId,
    });
    expect((await viewOf(world, 'luminaria')).incidentNumber).toMatch(/^77\d{3}$/);
  });

  it.each(['hang-up', 'error', 'page', 'huge', 'other-fields', 'empty'] as const)(
    'X23.05 a platform that does as in "%s" keeps no submission from being stored; the incident arrives later',
    async (how) => {
      const formId = await saveIncidentForm(world, `Caído ${how}`);
      await platform.behave('createIncidente', how);
      const id = `down${how.replace('-', '')}`;
      expect((await sendAna(world, formId, id)).status).toBe(200);
      await world.runJobs();
      const [waiting] = await deliveriesOf(world, id);
      expect(waiting?.state).not.toBe('delivered');
      expect(waiting?.lastProblem).toMatch(/^(no-answer|bad-answer)$/);
      expect((await viewOf(world, id)).incidentNumber).toBe('');
      await platform.behave('createIncidente', 'well');
      await retry(waiting?.id ?? '');
      await world.runJobs();
      expect(await deliveriesOf(world, id)).toMatchObject([{ state: 'delivered' }]);
      expect((await viewOf(world, id)).incidentNumber).toMatch(/^77\d{3}$/);
    },
  );

  it('X23.05 of two incidents the one raised last gives the number, in whatever order they arrive', async () => {
    const formId = await saveIncidentForm(world, 'Desorden', { flags: { incidentPerState: true } });
    await platform.behave('createIncidente', 'error');
    await sendAna(world, formId, 'desorden');
    await world.runJobs();
    const [first] = await deliveriesOf(world, 'desorden');
    world.time.now = new Date(world.time.now.getTime() + 1_000);
    await platform.behave('createIncidente', 'well');
    await moveState(world, 'desorden', { from: 0, to: 1 });
    await world.runJobs();
    const shown = (await viewOf(world, 'desorden')).incidentNumber;
    expect(shown).toMatch(/^77\d{3}$/);
    await retry(first?.id ?? '');
    await world.runJobs();
    expect((await deliveriesOf(world, 'desorden')).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
    expect((await viewOf(world, 'desorden')).incidentNumber).toBe(shown);
  });

  it('X23.05 a platform that refuses is not asked again until an administrator says so', async () => {
    const formId = await saveIncidentForm(world, 'Rechazo');
    await platform.behave('createIncidente', 'refuse');
    await sendAna(world, formId, 'rechazo');
    await world.runJobs();
    const [refused] = await deliveriesOf(world, 'rechazo');
    expect(refused).toMatchObject({ state: 'failed', lastProblem: 'refused' });
    await platform.behave('createIncidente', 'well');
    await retry(refused?.id ?? '');
    await world.runJobs();
    expect(await deliveriesOf(world, 'rechazo')).toMatchObject([{ state: 'delivered' }]);
  });

  it('E7.09 E8.05 X23.01 a form whose type the platform does not create is not saved', async () => {
    for (const how of ['error', 'page', 'empty', 'other-fields'] as const) {
      await platform.behave('createTipoIncidencia', how);
      await expect(saveIncidentForm(world, `Tipo ${how}`)).rejects.toThrow('incident-type-failed');
      expect((await world.as.supervisor.get(`/api/forms/${testId(`formTipo ${how}`)}`)).status).toBe(404);
    }
    await platform.behave('createTipoIncidencia', 'well');
    await platform.behave('getMuniCoreAreas', 'page');
    await expect(saveIncidentForm(world, 'Tipo lista')).rejects.toThrow('outside-unavailable');
    const areas = await world.as.supervisor.get(`/api/areas/${HOME.areas[0]}/incident-areas`);
    expect([areas.status, areas.body.code]).toEqual([502, 'outside-unavailable']);
  });

  describe('a request for changes', () => {
    const asked = async (title: string, id: string) => {
      const formId = await saveIncidentForm(world, title, {
        flags: {
          publicAccess: false,
          citizenAssociationFromCitizenPortal: true,
        },
      });
      const sent = await sendAna(world, formId, id);
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
      const finished = (await deliveriesOf(world, 'revision')).filter(({ state }) => state === 'delivered');
      expect(finished).toEqual([]);
      expect(await platform.received('sendExternalMessage')).toEqual([]);
      await platform.behave('createIncidente', 'well');
      for (const kind of ['incident', 'external-message']) {
        const entry = (await deliveriesOf(world, 'revision')).find((one) => one.kind === kind);
        await retry(entry?.id ?? '');
        await world.runJobs();
      }
      const notice = (await platform.received('sendExternalMessage')).at(-1);
      expect(notice?.body).toEqual({
        message: 'Falta el apellido',
        formData: {
          incidenteId: (await viewOf(world, 'revision')).incidentNumber,
          urlFormulario: expect.stringMatching(
            new RegExp(`^http://constancia.example/ciudadano/revision/${testId('revision')}/${HOME.id}\\.`),
          ),
          username: 'admin',
          municipioId: HOME.id,
        },
      });
    });

    it('R7.33 R7.51 X23.06 R9.36 reads no reply, and one that fails keeps no request from being stored', async () => {
      await platform.behave('sendExternalMessage', 'page');
      await asked('Página', 'page');
      await world.runJobs();
      const kinds = (await deliveriesOf(world, 'page')).map(({ kind, state }) => [kind, state]);
      expect(kinds).toContainEqual(['external-message', 'delivered']);
      await platform.behave('sendExternalMessage', 'error');
      await asked('Errores', 'errors');
      await world.runJobs();
      expect(
        (await deliveriesOf(world, 'errors')).find(({ kind }) => kind === 'external-message'),
      ).toMatchObject({
        lastProblem: 'bad-answer',
      });
    });

    it('R7.33 X23.06 nobody is notified where the register is our own', async () => {
      await use('built-in');
      await asked('Propio', 'own');
      await use('platform');
      expect((await deliveriesOf(world, 'own')).map(({ kind }) => kind)).toEqual(['incident']);
    });
  });
});
