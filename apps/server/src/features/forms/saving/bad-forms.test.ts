// Forms that no editor would send: each is refused with a clear problem that names the field, and nothing is
// stored.
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveForm } from '../../../testing/forms.ts';
import { HOSTILE_FORMS, SOUND_FORM } from '../../../testing/hostile/hostile-forms.ts';
import { AGENDAS, saveOutside } from '../../../testing/outside/outside.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';
import { tokenOf } from '../../../testing/personas.ts';

let world: TestWorld;
let stored = '';
let before: unknown;

/**
 * Everything that a person of the area sees and everything in the tables: equal before and after a refused
 * save.
 */
async function everything(): Promise<unknown> {
  const count = (table: string) => sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`;
  const tables = ['forms', 'form_versions', 'audit_entries', 'incident_types'];
  const rows = await Promise.all(tables.map(async (table) => (await count(table).execute(world.db)).rows));
  const list = await world.as.admin.get('/api/forms');
  return { rows, list: list.body, form: (await world.as.supervisor.get(`/api/forms/${stored}`)).body };
}

beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
  stored = await saveForm(world.as.supervisor, { id: 'sound', definition: SOUND_FORM });
  before = await everything();
});
afterAll(() => world.close());

const id = testId('hostile');
const areaId = HOME.areas[0];
const create = (definition: unknown, body: object = {}) =>
  world.as.supervisor.post('/api/forms', { id, areaId, sync: false, definition, ...body });
const update = (definition: unknown, body: object = {}) =>
  world.as.supervisor.put(`/api/forms/${stored}`, { version: 1, areaId, sync: false, definition, ...body });

/** The first issue as `code field`. */
function firstIssue({ body }: TestReply): string {
  const [issue] = body.issues ?? [];
  return `${issue?.code} ${issue?.at?.field}`;
}

describe('a definition that is wrong', () => {
  it.each(HOSTILE_FORMS)(
    'X13.01 E9.29 $what is refused at its field',
    async ({ definition, issue, sync = false }) => {
      for (const reply of [await create(definition, { sync }), await update(definition, { sync })]) {
        expect(reply.status).toBe(422);
        expect(reply.body.code).toBe('form-invalid');
        expect(firstIssue(reply)).toBe(issue);
        // The reply names what is wrong and never sends it all back.
        expect(JSON.stringify(reply.body).length).toBeLessThan(20_000);
      }
      expect(await everything()).toEqual(before);
    },
  );

  it('X13.01 the table is not empty by accident', () => {
    expect(HOSTILE_FORMS.length).toBeGreaterThan(50);
  });
});

describe('a body that is wrong', () => {
  const raw = (text: string) =>
    caller(world.app, {
      cookie: `session=${tokenOf('supervisor')}`,
      'content-type': 'application/json',
    }).post('/api/forms', text);
  const envelope = (definition: string) =>
    `{"id":"${id}","areaId":"${areaId}","sync":false,"definition":${definition}}`;
  const sound = JSON.stringify(SOUND_FORM);

  it.each<readonly [string, string, number, string]>([
    ['nothing', '', 400, 'request-invalid'],
    ['no JSON', '{"id":', 400, 'request-invalid'],
    ['NaN', envelope(sound.replace('"responseLimit":null', '"responseLimit":NaN')), 400, 'request-invalid'],
    ['a field __proto__', envelope(`{"__proto__":{"admin":true},${sound.slice(1)}`), 400, 'request-invalid'],
    [
      'a constructor with a prototype',
      envelope(`{"constructor":{"prototype":{}},${sound.slice(1)}`),
      400,
      'request-invalid',
    ],
    ['a list', '[]', 400, 'request-invalid'],
    ['null', 'null', 400, 'request-invalid'],
    ['a definition that is a list', envelope('[]'), 400, 'request-invalid'],
    ['a definition that is text', envelope('"form"'), 400, 'request-invalid'],
    [
      'a number beyond all numbers',
      envelope(sound.replace('"areaId":-1', '"areaId":1e999')),
      422,
      'form-invalid',
    ],
    [
      'lists in lists a hundred thousand deep',
      envelope(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      400,
      'request-invalid',
    ],
    [
      'a product a hundred thousand deep',
      envelope(
        sound.replace('"payments":null', `"payments":${'{"x":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
      ),
      422,
      'form-invalid',
    ],
    [
      'a hundred thousand choices',
      envelope(sound.replace('"payments":null', `"payments":{"x":[${'{"id":1},'.repeat(100_000)}1]}`)),
      413,
      'payload-too-large',
    ],
    ['a document over the limit', envelope(`"${'x'.repeat(8 * 1024 * 1024)}"`), 413, 'payload-too-large'],
    [
      'a document of 5 MB',
      envelope(sound.replace('"text":"Relevamiento"', `"text":"${'x'.repeat(5 * 1024 * 1024)}"`)),
      422,
      'form-invalid',
    ],
  ])('X13.01 X6.05 %s is refused', async (...[, text, status, code]) => {
    const reply = await raw(text);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(await everything()).toEqual(before);
  });

  it.each<readonly [string, object, string]>([
    ['an id of another shape', { id: '../../etc/passwd' }, 'body.id'],
    ['an area of a megabyte', { areaId: 'x'.repeat(1_000_000) }, 'body.areaId'],
    ['a switch that is a number', { sync: 1 }, 'body.sync'],
    ['a field of its own', { savedBy: 'somebody' }, 'body'],
  ])('X13.01 X6.05 %s is refused by name', async (_what, body, field) => {
    const reply = await create(SOUND_FORM, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'request-invalid']);
    expect(reply.body.issues[0].at.field).toBe(field);
    expect(await everything()).toEqual(before);
  });

  it.each([0, -1, 1.5, 1e300, '1', null])('X13.01 X5.01 version %s cannot be saved over', async (version) => {
    const reply = await update(SOUND_FORM, { version });
    expect([reply.status, reply.body.issues[0].at.field]).toEqual([400, 'body.version']);
    expect((await update(SOUND_FORM, { version: 999_999 })).body.code).toBe('stale-version');
    expect(await everything()).toEqual(before);
  });
});

describe('what belongs to somebody else', () => {
  it('X13.02 E6.04 an area of others, or of nobody, is refused', async () => {
    for (const foreign of [HOME.areas[1], AWAY.areas[0], testId('nowhere'), "'; --"]) {
      for (const reply of [
        await create(SOUND_FORM, { areaId: foreign }),
        await update(SOUND_FORM, { areaId: foreign }),
      ]) {
        expect([reply.status, reply.body.code]).toEqual([403, 'form-outside-areas']);
      }
    }
    const moved = await world.as.admin.put(`/api/forms/${stored}`, {
      version: 1,
      areaId: AWAY.areas[0],
      sync: false,
      definition: SOUND_FORM,
    });
    expect([moved.status, firstIssue(moved)]).toEqual([422, 'area-of-other-municipality area']);
    expect(await everything()).toEqual(before);
  });

  it('X13.02 E7.11 an agenda of another municipality is refused', async () => {
    const { id: agenda, name, tenantUniqueName } = AGENDAS.away;
    const definition = {
      ...SOUND_FORM,
      options: { ...SOUND_FORM.options, citizenAssociationFromCitizenPortal: true, addAppointment: true },
      appointment: { appointmentData: { id: agenda, name }, tenantUniqueName },
    };
    const reply = await create(definition);
    expect([reply.status, firstIssue(reply)]).toEqual([422, 'agenda-unknown appointment']);
    expect(await everything()).toEqual(before);
  });

  it('X13.02 W12 the header image of another form is refused, also within one municipality', async () => {
    const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#0a5c63' } });
    const upload = `/api/forms/${testId('pictured')}/header-images`;
    const { body } = await world.as.supervisor.post(upload, await picture.png().toBuffer());
    const definition = {
      ...SOUND_FORM,
      options: { ...SOUND_FORM.options, showHeaderImage: true },
      headerImage: body.key,
    };
    for (const reply of [await create(definition), await update(definition, { sync: false })])
      expect([reply.status, firstIssue(reply)]).toEqual([422, 'header-image-unknown headerImage']);
    expect(await everything()).toEqual(before);
  });
});

describe('what seems bad and is not', () => {
  it('X13.03 E4.05 states may lead round in a circle: a record may go back', async () => {
    const circle = SOUND_FORM.states.map((state) => ({ ...state, transitions: [(state.id + 1) % 3] }));
    const formId = await saveForm(world.as.supervisor, {
      id: 'circle',
      definition: { ...SOUND_FORM, states: circle },
    });
    const reply = await world.as.supervisor.get(`/api/forms/${formId}`);
    expect(reply.body.definition.states).toEqual(circle);
  });

  it('X13.03 E5.16 characters that cannot be stored are taken out, the rest stays as it was written', async () => {
    const written = '  \u0000Poda\u0007 \ud800 <b>&amp;</b> ${x} \u202e 🌳 ñ\r\nfin ';
    const formId = await saveForm(world.as.supervisor, {
      id: 'written',
      definition: { ...SOUND_FORM, title: { text: written } },
    });
    const reply = await world.as.supervisor.get(`/api/forms/${formId}`);
    expect(reply.body.definition.title.text).toBe('Poda \ufffd <b>&amp;</b> ${x} \u202e 🌳 ñ\nfin');
  });
});
