import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const SUBMISSIONS = 430;

function cells(reply: TestReply) {
  return readSheet(reply.raw, { trim: false });
}

it('R7.29 R7.30 R7.31 R9.10 R2.045 writes every submission of a form into one sheet, however many, newest first', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'many', definition: STAFF_FORM });
  for (let index = 0; index < SUBMISSIONS; index++) {
    world.time.now = new Date(Date.UTC(2026, 2, 10, 15, 0, index));
    await submitTo(world.as.inspector, id, {
      id: `many${index}`,
      answers: answersOf({ name: `n${index}`, count: `${index}` }),
    });
  }
  const reply = await world.as.supervisor.get(`/api/forms/${id}/submissions.xlsx`);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="respuestas_10-03-2026_12-07\.xlsx"$/,
  );
  expect(reply.headers['cache-control']).toBe('no-store');
  const [header, ...rows] = await cells(reply);
  expect(header).toEqual([
    'ID',
    'Código',
    'Fecha y hora',
    'Contestado por',
    'Estado',
    'Pregunta name',
    'Pregunta count',
  ]);
  expect(rows).toHaveLength(SUBMISSIONS);
  expect(rows.map((row) => row[6])).toEqual(
    Array.from({ length: SUBMISSIONS }, (_, index) => SUBMISSIONS - 1 - index),
  );
  expect(new Set(rows.map((row) => row[0])).size).toBe(SUBMISSIONS);
  world.time.now = new Date('2026-03-10T15:00:00.000Z');
});

it('R7.31 R9.02 A4.19 keeps apart an answer, a blank and a question that was not asked; numbers and dates are numbers and dates', async () => {
  const definition = aForm()
    .with({ title: { text: 'Celdas' } })
    .withSection(
      's',
      aQuestion('text', 'text'),
      aQuestion('code', 'integer'),
      aQuestion('price', 'decimal'),
      aQuestion('day', 'date'),
      aQuestion('hour', 'time'),
      aQuestion('one', 'single-choice', { options: ['Rojo', 'Azul'] }),
      aQuestion('many', 'multiple-choice', { options: ['A', 'B', 'C'] }),
      aQuestion('sure', 'yes-no'),
      aQuestion('blank', 'text'),
    )
    .withConditionalSection(
      'c',
      {},
      aCondition('asked', aQuestion('in', 'text')),
      aCondition('hidden', aQuestion('out', 'text')),
    )
    .withRepeatableSection('r', aQuestion('tree', 'text'))
    .build();
  const id = await saveForm(world.as.supervisor, { id: 'cells', definition });
  const given = answersOf({
    text: '=1+1',
    code: '007',
    price: '12,50',
    day: '29/02/2024',
    hour: '09:30',
    one: 'one-2',
    many: ['many-1', 'many-3'],
    sure: 'no',
    tree: 'Fresno',
    in: 'dentro',
  });
  const answers = {
    ...given,
    ticked: { c: ['asked'] },
    rows: { r: [{ id: 'row1', answers: { tree: { value: 'Tilo' } } }] },
  };
  expect((await submitTo(world.as.inspector, id, { id: 'cellsAnswer', answers })).status).toBe(200);
  const [header, row] = await cells(await world.as.supervisor.get(`/api/forms/${id}/submissions.xlsx`));
  const byHeader = Object.fromEntries((header ?? []).map((name, column) => [String(name), row?.[column]]));
  expect(byHeader).toMatchObject({
    'Contestado por': 'inspector',
    'Pregunta text': '=1+1',
    'Pregunta code': '007',
    'Pregunta price': 12.5,
    'Pregunta day': new Date('2024-02-29T00:00:00.000Z'),
    'Pregunta one': 'Azul',
    'Pregunta many': expect.stringMatching(/^A.*C$/s),
    'Pregunta sure': 'No',
    'Pregunta blank': null,
    'Condición asked: Pregunta in': 'dentro',
    'Condición hidden: Pregunta out': '(no se preguntó)',
    'Pregunta tree': 'Fresno',
    'Pregunta tree (2)': 'Tilo',
  });
  expect(byHeader['Fecha y hora']).toEqual(new Date('2026-03-10T12:00:00.000Z'));
});

it('R7.31 keeps the submissions of older versions in the same sheet, under the columns of their questions', async () => {
  const editable = { ...STAFF_FORM, options: { ...STAFF_FORM.options, editableForm: true } };
  const id = await saveForm(world.as.supervisor, { id: 'versions', definition: editable });
  await submitTo(world.as.inspector, id, { id: 'old', answers: answersOf({ name: 'vieja' }) });
  const [section] = editable.sections;
  const renamed = {
    ...editable,
    sections: [
      {
        ...section!,
        questions: section!.questions.map((question) => ({
          ...question,
          title: { text: `Nueva ${question.id}` },
        })),
      },
    ],
  };
  const saved = await world.as.supervisor.put(`/api/forms/${id}`, {
    version: 1,
    areaId: (await world.as.supervisor.get(`/api/forms/${id}`)).body.areaId,
    sync: false,
    definition: renamed,
  });
  expect(saved.status).toBe(200);
  world.time.now = new Date('2026-03-10T16:00:00.000Z');
  await submitTo(world.as.inspector, id, { id: 'new', version: 2, answers: answersOf({ name: 'nueva' }) });
  const [header, ...rows] = await cells(
    await world.as.supervisor.get(`/api/forms/${id}/submissions.xlsx?language=en`),
  );
  expect(header).toEqual([
    'ID',
    'Code',
    'Date and time',
    'Answered by',
    'State',
    'Nueva name',
    'Nueva count',
  ]);
  expect(rows.map((row) => row[5])).toEqual(['nueva', 'vieja']);
});

it('R7.31 X25.04 a submission to an earlier version has its columns, also those that the newest one lost', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'lost', definition: STAFF_FORM });
  const [section] = STAFF_FORM.sections;
  const shorter = { ...STAFF_FORM, sections: [{ ...section!, questions: section!.questions.slice(0, 1) }] };
  const { areaId } = (await world.as.supervisor.get(`/api/forms/${id}`)).body;
  await world.as.supervisor.put(`/api/forms/${id}`, { version: 1, areaId, sync: false, definition: shorter });
  const given = { id: 'late', version: 1, answers: answersOf({ name: 'vieja', count: '7' }) };
  expect((await submitTo(world.as.inspector, id, given)).status).toBe(200);
  const [header, row] = await cells(await world.as.supervisor.get(`/api/forms/${id}/submissions.xlsx`));
  expect(header?.slice(5)).toEqual(['Pregunta name', 'Pregunta count']);
  expect(row?.slice(5)).toEqual(['vieja', 7]);
});

it('P6.26 R6.08 R9.37 W19 the sheet of a person who sees only their own submissions holds none of a colleague', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'ownSheet', definition: STAFF_FORM });
  await submitTo(world.as.inspector, id, { id: 'mine', answers: answersOf({ name: 'Mía' }) });
  await submitTo(world.as.colleague, id, { id: 'theirs', answers: answersOf({ name: 'Suya' }) });
  const namesFor = async (who: 'inspector' | 'colleague' | 'supervisor') => {
    const [, ...rows] = await cells(await world.as[who].get(`/api/forms/${id}/submissions.xlsx`));
    return rows.map((row) => String(row[5])).toSorted((one, other) => one.localeCompare(other));
  };
  expect(await namesFor('inspector')).toEqual(['Mía']);
  expect(await namesFor('colleague')).toEqual(['Suya']);
  expect(await namesFor('supervisor')).toEqual(['Mía', 'Suya']);
});

it('W18 X7.04 every download of the sheet is in the audit log: who, when, of which form, in which format', async () => {
  const id = await saveForm(world.as.supervisor, { id: 'audited', definition: STAFF_FORM });
  const refused = await world.as.foreigner.get(`/api/forms/${id}/submissions.xlsx`);
  expect(refused.body.code).toBe('form-outside-areas');
  await world.as.supervisor.get(`/api/forms/${id}/submissions.xlsx`);
  const entries = await sql<object>`
    select actor, at, subject, details from audit_entries where subject_id = ${id} and action = 'export'`.execute(
    world.db,
  );
  expect(entries.rows).toEqual([
    { actor: 'supervisor', at: world.time.now, subject: 'form', details: { format: 'xlsx', rows: 0 } },
  ]);
});
