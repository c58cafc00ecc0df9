import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const STATES = [
  { id: 0, name: 'Recibida', transitions: [1] },
  { id: 1, name: 'Resuelta', transitions: [] },
];
const set = (name: string) => ({ name, states: STATES, initialState: 0 });
const namesFor = async (persona: 'supervisor' | 'foreigner' | 'admin', query = '') =>
  (await world.as[persona].get(`/api/workflows${query}`)).body.workflows?.map(
    (workflow: { name: string }) => workflow.name,
  );

describe('sets of states of a municipality', () => {
  it('P2.80 are saved under a name, listed by it, changed and deleted', async () => {
    const id = testId('flowOne');
    expect((await world.as.supervisor.post('/api/workflows', { id, ...set('Habilitación') })).body).toEqual({
      id,
      version: 1,
    });
    await world.as.neighbour.post('/api/workflows', { id: testId('flowTwo'), ...set('Acta') });
    expect(await namesFor('supervisor')).toEqual(['Acta', 'Habilitación']);
    const changed = await world.as.neighbour.put(`/api/workflows/${id}`, {
      version: 1,
      ...set('Habilitaciones'),
    });
    expect(changed.body).toEqual({ id, version: 2 });
    const { workflows } = (await world.as.supervisor.get('/api/workflows')).body;
    expect(workflows[1]).toMatchObject({ ...set('Habilitaciones'), version: 2, updatedBy: 'neighbour' });
    expect((await world.as.supervisor.delete(`/api/workflows/${id}?version=2`)).status).toBe(200);
    expect(await namesFor('supervisor')).toEqual(['Acta']);
    expect((await world.as.supervisor.delete(`/api/workflows/${id}?version=2`)).body.code).toBe(
      'workflow-not-found',
    );
  });

  it('P2.80 need a name of their own, in any letter case, also when two are saved at the same time', async () => {
    const save = (id: string, name: string) =>
      world.as.supervisor.post('/api/workflows', { id: testId(id), ...set(name) });
    const replies = await Promise.all([
      save('same1', 'Reclamo'),
      save('same2', 'RECLAMO'),
      save('same3', 'reclamo'),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await save('other', 'Otra');
    const renamed = await world.as.supervisor.put(`/api/workflows/${testId('other')}`, {
      version: 1,
      ...set('Reclamo'),
    });
    expect(renamed.body.code).toBe('workflow-name-taken');
  });

  it('P2.80 X5.01 a stale save is refused with the newer version', async () => {
    const id = testId('flowStale');
    await world.as.supervisor.post('/api/workflows', { id, ...set('Con dos editores') });
    const save = (name: string) =>
      world.as.supervisor.put(`/api/workflows/${id}`, { version: 1, ...set(name) });
    const replies = await Promise.all([save('Uno'), save('Dos')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'stale-version', values: { version: 2 } });
  });

  it('P2.80 sending the same set twice saves it once', async () => {
    const body = { id: testId('flowTwice'), ...set('Dos veces') };
    const replies = await Promise.all([1, 2, 3].map(() => world.as.supervisor.post('/api/workflows', body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await world.as.supervisor.post('/api/workflows', { ...body, name: 'Otro contenido' });
    expect(other.body.code).toBe('id-taken');
    const fewer = { ...body, states: [{ ...STATES[0], transitions: [] }] };
    expect((await world.as.supervisor.post('/api/workflows', fewer)).body.code).toBe('id-taken');
  });

  it('P2.80 belong to their municipality: others neither see nor change them', async () => {
    const id = testId('flowHome');
    await world.as.supervisor.post('/api/workflows', { id, ...set('De Villa Cercana') });
    expect(await namesFor('foreigner')).toEqual([]);
    expect((await world.as.foreigner.get(`/api/workflows?municipality=${HOME.id}`)).body.code).toBe(
      'forbidden',
    );
    const change = await world.as.foreigner.put(`/api/workflows/${id}`, { version: 1, ...set('Robada') });
    expect(change.body.code).toBe('workflow-not-found');
    expect((await world.as.foreigner.delete(`/api/workflows/${id}?version=1`)).body.code).toBe(
      'workflow-not-found',
    );
    expect(await namesFor('admin', `?municipality=${HOME.id}`)).toContain('De Villa Cercana');
  });

  it('P2.80 E9.29 what is no workflow is refused, each with its field', async () => {
    const refused = async (over: object) => {
      const body = { id: testId('flowBad'), ...set('Mala'), ...over };
      const { body: reply } = await world.as.supervisor.post('/api/workflows', body);
      expect(reply.code).toBe('workflow-invalid');
      return reply.issues?.map(({ code }: { code: string }) => code);
    };
    expect(await refused({ name: '   ' })).toEqual(['workflow-name-required']);
    expect(await refused({ states: [], initialState: null })).toEqual(['workflow-state-required']);
    expect(await refused({ initialState: 7 })).toEqual(['shape-unknown-state']);
    expect(await refused({ states: [{ id: 0, name: 'a', transitions: [0] }] })).toEqual([
      'shape-transition-to-itself',
    ]);
    expect(await refused({ states: [{ id: 0, name: 'a', transitions: [5] }] })).toEqual([
      'shape-unknown-state',
    ]);
    expect(await refused({ states: [STATES[0], { id: 1, name: 'Recibida', transitions: [] }] })).toEqual([
      'state-name-taken',
    ]);
    expect(
      await refused({
        states: Array.from({ length: 101 }, (_, id) => ({ id, name: `s${id}`, transitions: [] })),
      }),
    ).toContain('shape-too-many');
  });
});
