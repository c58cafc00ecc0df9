// A revision from the official's request to its acceptance, over HTTP: as official, as citizen, and by the e-mail that
// leads the citizen to it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import { ANA, cookieOf, enter, PORTAL_FORM, submitAsCitizen } from '../../testing/portal.ts';
import { openRevisionWorld, type RevisionWorld } from '../../testing/review/revision-world.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { type Caller, caller, type TestWorld } from '../../testing/with-app.ts';

const DAY_MS = 24 * 60 * 60_000;

let opened: RevisionWorld;
let world: TestWorld;
let ana: Caller;
beforeAll(async () => {
  opened = await openRevisionWorld();
  ({ world, ana } = opened);
});
afterAll(() => opened.close());

const path = (id: string) => `/api/portal/submissions/${id}/revision`;
const accept = (id: string, who: Caller = world.as.admin) =>
  who.post(`/api/submissions/${id}/revision-acceptance`);

it('X31.80 R4.24 a second request adds to the first one; one reply closes both', async () => {
  const id = await opened.sent('twice');
  expect((await opened.ask(id, ['count'], { comment: 'Falta la cantidad' })).body).toEqual({
    requested: 1,
    mailed: true,
  });
  expect((await opened.ask(id, ['day'], { comment: 'Y el día' })).body).toEqual({
    requested: 2,
    mailed: true,
  });
  const { body } = await ana.get(path(id));
  expect(body.comment).toBe('Falta la cantidad\n\nY el día');
  expect(body.requested.map(({ questionId }: { questionId: string }) => questionId)).toEqual([
    'count',
    'day',
  ]);
  expect((await opened.revise(id, { day: '05/02/2026', count: '4' })).status).toBe(200);
  expect((await opened.reviewOf(id)).requests).toMatchObject([
    { needsCompletion: false },
    { needsCompletion: false },
  ]);
  expect((await ana.get(path(id))).body.code).toBe('already-answered');
});

it('X31.80 a request says what has to be put right', async () => {
  const id = await opened.sent('silent');
  const { status, body } = await opened.ask(id, ['count'], { comment: '   ' });
  expect([status, body.code, body.issues[0].at]).toEqual([400, 'request-invalid', { field: 'body.comment' }]);
  expect((await opened.reviewOf(id)).requests).toEqual([]);
});

it('X31.81 R4.30 an unchanged reply is taken only when the citizen confirms it', async () => {
  const id = await opened.sent('unchanged');
  await opened.ask(id, ['count'], { comment: 'Revise la cantidad' });
  const same = { day: '01/02/2026', count: '3' };
  const refused = await opened.revise(id, same);
  expect([refused.status, refused.body.code]).toEqual([409, 'revision-unchanged']);
  expect((await opened.reviewOf(id)).requests).toMatchObject([{ needsCompletion: true, answeredAt: null }]);
  expect((await opened.revise(id, same, { unchanged: true })).status).toBe(200);
  const { requests, corrections } = await opened.reviewOf(id);
  expect(requests).toMatchObject([{ needsCompletion: false, answeredAt: world.time.now.toISOString() }]);
  expect(corrections).toEqual([]);
});

it('X31.80 R4.13 R4.14 R4.15 the badge is approved only once an official accepted the reply', async () => {
  const id = await opened.sent('badge');
  expect((await accept(id)).body.code).toBe('revision-not-answered');
  await opened.ask(id, ['count'], { comment: 'Revise la cantidad' });
  expect((await opened.reviewOf(id)).badge).toBe('in-review');
  expect((await accept(id)).body.code).toBe('revision-not-answered');
  await opened.revise(id, { count: '9' });
  expect(await opened.reviewOf(id)).toMatchObject({ badge: 'to-correct', may: { acceptRevision: true } });
  expect((await accept(id, world.as.supervisor)).body.code).toBe('forbidden');
  const replies = await Promise.all([accept(id), accept(id), accept(id)]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(await opened.reviewOf(id)).toMatchObject({
    badge: 'approved',
    requests: [{ acceptedBy: 'admin' }],
    may: { acceptRevision: false },
  });
});

it('R2.079 X31.84 questions are ticked only where the ticks can be sent', async () => {
  const form = await saveForm(world.as.admin, { id: 'plain', definition: PORTAL_FORM });
  await submitAsCitizen(ana, form, { id: 'plainone' });
  const id = testId('plainone');
  expect((await opened.reviewOf(id)).may).toMatchObject({ mark: false, requestChanges: false });
  const mark = { sectionId: 's', questionId: 'name', marked: true };
  const { body } = await world.as.admin.put(`/api/submissions/${id}/review-marks`, mark);
  expect(body.code).toBe('revision-not-offered');
});

const tokenIn = (text: string) => /\/ciudadano\/revision\/[^/\s]+\/(\S+)/.exec(text)?.[1] ?? '';

it('X31.82 R7.33 the citizen gets an e-mail with what the official wrote and the way in, which works until it was used', async () => {
  const id = await opened.sent('mailed');
  await opened.ask(id, ['count'], { comment: 'Falta la <b>cantidad</b>' });
  const [mail, ...others] = await opened.mailsFor(id);
  expect(others).toEqual([]);
  expect(mail?.headTo.map(({ address }) => address)).toEqual([ANA.email]);
  expect(mail?.text).toContain('Falta la <b>cantidad</b>');
  expect(mail?.html).toContain('Falta la &lt;b&gt;cantidad&lt;/b&gt;');
  expect(mail?.text).toContain(`/ciudadano/revision/${id}/${HOME.id}.${id}.`);
  const token = decodeURIComponent(tokenIn(mail?.text ?? ''));
  for (const time of ['first', 'second']) {
    const came = await enter(world.visitor, { token, submissionId: id });
    expect([time, came.status, came.body.citizen.id]).toEqual([time, 200, ANA.id]);
    const who = caller(world.app, { cookie: cookieOf(came) });
    expect((await who.get(path(id))).body.comment).toBe('Falta la <b>cantidad</b>');
  }
  await opened.revise(id, { count: '8' });
  expect((await enter(world.visitor, { token, submissionId: id })).body.code).toBe('portal-entry-failed');
});

it('X31.82 W6 the link opens nothing else: another submission, another end, thirty-one days later', async () => {
  const id = await opened.sent('linked');
  const other = await opened.sent('other');
  await opened.ask(id, ['count'], { comment: 'Revise' });
  await opened.ask(other, ['count'], { comment: 'Revise' });
  const [mail] = await opened.mailsFor(id);
  const token = decodeURIComponent(tokenIn(mail?.text ?? ''));
  const codeOf = async (body: object) => (await enter(world.visitor, body)).body.code;
  expect(await codeOf({ token, submissionId: other })).toBe('portal-entry-failed');
  expect(await codeOf({ token })).toBe('portal-entry-failed');
  const later = token.replace(/\.(\d{13})\./, (_, until) => `.${Number(until) + 1}.`);
  expect(await codeOf({ token: later, submissionId: id })).toBe('portal-entry-failed');
  const before = world.time.now;
  world.time.now = new Date(before.getTime() + 31 * DAY_MS);
  expect(await codeOf({ token, submissionId: id })).toBe('portal-entry-failed');
  world.time.now = before;
});

it('X31.82 a request that was answered before its e-mail went out sends none', async () => {
  const id = await opened.sent('fast');
  await opened.ask(id, ['count'], { comment: 'Revise' });
  await opened.revise(id, { count: '5' });
  expect(await opened.mailsFor(id)).toEqual([]);
});

it('X31.82 a submission without an e-mail address is said to get no e-mail', async () => {
  const id = await opened.sent('unreachable');
  await sql`update submissions set citizen = jsonb_set(citizen, '{email}', '""') where id = ${id}`.execute(
    world.db,
  );
  expect((await opened.ask(id, ['count'], { comment: 'Revise' })).body).toEqual({
    requested: 1,
    mailed: false,
  });
});
