// Wrong passwords from attackers, from account owners and from whole town halls.
import { HARDEST_PUZZLE } from '@constancia/domain/submissions/guessing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { emailOf, PASSWORD, type PersonaName } from '../../testing/personas.ts';
import { hashesOf, notSolved, type Solution, solved } from '../../testing/puzzles.ts';
import { testId } from '../../testing/territory.ts';
import { caller, openTestWorld, type TestReply, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let day = 0;
/** Lines of the log. */
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  world = await openTestWorld({ trustedProxies: 1, log });
});
afterAll(() => world.close());
/** A day later nothing counts any more. */
beforeEach(() => {
  day += 1;
  world.time.now = new Date(Date.UTC(2026, 3, day, 10));
});

interface Try {
  readonly who?: PersonaName;
  readonly password?: string;
  readonly from?: string;
  readonly cookie?: string;
  readonly solution?: Solution;
}

function signIn({
  who = 'censusTaker',
  password = 'a wrong guess',
  from = '203.0.113.7',
  cookie,
  solution,
}: Try): Promise<TestReply> {
  const sender = caller(world.app, { 'x-forwarded-for': from, ...(cookie && { cookie }) });
  return sender.post('/api/session', { email: emailOf(who), password, ...(solution && { solution }) });
}

/** The statuses of so many simultaneous tries, sorted. */
async function times(count: number, tried: Try): Promise<readonly number[]> {
  const replies = await Promise.all(Array.from({ length: count }, () => signIn(tried)));
  return replies.map(({ status }) => status).toSorted((one, other) => one - other);
}

function later(seconds: number): void {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1000);
}

const cookiesOf = (reply: TestReply) =>
  [reply.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
const deviceOf = (reply: TestReply) =>
  cookiesOf(reply).find((cookie) => cookie.includes('device-')) ?? 'no device';

async function auditOf(who: PersonaName): Promise<readonly unknown[]> {
  const found = await sql<{ actor: string; details: unknown }>`
    select actor, details from audit_entries
    where subject_id = ${testId(`user${who}`)} and action = 'sign-in' and at >= ${world.time.now}
    order by number`.execute(world.db);
  return found.rows;
}

it('X6.03 X26.13 from the fifth failure on each try has to wait, twice as long each time and a quarter of an hour at most', async () => {
  expect(await times(5, {})).toEqual(Array(5).fill(401));
  const waits = [];
  for (let round = 0; round < 11; round += 1) {
    const refused = await signIn({ password: PASSWORD });
    const seconds = Number(refused.headers['retry-after']);
    waits.push([refused.status, seconds]);
    later(seconds);
    expect((await signIn({})).status).toBe(401);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900].map((wait) => [429, wait]));
  later(900);
  expect((await signIn({ password: PASSWORD })).status).toBe(200);
});

it('X26.13 an hour without a failure is a new beginning', async () => {
  expect(await times(6, {})).toEqual([401, 401, 401, 401, 401, 429]);
  later(3_600);
  expect(await times(6, {})).toEqual([401, 401, 401, 401, 401, 429]);
});

it('X26.13 forty guesses at the same moment are no way around', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => signIn({})));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(35);
});

it('X26.14 strangers who guess keep nobody out of a device on which they have signed in before', async () => {
  const device = deviceOf(await signIn({ who: 'admin', password: PASSWORD, from: '198.51.100.1' }));
  expect(device).toMatch(/^device-[0-9a-f]{12}=/);
  const strangers = Array.from({ length: 30 }, (_unused, index) => `203.0.113.${index + 1}`);
  await Promise.all(strangers.map((from) => signIn({ who: 'admin', from })));
  expect((await signIn({ who: 'admin', from: '203.0.113.99' })).status).toBe(428);
  // The same town hall and network address; only the device differs.
  const owner = { who: 'admin', password: PASSWORD, from: '203.0.113.1' } as const;
  expect((await signIn(owner)).status).toBe(428);
  expect((await signIn({ ...owner, cookie: device })).status).toBe(200);
});

it('X26.14 a device has a budget of its own, for its account alone, and cannot be made up', async () => {
  const device = deviceOf(await signIn({ who: 'supervisor', password: PASSWORD }));
  const stolen = { who: 'supervisor', cookie: device } as const;
  expect(await times(6, stolen)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signIn({ who: 'supervisor', password: PASSWORD })).status).toBe(200);

  const [, value = ''] = device.split('=');
  const [, forOther = ''] =
    /^(device-\w+)=/.exec(deviceOf(await signIn({ who: 'admin', password: PASSWORD }))) ?? [];
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
    await times(5, { who: 'admin', from });
  const turned = value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
  for (const cookie of [`${forOther}=${value}`, `${forOther}=${turned}`, `${forOther}=x`])
    expect((await signIn({ who: 'admin', password: PASSWORD, from: '192.0.2.9', cookie })).status).toBe(428);
});

it('X26.14 a browser of many people keeps the thirty devices that were used last, so that its requests are always read', async () => {
  const nameOf = (number: number) => `device-${String(number).padStart(12, '0')}`;
  const held = Array.from(
    { length: 31 },
    (_unused, number) => `${nameOf(number)}=id.${1_000 + ((number * 7) % 31)}.x`,
  );
  const reply = await signIn({ who: 'admin', password: PASSWORD, cookie: held.join('; ') });
  expect(reply.status).toBe(200);
  const gone = cookiesOf(reply).filter((cookie) => cookie.endsWith('='));
  expect(gone).toEqual([`${nameOf(0)}=`, `${nameOf(9)}=`]);
});

/** So many wrong passwords for an account, each from another network address. */
async function strangersGuess(who: PersonaName, count: number): Promise<void> {
  const addresses = Array.from({ length: count }, (_unused, index) => `203.0.113.${index + 1}`);
  expect(await Promise.all(addresses.map(async (from) => (await signIn({ who, from })).status))).toEqual(
    Array(count).fill(401),
  );
}

const tokenOf = ({ body }: TestReply): string => body.values.token;

it('X26.24 while strangers guess, the owner signs in on a new device immediately, for a puzzle', async () => {
  await strangersGuess('admin', 20);
  const owner = { who: 'admin', password: PASSWORD, from: '198.51.100.9' } as const;
  const asked = await signIn(owner);
  expect([asked.status, asked.body.code]).toEqual([428, 'challenge-required']);
  const solution = await solved(tokenOf(asked));
  expect((await signIn({ ...owner, solution })).status).toBe(200);
  // Each solution is good for one try.
  expect((await signIn({ ...owner, solution })).status).toBe(428);
});

it('X26.24 the puzzle is valid for one account and one address, and the password is not checked before', async () => {
  await strangersGuess('admin', 20);
  await strangersGuess('supervisor', 20);
  const owner = { who: 'admin', password: PASSWORD, from: '198.51.100.9' } as const;
  const solution = await solved(tokenOf(await signIn(owner)));
  expect((await signIn({ ...owner, from: '198.51.100.10', solution })).status).toBe(428);
  expect((await signIn({ ...owner, who: 'supervisor', solution })).status).toBe(428);
  const wrong = await notSolved(tokenOf(await signIn(owner)));
  expect((await signIn({ ...owner, solution: wrong })).status).toBe(428);
  expect((await signIn({ ...owner, solution })).status).toBe(200);
});

it('X26.24 wrong solutions are tries of their address; being asked for a puzzle is not', async () => {
  await strangersGuess('admin', 20);
  const owner = { who: 'admin', password: PASSWORD, from: '198.51.100.9' } as const;
  const statuses = [];
  for (let round = 0; round < 6; round += 1) {
    const asked = await signIn(owner);
    if (asked.status === 428)
      statuses.push((await signIn({ ...owner, solution: await notSolved(tokenOf(asked)) })).status);
    else statuses.push(asked.status);
  }
  expect(statuses).toEqual([428, 428, 428, 428, 428, 429]);
});

/** The number of hashes that a try costs after so many failures of strangers, from a new network address. */
async function hashesAfter(failures: number): Promise<number> {
  await sql`update rate_limits set tries = ${failures} where key like 'sign-in:strangers:%'`.execute(
    world.db,
  );
  return hashesOf(tokenOf(await signIn({ who: 'admin', from: `192.0.2.${failures % 256}` })));
}

it('X26.24 twenty guesses more make it twice as hard, up to the hardest, and an hour later it is over', async () => {
  await strangersGuess('admin', 20);
  const stranger = { who: 'admin', from: '198.51.100.1' } as const;
  const first = await solved(tokenOf(await signIn(stranger)));
  expect((await signIn({ ...stranger, solution: first })).status).toBe(401);
  const counted = await sql<{ tries: number }>`
    select max(tries) as tries from rate_limits
    where key like 'sign-in:strangers:%' and resets_at > ${world.time.now}`.execute(world.db);
  expect(counted.rows[0]?.tries).toBe(21);
  const hardness = [];
  for (const failures of [20, 39, 40, 59, 60, 100_000]) hardness.push(await hashesAfter(failures));
  expect(hardness).toEqual([40, 40, 80, 80, 160, HARDEST_PUZZLE]);
  later(3_600);
  expect((await signIn({ who: 'admin', password: PASSWORD, from: '198.51.100.99' })).status).toBe(200);
});

it('X26.24 a guest who guesses at everybody keeps nobody out of a town hall behind the same address', async () => {
  const guests = Array.from({ length: 50 }, (_unused, index) =>
    caller(world.app, { 'x-forwarded-for': '203.0.113.7' }).post('/api/session', {
      email: `nobody${index}@elsewhere.example`,
      password: 'a wrong guess',
    }),
  );
  for (const { status } of await Promise.all(guests)) expect(status).toBe(401);
  const owner = { who: 'admin', password: PASSWORD } as const;
  const asked = await signIn(owner);
  expect([asked.status, hashesOf(tokenOf(asked))]).toEqual([428, 40]);
  expect((await signIn({ ...owner, solution: await solved(tokenOf(asked)) })).status).toBe(200);
  expect((await signIn({ ...owner, from: '198.51.100.9' })).status).toBe(200);
});

it('X26.24 an account that does not exist asks for the same puzzle', async () => {
  const body = { email: 'nobody@elsewhere.example', password: 'a wrong guess' };
  const nobody = (last: number) =>
    caller(world.app, { 'x-forwarded-for': `203.0.113.${last}` }).post('/api/session', body);
  const replies = await Promise.all(Array.from({ length: 20 }, (_unused, index) => nobody(index)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(401));
  const asked = await nobody(99);
  expect([asked.status, hashesOf(tokenOf(asked))]).toEqual([428, 40]);
});

it('X26.14 a town hall behind one address signs in as often as it likes, and typing errors of many people lock nobody out for good', async () => {
  for (let round = 0; round < 60; round += 1)
    expect((await signIn({ who: 'inspector', password: PASSWORD })).status).toBe(200);
  expect(await times(4, { who: 'inspector' })).toEqual([401, 401, 401, 401]);
  expect((await signIn({ who: 'inspector', password: PASSWORD })).status).toBe(200);
  expect((await signIn({ who: 'generator', password: PASSWORD })).status).toBe(200);
});

it('X26.15 failed and limited sign-ins are in the audit of the account, limited ones once, without a word of who tried', async () => {
  await times(5, { who: 'neighbour' });
  await times(4, { who: 'neighbour' });
  const failed = { actor: '', details: { outcome: 'failed' } };
  expect(await auditOf('neighbour')).toEqual([
    ...Array.from({ length: 5 }, () => failed),
    { actor: '', details: { outcome: 'limited' } },
  ]);
});

it('X26.15 a sign-in to no account is a line in the log, without its name, and in no audit', async () => {
  const count = async () =>
    (await sql`select from audit_entries where action = 'sign-in'`.execute(world.db)).rows.length;
  const before = await count();
  lines.length = 0;
  const body = { email: 'stranger@elsewhere.example', password: 'a wrong guess' };
  expect((await world.visitor.post('/api/session', body)).status).toBe(401);
  expect(lines.filter((line) => line.includes('sign-in to no account'))).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/stranger|elsewhere|guess/);
  expect(await count()).toBe(before);
});

it('X26.15 the table of limits holds no e-mail address', async () => {
  await times(6, { who: 'neighbour' });
  const found = await sql<{ count: number }>`
    select count(*)::int as count from rate_limits where key like '%@%'`.execute(world.db);
  expect(found.rows[0]?.count).toBe(0);
});

it('X26.16 signing in again in the same browser ends its former session', async () => {
  const first = await signIn({ who: 'inspector', password: PASSWORD });
  const [former = ''] = cookiesOf(first);
  const second = await signIn({ who: 'supervisor', password: PASSWORD, cookie: former });
  const [current = ''] = cookiesOf(second);
  const account = async (cookie: string) =>
    (await caller(world.app, { cookie }).get('/api/session')).body.account?.username;
  expect([await account(former), await account(current)]).toEqual([undefined, 'supervisor']);
});

it('X26.16 a wrong password ends nothing', async () => {
  const [cookie = ''] = cookiesOf(await signIn({ who: 'inspector', password: PASSWORD }));
  await signIn({ who: 'supervisor', cookie });
  expect((await caller(world.app, { cookie }).get('/api/session')).body.account.username).toBe('inspector');
});

it('X26.10 accounts of the demonstration sign in from this machine alone, under its own names', async () => {
  await sql`update users set demonstration = true where id = ${testId('useradmin')}`.execute(world.db);
  const away = await signIn({ who: 'admin', password: PASSWORD });
  expect([away.status, away.body.code, away.headers['set-cookie']]).toEqual([
    403,
    'demonstration-account',
    undefined,
  ]);
  expect((await signIn({ who: 'admin' })).body.code).toBe('sign-in-failed');
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await signIn({ who: 'admin', password: PASSWORD, from })).status).toBe(200);
  expect((await signIn({ who: 'supervisor', password: PASSWORD })).status).toBe(200);
});

it('X26.10 behind a public URL every sign-in comes from elsewhere, unless a setting allows it', async () => {
  const statuses = [];
  for (const settings of [
    { publicOrigin: 'https://villa.example' },
    { host: '0.0.0.0', publicOrigin: 'http://localhost:8080' },
    { publicOrigin: 'https://villa.example', demonstrationSignIn: 'anywhere' as const },
  ]) {
    const reached = await openTestWorld(settings);
    await sql`update users set demonstration = true`.execute(reached.db);
    const body = { email: emailOf('admin'), password: PASSWORD };
    statuses.push((await reached.visitor.post('/api/session', body)).status);
    await reached.close();
  }
  expect(statuses).toEqual([403, 403, 200]);
});
