// Every cookie of the product, on the machine itself and over https: scripts cannot read it, other sites
// cannot send it along, and over https it belongs to this host alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, saveForm } from '../testing/forms.ts';
import { emailOf, PASSWORD } from '../testing/personas.ts';
import { BEA, enter, saveCitizens, tokenOf } from '../testing/portal.ts';
import { testId } from '../testing/territory.ts';
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

async function sendsSubmission(world: TestWorld, session: string): Promise<TestReply> {
  const staff = caller(world.app, { ...world.visitor.headers, cookie: `${session}=token-of-supervisor` });
  const formId = await saveForm(staff, { id: 'open', definition: PUBLIC_FORM });
  const body = { id: testId('sent'), version: 1, answers: answersOf({ name: 'x' }) };
  return world.visitor.post(`/api/public/forms/${formId}/submissions`, body);
}

it('W6 W4 X22.02 P7.31 no script reads a cookie, and no other site sends it along', async () => {
  expect(setBy(await signIn(local))).toEqual([
    'device; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax',
    'session; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(setBy(await comesIn(local))).toEqual(['citizen; Max-Age=7200; Path=/; HttpOnly; SameSite=Lax']);
  expect(setBy(await sendsSubmission(local, 'session'))).toEqual([
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
  expect(setBy(await sendsSubmission(secure, '__Host-session'))).toEqual([
    `__Host-receipt; Max-Age=1800; ${secured}`,
  ]);
});
