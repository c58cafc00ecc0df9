// Who may open the editor: the roles of the table, within their areas, and nobody else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { PERSONAS, type PersonaName } from '../../testing/personas.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let formId = '';
beforeAll(async () => {
  world = await openTestWorld();
  const editable = { ...STAFF_FORM, options: { ...STAFF_FORM.options, editableForm: true } };
  formId = await saveForm(world.as.supervisor, { id: 'edited', definition: editable });
  await submitTo(world.as.inspector, formId, { id: 'first', answers: answersOf({ name: 'Ana' }) });
});
afterAll(() => world.close());

/** Written out from the specification and deliberately not read from the table under test. */
const EDITORS: readonly PersonaName[] = [
  'admin',
  'elevatedSupervisor',
  'correctingDuplicatingSupervisor',
  'correctingSupervisor',
  'duplicatingSupervisor',
  'supervisor',
  'generator',
];
const STRANGERS: readonly PersonaName[] = ['neighbour', 'foreigner'];
const OTHERS = (Object.keys(PERSONAS) as PersonaName[]).filter(
  (name) => !EDITORS.includes(name) && !STRANGERS.includes(name),
);

describe('the roles that edit', () => {
  it.each(EDITORS)(
    'E1.01 E6.01 E6.03 P6.28 E4.25 %s opens a form, saves one with submissions and creates one',
    async (name) => {
      const read = await world.as[name].get(`/api/forms/${formId}`);
      expect(read.status).toBe(200);
      const { version, areaId, definition } = read.body;
      const content = { ...definition, description: { text: `De ${name}` } };
      const saved = await world.as[name].put(`/api/forms/${formId}`, {
        version,
        areaId,
        sync: false,
        definition: content,
      });
      expect(saved.body).toEqual({ id: formId, version: version + 1 });
      const body = { id: testId(`by${name}`), areaId: HOME.areas[0], sync: false, definition: STAFF_FORM };
      expect((await world.as[name].post('/api/forms', body)).status).toBe(200);
    },
  );
});

describe('everybody else', () => {
  it.each(OTHERS)('E1.01 E6.01 E6.03 P6.28 %s neither opens nor saves a form', async (name) => {
    const before = (await world.as.supervisor.get(`/api/forms/${formId}`)).body;
    const { version, areaId, definition } = before;
    const content = { version, areaId, sync: false, definition };
    const replies = [
      await world.as[name].get(`/api/forms/${formId}`),
      await world.as[name].put(`/api/forms/${formId}`, content),
      await world.as[name].post('/api/forms', { ...content, id: testId('none'), version: undefined }),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
    expect((await world.as.supervisor.get(`/api/forms/${formId}`)).body).toEqual(before);
  });

  it('E1.01 E6.01 E6.02 a visitor is asked to sign in, for list and editor alike', async () => {
    for (const path of ['/api/forms', `/api/forms/${formId}`]) {
      const reply = await world.visitor.get(path);
      expect([reply.status, reply.body.code]).toEqual([401, 'not-signed-in']);
    }
    expect((await world.visitor.post('/api/forms', {})).status).toBe(401);
    expect((await world.visitor.put(`/api/forms/${formId}`, {})).status).toBe(401);
  });

  it('E6.02 the list is for every role of the table, and for no account whose role it does not know', async () => {
    for (const name of Object.keys(PERSONAS) as PersonaName[]) {
      const { status } = await world.as[name].get('/api/forms');
      expect([name, status]).toEqual([name, name === 'roleless' ? 403 : 200]);
    }
  });
});
