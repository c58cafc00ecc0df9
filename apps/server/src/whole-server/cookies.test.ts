// Every cookie of the product, on the machine itself and over https: scripts cannot read it, other sites
// cannot send it along, and over https it belongs to this host alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, saveForm } from '../testing/forms.ts';
import { emailOf, PASSWORD } from '../testing/personas.ts';
import { BEA, enter, saveCitizens, tokenOf } from '../testing/portal.ts';
import { AWAY, testId } from '../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../testing/with-app.ts';

let local: TestWorld;
let secure: TestWorld;
beforeAll(async () => {
  local = await openTestWorld();
  secure = await openTestWorld({ publicOrigin: 'https://villa.example' });
});
afterAll(async () => {
  await local.close();
  await secure.close();
});

/** Name and attributes of the cookies in a reply; the values are secret. */
function setBy({ status, headers, body }: TestReply): readonly string[] {
  expect(status, JSON.stringify(body)).toBe(200);
  const cookies = [headers['set-cookie'] ?? []].flat();
  return cookies.map((cookie) => cookie.replace(/=[^;]*/, '').replace(/-[0-9a-f]{12};/, ';')).toSorted();
}

const signIn = ({ visitor }: TestWorld) =>
  visitor.post('/api/session', { email: emailOf('supervisor'), password: PASSWORD });

async function comesIn(world: TestWorld): Promise<TestReply> {
  await saveCitizens(world);
  return enter(world.visitor, { token: await tokenOf(world, BEA) });
}

/** Sends to a form that anybody may answer. `headers`: of the page that does. */
async function sendsSubmission(world: TestWorld, id: string, headers: Record<string, string> = {}) {
  const cookie = world === secure ? '__Host-session' : 'session';
  const staff = caller(world.app, { ...world.visitor.headers, cookie: `${cookie}=token-of-supervisor` });
  const formId = await saveForm(staff, { id: `open${id}`, definition: PUBLIC_FORM });
  const body = { id: testId(id), version: 1, answers: answersOf({ name: 'x' }) };
  const page = caller(world.app, { ...world.visitor.headers, ...headers });
  return page.post(`/api/public/forms/${formId}/submissions`, body);
}

it('W6 W4 X22.02 P7.31 no script reads a cookie, and no other site sends it along', async () => {
  expect(setBy(await signIn(local))).toEqual([
    'device; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax',
    'session; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(setBy(await comesIn(local))).toEqual(['citizen; Max-Age=7200; Path=/; HttpOnly; SameSite=Lax']);
  expect(setBy(await sendsSubmission(local, 'sent'))).toEqual([
    'receipt; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

it('W6 W4 X22.02 P7.31 over https they are of this host alone, and never sent without it', async () => {
  const secured = 'Path=/; HttpOnly; Secure; SameSite=Lax';
  expect(setBy(await signIn(secure))).toEqual([
    `__Host-device; Max-Age=15552000; ${secured}`,
    `__Host-session; ${secured}`,
  ]);
  expect(setBy(await comesIn(secure))).toEqual([`__Host-citizen; Max-Age=7200; ${secured}`]);
  expect(setBy(await sendsSubmission(secure, 'sent'))).toEqual([`__Host-receipt; Max-Age=1800; ${secured}`]);
});

it('X40.62 a page in a frame gets a copy of its receipt that is kept for the page around it alone, and read instead of an older one', async () => {
  const reply = await sendsSubmission(secure, 'framed', { 'in-frame': 'yes' });
  expect(setBy(reply)).toEqual([
    '__Host-framed-receipt; Max-Age=1800; Path=/; HttpOnly; Secure; Partitioned; SameSite=None',
    '__Host-receipt; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  const cookies = [reply.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
  const framed = cookies.find((cookie) => cookie.startsWith('__Host-framed-receipt=')) ?? '';
  const receiptBy = (cookie: string) =>
    caller(secure.app, { ...secure.visitor.headers, cookie }).get('/api/public/receipt');
  expect((await receiptBy(framed)).body).toMatchObject({ code: reply.body.code });
  // Afterwards one is sent from a page without a frame that has the copy too: the copy goes.
  const after = await sendsSubmission(secure, 'after', { cookie: framed });
  expect(setBy(after)).toEqual([
    '__Host-framed-receipt; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; Partitioned; SameSite=None',
    '__Host-receipt; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  // A receipt that is made up is none under the other name either.
  const forged = framed.replace(/=.{20}/, `=${AWAY.id}`);
  expect((await receiptBy(forged)).body.code).toBe('receipt-not-found');
});
