// Answers as columns of the list, over HTTP.
import { LIST_COLUMNS } from '@constancia/domain/limits.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'columns', definition: formWith('Roja', 'Color') });
  const answers = answersOf({
    name: 'Farola',
    price: '12,',
    ready: 'yes',
    note: 'x'.repeat(300),
    colour: 'red',
  });
  await submitTo(world.as.inspector, form, { id: 'column1', answers });
});
afterAll(() => world.close());

const formWith = (red: string, title: string) =>
  aForm()
    .withOptions({ editableForm: true })
    .withSection(
      's',
      aQuestion('name', 'text'),
      aQuestion('price', 'decimal'),
      aQuestion('ready', 'yes-no'),
      aQuestion('note', 'text'),
      aQuestion('colour', 'single-choice', {
        title: { text: title },
        options: [{ id: 'red', text: { text: red } }],
      }),
    )
    .build();

const list = (columns: unknown, more = '') =>
  world.as.supervisor.get(
    `/api/forms/${form}/submissions?columns=${encodeURIComponent(JSON.stringify(columns))}${more}`,
  );

it('X33.64 the list has the answers that were asked for, in their order and language, each cut, and no others', async () => {
  const { body } = await list(['ready', 'note', 'nothing', 'price', 'ready'], '&language=en');
  expect(body.columns.map(({ id }: { id: string }) => id)).toEqual(['ready', 'note', 'price']);
  expect(body.columns[0].title.text).toBe('Pregunta ready');
  expect(body.submissions[0].values).toEqual(['Yes', `${'x'.repeat(LIST_COLUMNS.characters)}…`, '12']);
  expect((await list(['ready'])).body.submissions[0].values).toEqual(['Sí']);
  const plain = (await world.as.supervisor.get(`/api/forms/${form}/submissions`)).body;
  expect([plain.columns, plain.submissions[0].values]).toEqual([[], []]);
  const again = await world.as.supervisor.get(
    `/api/forms/${form}/listed-submissions?ids=${testId('column1')}&columns=${encodeURIComponent('["price","gone","name"]')}`,
  );
  expect(again.body.submissions[0].values).toEqual(['12', 'Farola']);
});

it('X33.64 an answer is said in the words of the version that was answered, under the title that the form has now', async () => {
  const { areaId } = (
    await sql<{ areaId: string }>`select area_id from forms where id = ${form}`.execute(world.db)
  ).rows[0]!;
  const saved = await world.as.supervisor.put(`/api/forms/${form}`, {
    version: 1,
    areaId,
    definition: formWith('Roja y blanca', 'Color de ahora'),
    sync: false,
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { body } = await list(['colour']);
  expect(body.columns[0].title.text).toBe('Color de ahora');
  expect(body.submissions[0].values).toEqual(['Roja']);
});

it('X33.64 questions to choose from are those of the form, by section; too many columns, or something else, are refused', async () => {
  const { body } = await world.as.supervisor.get(`/api/forms/${form}/list-columns`);
  expect(
    body.sections.map(({ questions }: { questions: { id: string }[] }) => questions.map(({ id }) => id)),
  ).toEqual([['name', 'price', 'ready', 'note', 'colour']]);
  const many = Array.from({ length: LIST_COLUMNS.questions + 1 }, (_, number) => `q${number}`);
  for (const wrong of [many, 'name', [1], [''], { a: 1 }]) {
    const reply = await list(wrong);
    expect([reply.status, reply.body.code], JSON.stringify(wrong)).toEqual([400, 'request-invalid']);
  }
  const broken = await world.as.supervisor.get(`/api/forms/${form}/submissions?columns=[`);
  expect(broken.status).toBe(400);
});
