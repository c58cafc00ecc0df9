// The ticks of conditions without questions in the files that people and programs read.
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm, submitTo } from '../../../testing/forms.ts';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const condition = (
  id: string,
  text: string,
  ...questions: Parameters<typeof aCondition> extends [string, ...infer Rest] ? Rest : never
) => ({
  ...aCondition(id, ...questions),
  text: { text },
});
const reason = aQuestion('why', 'text', { title: { text: 'Motivo' } });
const FIRST = aForm()
  .withOptions({ editableForm: true })
  .withConditionalSection('c', {}, condition('urgent', 'Urgente'), condition('closed', 'Clausura', reason))
  .withSection('s', aQuestion('note', 'text', { title: { text: 'Nota' } }))
  .build();
const SECOND = {
  ...FIRST,
  sections: FIRST.sections.map((section) =>
    section.id === 'c'
      ? { ...section, conditions: [...section.conditions, condition('witness', 'Con testigo')] }
      : section,
  ),
};

let world: TestWorld;
let form: string;
let program: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'ticks', definition: FIRST });
  const send = (id: string, version: number, ticked: readonly string[]) =>
    submitTo(world.as.inspector, form, {
      id,
      version,
      answers: { ticked: { c: ticked }, main: {}, rows: {} },
    });
  const replies = [
    await world.as.supervisor.put(`/api/forms/${form}`, {
      version: 1,
      areaId: HOME.areas[0],
      sync: false,
      definition: SECOND,
    }),
    // From devices that had opened the first version.
    await send('tick1', 1, ['urgent']),
    await send('tick2', 1, []),
    await send('tick3', 2, ['closed', 'witness']),
  ];
  for (const { status, body } of replies) if (status !== 200) throw new Error(JSON.stringify(body));
  ({ as: program } = await makeProgram(world, { rights: ['read respuesta'] }));
});
afterAll(() => world.close());

const SHOWN = [
  ['Urgente', 'Clausura: Motivo', 'Con testigo', 'Nota'],
  ['No', null, 'Sí', null],
  ['No', '(no se preguntó)', '(no se preguntó)', null],
  ['Sí', '(no se preguntó)', '(no se preguntó)', null],
];

it('X33.94 a spreadsheet has a column for each of them, in the order of the form, for every version', async () => {
  const lines = await readSheet((await world.as.supervisor.get(`/api/forms/${form}/submissions.xlsx`)).raw);
  expect(lines.map((cells) => cells.slice(5))).toEqual(SHOWN);
  const english = await readSheet(
    (await world.as.supervisor.get(`/api/forms/${form}/submissions.xlsx?language=en`)).raw,
  );
  expect(english.slice(1).map((cells) => cells[5])).toEqual(['No', 'No', 'Yes']);
});

it('X33.94 separated values have them too, for people and by token', async () => {
  for (const who of [world.as.supervisor, program]) {
    const text = (await who.get(`/api/forms/${form}/submissions.csv`)).raw.toString();
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.map((line) => line.split(';').slice(5))).toEqual(
      SHOWN.map((cells) => cells.map((cell) => cell ?? '')),
    );
  }
});

it('X38.106 a feed has them as true and false, and null where the version did not have the condition', async () => {
  const { body } = await program.get(`/api/odata/forms/${form}/Submissions`);
  const ticks = new Map(
    body.value.map((row: Record<string, unknown>) => [
      row['__id'],
      [row['Urgente'], row['Con_testigo'], row['Motivo']],
    ]),
  );
  expect(Object.fromEntries(ticks)).toEqual({
    [testId('tick1')]: [true, null, null],
    [testId('tick2')]: [false, null, null],
    [testId('tick3')]: [false, true, null],
  });
  const selected = await program.get(`/api/odata/forms/${form}/Submissions?$select=Urgente`);
  expect(selected.body.value.map((row: object) => Object.entries(row))).toEqual([
    [['Urgente', true]],
    [['Urgente', false]],
    [['Urgente', false]],
  ]);
  const metadata = (await program.get(`/api/odata/forms/${form}/$metadata`)).raw.toString();
  expect(metadata).toContain('<Property Name="Con_testigo" Type="Edm.Boolean">');
  const filter = await program.get(
    `/api/odata/forms/${form}/Submissions?$filter=${encodeURIComponent('Urgente eq true')}`,
  );
  expect(filter.status).toBe(501);
});
