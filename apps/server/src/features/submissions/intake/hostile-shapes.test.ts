// Bodies that are JSON but no answers: each is refused with the name of the field that is wrong, and quickly.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUBLIC_FORM, saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let url = '';
beforeAll(async () => {
  world = await openTestWorld();
  url = `/api/public/forms/${await saveForm(world.as.supervisor, { id: 'shapes', definition: PUBLIC_FORM })}/submissions`;
});
afterAll(() => world.close());

let sent = 0;
/** `answers` as text, because JSON can say what an object of the language cannot. */
async function send(answers: string): Promise<Pick<TestReply, 'status' | 'body'>> {
  const { statusCode, body } = await world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: `{"id":"${testId(`shape${++sent}x`)}","version":1,"answers":${answers}}`,
  });
  return { status: statusCode, body: JSON.parse(body) };
}

const set = (main: string, ticked = '{}', rows = '{}') =>
  `{"ticked":${ticked},"main":${main},"rows":${rows}}`;
const deep = (levels: number, inner: string) => `${'{"a":'.repeat(levels)}${inner}${'}'.repeat(levels)}`;

it.each([
  ['answers that are a list', '[]', 'body.answers'],
  ['answers that are null', 'null', 'body.answers'],
  ['answers that are a text', '"x"', 'body.answers'],
  ['answers without rows', '{"ticked":{},"main":{}}', 'body.answers'],
  ['a field that answers do not have', '{"ticked":{},"main":{},"rows":{},"more":1}', 'body.answers.more'],
  ['a list of answers', set('[]'), 'body.answers.main'],
  ['null for all answers', set('null'), 'body.answers.main'],
  ['null for an answer', set('{"name":null}'), 'body.answers.main.name'],
  ['a list for an answer', set('{"name":[]}'), 'body.answers.main.name'],
  ['a text for an answer', set('{"name":"x"}'), 'body.answers.main.name'],
  ['null for a value', set('{"name":{"value":null}}'), 'body.answers.main.name.value'],
  ['a number for a value', set('{"name":{"value":7}}'), 'body.answers.main.name.value'],
  ['an object for a value', set('{"name":{"value":{}}}'), 'body.answers.main.name.value'],
  ['a list in a list of values', set('{"name":{"value":["a",["b"]]}}'), 'body.answers.main.name.value.1'],
  [
    'a field that an answer does not have',
    set('{"name":{"value":"x","admin":true}}'),
    'body.answers.main.name.admin',
  ],
  ['a list for a picture', set('{"name":{"image":["k"]}}'), 'body.answers.main.name.image'],
  ['values nested a thousand times', set(`{"name":${deep(1_000, '1')}}`), 'body.answers.main.name.a'],
  ['a text for the ticks of a section', set('{}', '{"s":"a"}'), 'body.answers.ticked.s'],
  ['a number among ticks', set('{}', '{"s":["a",1]}'), 'body.answers.ticked.s.1'],
  ['an object for the copies of a section', set('{}', '{}', '{"s":{}}'), 'body.answers.rows.s'],
  ['null for a copy', set('{}', '{}', '{"s":[null]}'), 'body.answers.rows.s.0'],
  ['a copy without id', set('{}', '{}', '{"s":[{"answers":{}}]}'), 'body.answers.rows.s.0'],
  [
    'a list for the answers of a copy',
    set('{}', '{}', '{"s":[{"id":"r1","answers":[]}]}'),
    'body.answers.rows.s.0.answers',
  ],
])('X32.07 X25.11 A9.24 %s: refused with the field', async (_, answers, field) => {
  const { status, body } = await send(answers);
  expect([status, body.code, body.issues.map((issue: { at: { field: string } }) => issue.at.field)]).toEqual([
    400,
    'request-invalid',
    [field],
  ]);
});

it.each([
  ['__proto__ among the answers', set('{"__proto__":{"value":"x"}}')],
  ['__proto__ in an answer', set('{"name":{"__proto__":{"value":"x"}}}')],
  ['constructor.prototype', set('{"constructor":{"prototype":{"value":"x"}}}')],
])('X32.07 X25.11 %s: refused before anything reads it', async (_, answers) => {
  const { status, body } = await send(answers);
  expect([status, body.code]).toEqual([400, 'request-invalid']);
  expect(({} as Record<string, unknown>)['value']).toBeUndefined();
});

it('X32.07 X25.11 two million values within the limit of bytes are refused without being built', async () => {
  const many = `[${'1,'.repeat(1_900_000)}1]`;
  const start = performance.now();
  const { status, body } = await send(set(`{"name":{"value":${many}}}`));
  expect([status, body.code]).toEqual([413, 'payload-too-large']);
  expect(performance.now() - start).toBeLessThan(1_000);
});

it('X32.07 X25.11 as many unknown ids as fit get a short reply', async () => {
  const unknown = Array.from({ length: 8_000 }, (_, index) => `"u${index}":{"value":"x"}`).join(',');
  const { status, body } = await send(set(`{${unknown}}`));
  expect([status, body.code]).toEqual([422, 'answers-invalid']);
  expect(body.issues.length).toBeLessThanOrEqual(100);
});
