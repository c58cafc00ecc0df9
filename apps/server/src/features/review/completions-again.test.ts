// The same completion over HTTP twice at the same moment, as a device sends it that heard no reply.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredForm, REVIEWED_FORM, withAnswers } from '../../testing/review/submissions-to-review.ts';
import { aQuestion } from '@constancia/domain/testing/a-form.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const FORM = REVIEWED_FORM.withSection('later', aQuestion('meter', 'text')).build();

it('X39.72 of one completion that comes five times at the same moment one is stored, and all hear that it is', async () => {
  const { id } = await answeredForm(world, 'fivetimes', FORM);
  const body = { version: 1, answers: withAnswers({ meter: '4711' }) };
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map(() => world.as.supervisor.post(`/api/submissions/${id}/completions`, body)),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(replies.map(({ body: { version } }) => version))).toEqual(new Set([2]));
  const review = (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
  expect(review.corrections).toHaveLength(1);
});

it('X39.72 a completion over a version that a colleague completed since is refused and changes nothing', async () => {
  const { id } = await answeredForm(world, 'colleague', FORM);
  const complete = (who: 'supervisor' | 'admin', meter: string) =>
    world.as[who].post(`/api/submissions/${id}/completions`, { version: 1, answers: withAnswers({ meter }) });
  expect((await complete('admin', '4800')).status).toBe(200);
  const late = await complete('supervisor', '4711');
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'stale-version', values: { version: 2 } });
  const view = (await world.as.admin.get(`/api/submissions/${id}`)).body;
  expect(view.answers.main.meter).toEqual({ value: '4800' });
});

it('X39.72 a state that was moved since keeps nothing from being stored, and stays', async () => {
  const { id } = await answeredForm(world, 'moved', FORM);
  const moved = await world.as.admin.post(`/api/submissions/${id}/state`, { from: 0, to: 1 });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  const body = { version: 1, answers: withAnswers({ meter: '4711' }) };
  const sent = await world.as.supervisor.post(`/api/submissions/${id}/completions`, body);
  expect(sent.body).toEqual({ id, version: 2, state: 1 });
});
