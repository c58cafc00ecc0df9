// More submissions than can be taken in: the rest is refused immediately and may be sent again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crowd } from '../../../platform/http/crowd.ts';
import { answersOf, PUBLIC_FORM, saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let formId = '';
beforeAll(async () => {
  world = await openTestWorld();
  formId = await saveForm(world.as.supervisor, { id: 'crowded', definition: PUBLIC_FORM });
});
afterAll(() => world.close());

const send = (index: number): Promise<TestReply> =>
  world.visitor.post(`/api/public/forms/${formId}/submissions`, {
    id: testId(`crowd${index}x`),
    version: 1,
    answers: answersOf({ name: 'x' }),
  });

it('X32.06 so many run at a time; the next one is refused with the time to wait, until one has ended', async () => {
  const { admit, isFull } = crowd(2);
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const [first, second] = [admit(work), admit(work)];
  await expect(admit(work)).rejects.toMatchObject({
    code: 'unavailable',
    particulars: { values: { seconds: 1 } },
  });
  expect(isFull()).toBe(true);
  ends[0]?.();
  expect(await first).toBe('done');
  const third = admit(work);
  for (const end of ends) end();
  expect(await Promise.all([second, third])).toEqual(['done', 'done']);
  await expect(admit(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await Promise.all([admit(async () => 1), admit(async () => 2)])).toEqual([1, 2]);
});

it('X32.06 X7.02 of a thousand answers in one moment some are stored and the others refused with 503; sent again, all are stored once', async () => {
  const replies = await Promise.all(Array.from({ length: 1_000 }, (_, index) => send(index)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused)
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  const codes = new Set(replies.flatMap(({ body }) => body.recordCode ?? []));
  expect(codes.size).toBe(1_000 - refused.length);
  for (const [index, { status }] of replies.entries()) {
    if (status !== 200) continue;
    const again = await send(index);
    expect(again.body.code).toBe(replies[index]?.body.code);
    if (index > 50) break;
  }
  expect((await send(999)).status).toBe(200);
});
