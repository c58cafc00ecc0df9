// Searching the submissions of a form by words of what was answered, over HTTP.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

const FORM = aForm()
  .withOptions({ editableForm: true })
  .withStates('Iniciada', 'Vista')
  .withSection(
    's',
    aQuestion('note', 'text'),
    aQuestion('kind', 'single-choice', { options: ['Árbol', 'Cordón'] }),
  )
  .build();

let world: TestWorld;
let form: string;
let other: string;
beforeAll(async () => {
  world = await openTestWorld();
  // The two begin alike, as the words that the database keeps for them do.
  form = await saveForm(world.as.supervisor, { id: 'search1', definition: FORM });
  other = await saveForm(world.as.supervisor, { id: 'search2', definition: FORM });
  const send = (who: 'inspector' | 'colleague', id: string, values: Record<string, string>) =>
    submitTo(world.as[who], id === 'four' ? other : form, { id, answers: answersOf(values) });
  await send('inspector', 'one', { note: 'Raíces levantan la vereda', kind: 'kind-1' });
  await send('inspector', 'two', { note: 'Vereda ROTA frente al número 12', kind: 'kind-2' });
  await send('colleague', 'three', { note: 'rotas dos baldosas' });
  await send('colleague', 'four', { note: 'vereda rota' });
});
afterAll(() => world.close());

const find = (
  text: string,
  who: 'supervisor' | 'inspector' | 'neighbour' = 'supervisor',
  more = '',
): Promise<TestReply> =>
  world.as[who].get(`/api/forms/${form}/submissions?text=${encodeURIComponent(text)}${more}`);
const found = async (...of: Parameters<typeof find>) => {
  const { body } = await find(...of);
  expect(body.total).toBe(body.submissions.length);
  return body.submissions.map(({ id }: { id: string }) => id).toSorted();
};
const ids = (...names: readonly string[]) => names.map(testId).toSorted();

it('X32.36 finds words and their beginnings, without accents and capitals, all of them in any order', async () => {
  expect(await found('vereda')).toEqual(ids('one', 'two'));
  expect(await found('VERÉDA rot')).toEqual(ids('two'));
  expect(await found('rota')).toEqual(ids('two', 'three'));
  expect(await found('raices')).toEqual(ids('one'));
  expect(await found('arbol')).toEqual(ids('one'));
  expect(await found('12 cordon')).toEqual(ids('two'));
  expect(await found('1')).toEqual([]);
  expect(await found("vereda' | 'x:*")).toEqual([]);
});

it('X32.36 a very long word in letters beyond the usual ones is stored, and found by its beginning', async () => {
  const note = `x${'𐐀'.repeat(30)}`;
  const { status, body } = await submitTo(world.as.inspector, form, {
    id: 'script',
    answers: answersOf({ note }),
  });
  expect([status, body.code]).toEqual([200, expect.any(String)]);
  expect(await found(note)).toEqual(ids('script'));
});

it('X32.36 X32.32 mixes with the other filters and shows nobody more than their list', async () => {
  expect(await found('vereda', 'supervisor', '&state=1')).toEqual([]);
  expect(await found('rota', 'supervisor', '&answerBy=colleague')).toEqual(ids('three'));
  expect(await found('rota', 'inspector')).toEqual(ids('two'));
  expect((await find('rota', 'neighbour')).body.code).toBe('form-outside-areas');
});

it('X32.36 finds what a correction wrote and no longer what it replaced; nothing of what was deleted', async () => {
  const id = testId('edited');
  await submitTo(world.as.inspector, form, {
    id: 'edited',
    answers: answersOf({ note: 'luminaria apagada' }),
  });
  const corrected = await world.as.correctingSupervisor.post(`/api/submissions/${id}/corrections`, {
    version: 1,
    answers: answersOf({ note: 'luminaria encendida' }),
    particulars: { citizen: null, asset: null, signatures: [], location: null },
  });
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200);
  expect(await found('apagada')).toEqual([]);
  expect(await found('encendida')).toEqual([id]);
  await world.as.inspector.delete(`/api/submissions/${id}?version=2`);
  expect(await found('luminaria')).toEqual([]);
});

it('X32.36 a text that very many have is paged in the order of the list, and not counted to its end', async () => {
  const many = await saveForm(world.as.supervisor, { id: 'many', definition: FORM });
  await submitTo(world.as.inspector, many, { id: 'model', answers: answersOf({ note: 'vereda común' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, 10005) n,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'm'), 'code', 'M' || n,
        'created_at', s.created_at - n * interval '1 minute', 'state', n % 2)) filled
    where s.id = ${testId('model')}`.execute(world.db);
  const page = (query: string) =>
    world.as.supervisor.get(`/api/forms/${many}/submissions?text=vereda${query}`);
  const first = (await page('')).body;
  expect([first.total, first.more, first.submissions.length]).toEqual([10_000, true, 15]);
  const codes = (reply: { submissions: readonly { code: string }[] }) =>
    reply.submissions.map(({ code }) => code);
  expect(codes(first).slice(1, 4)).toEqual(['M1', 'M2', 'M3']);
  const next = (await page(`&cursor=${first.next}`)).body;
  expect(codes(next).slice(0, 2)).toEqual(['M15', 'M16']);
  expect(codes((await page('&cursor=last')).body).at(-1)).toBe('M10005');
  const half = (await page('&state=1')).body;
  expect([half.total, half.more, codes(half)[0]]).toEqual([5_003, false, 'M1']);
});

it('X32.33 X32.36 a text without a word is refused with the name of its field', async () => {
  const { status, body } = await find('?!');
  expect([status, body.issues[0].at.field]).toEqual([400, 'query.text']);
});
