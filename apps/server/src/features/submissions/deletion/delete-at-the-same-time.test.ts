// A submission is deleted while its incident changes, its message is delivered again, or somebody asks for its record: one of
// them comes first, and nobody gets an error.

import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliveriesOf, raisedBy, saveIncidentForm, sendAna } from '../../../testing/incidents.ts';
import { answersOf, submitTo } from '../../../testing/forms.ts';
import { askCopy, mailedSubmission } from '../../../testing/mails.ts';
import { saveOutside } from '../../../testing/outside/outside.ts';
import { inLineForAudit } from '../../../testing/queries.ts';
import { answeredForm } from '../../../testing/review/submissions-to-review.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form = '';
beforeAll(async () => {
  world = await openTestWorld();
  await saveOutside(world.db);
  form = await saveIncidentForm(world, 'Bache');
});
afterAll(() => world.close());

const remove = (id: string) => world.as.admin.delete(`/api/submissions/${testId(id)}?version=1`);

/** What the deletion and the other request get, in the order in which they were sent. */
async function beside(id: string, send: () => Promise<TestReply>, first: 'deletion' | 'other') {
  const both = first === 'deletion' ? [() => remove(id), send] : [send, () => remove(id)];
  const replies = await inLineForAudit(world.db, HOME.id, both);
  expect((await world.as.admin.get(`/api/submissions/${testId(id)}`)).status).toBe(404);
  return replies.map(({ status, body }) => (status === 200 ? 200 : body.code));
}

it('X17.08 X34.84 a submission is deleted while its incident gets another state: whichever comes first, the other one ends too', async () => {
  for (const [first, codes] of [
    ['deletion', [200, 'register-entry-not-found']],
    ['other', [200, 200]],
  ] as const) {
    const id = `incident${first}`;
    expect((await sendAna(world, form, id)).status).toBe(200);
    await world.runJobs();
    const number = (await raisedBy(world, id))[0]?.number;
    const path = `/api/municipalities/${HOME.id}/incidents/${number}/state`;
    const change = () => world.as.admin.post(path, { changes: 0, state: 'in-progress', note: '' });
    expect(await beside(id, change, first), first).toEqual(codes);
  }
});

it('X17.08 X20.05 a submission is deleted while its message is tried again: whichever comes first, the other one ends too', async () => {
  for (const [first, codes] of [
    ['deletion', [200, 'delivery-not-found']],
    ['other', [200, 200]],
  ] as const) {
    const id = `message${first}`;
    expect((await sendAna(world, form, id)).status).toBe(200);
    const [entry] = await deliveriesOf(world, id);
    const retry = () => world.as.admin.post(`/api/outbox/${entry?.id}/retry`);
    expect(await beside(id, retry, first), first).toEqual(codes);
  }
});

type Asked = readonly [string, (of: { readonly id: string; readonly form: string }) => Promise<TestReply>];

it.each<Asked>([
  [
    'record',
    ({ id }) =>
      world.as.admin.post(`/api/submissions/${id}/records`, {
        language: 'es',
        options: DEFAULT_RECORD_OPTIONS,
      }),
  ],
  ['mail', ({ id }) => askCopy(world.as.admin, id, { recipients: ['ana@villa.example'] })],
  [
    'presence',
    ({ id }) => world.as.admin.put(`/api/submissions/${id}/presence/${testId('page')}`, { doing: 'viewing' }),
  ],
])(
  'X17.08 who asks for its %s while a submission is deleted reads that it is gone, also the second time',
  async (name, ask) => {
    for (const time of ['first', 'again']) {
      const submission = await mailedSubmission(world, `${name}${time}`);
      if (time === 'again') expect((await ask(submission)).status).toBe(200);
      expect(await beside(`${name}${time}`, () => ask(submission), 'deletion')).toEqual([
        200,
        'submission-not-found',
      ]);
    }
  },
);

it('X17.08 X36.95 who changes the state of a submission while it is deleted reads that it is gone', async () => {
  const { id } = await answeredForm(world, 'moved');
  const move = () => world.as.admin.post(`/api/submissions/${id}/state`, { from: 0, to: 1 });
  expect(await beside('answermoved', move, 'deletion')).toEqual([200, 'submission-not-found']);
});

it('X17.08 X33.68 a bundle of records leaves out what is deleted while it is asked for', async () => {
  const { id, form: of } = await mailedSubmission(world, 'bundled');
  const stays = await submitTo(world.as.inspector, of, { id: 'stays', answers: answersOf({ name: 'x' }) });
  const submissions = [id, testId('stays')];
  const ask = () => world.as.admin.post(`/api/forms/${of}/record-bundles`, { submissions, language: 'es' });
  const [, bundle] = await inLineForAudit(world.db, HOME.id, [() => remove('bundled'), ask]);
  expect([stays.status, bundle?.status]).toEqual([200, 200]);
  expect(bundle?.body).toMatchObject({ refused: [{ submissionId: id, why: 'submission-not-found' }] });
});
