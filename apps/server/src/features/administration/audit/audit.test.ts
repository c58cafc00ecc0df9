// The audit log over HTTP, as an administrator reads it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headKeeper } from '../../../platform/audit/signed-heads.ts';
import { createLog } from '../../../platform/log.ts';
import { answersOf, PUBLIC_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { PASSWORD } from '../../../testing/personas.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const PATH = `/api/municipalities/${HOME.id}/audit`;
const read = (query = '') => world.as.admin.get(`${PATH}${query}`);
const numbers = ({ body }: TestReply) => body.entries.map(({ number }: { number: number }) => number);

/** Writes entries as the product does, one second after the other. */
const SAID: object = { form: 'f' };

async function write(
  count: number,
  {
    actor = 'ana',
    action = 'read',
    subject = 'submission',
    id = 's',
    at = world.time.now,
    details = SAID,
  } = {},
): Promise<void> {
  await sql`
    select append_audit(${HOME.id}, ${at}::timestamptz + n * interval '1 second', ${actor}, ${action}, ${subject},
      ${id}, ${JSON.stringify(details)}::jsonb, null)
    from generate_series(1, ${count}::integer) n`.execute(world.db);
}

it('X34.20 an administrator reads who did what, when and where, newest first and fifty a page; reading it is an entry too', async () => {
  await write(120);
  const first = await read();
  expect(first.body.entries).toHaveLength(50);
  expect(first.body.entries[0]).toEqual({
    number: 120,
    at: '2026-03-10T15:02:00.000Z',
    actor: 'ana',
    action: 'read',
    subject: 'submission',
    subjectId: 's',
    networkAddress: null,
    details: { form: 'f' },
  });
  expect(first.body).toMatchObject({ next: 71, timeZone: 'America/Argentina/Cordoba' });
  const second = await read('?before=71');
  expect(numbers(second)).toEqual(Array.from({ length: 50 }, (_, at) => 70 - at));
  const third = await read('?before=21');
  expect([numbers(third).length, numbers(third).at(-1), third.body.next]).toEqual([20, 1, null]);
  const newest = await read('?subject=audit');
  // The three before; this one is in the next.
  expect(newest.body.entries).toHaveLength(3);
  const [last] = (await read('?subject=audit')).body.entries;
  expect(last).toMatchObject({
    actor: 'admin',
    action: 'read',
    subjectId: HOME.id,
    details: { filter: ['subject'] },
  });
});

it('X34.20 it filters by person, action, kind, id and days of the municipality; the log has no name that was searched', async () => {
  await write(2, { actor: 'Beatriz.Paz', action: 'delete', subject: 'form', id: 'form1' });
  // Half an hour before midnight in the town, which is the next day in UTC.
  await write(1, { actor: 'carla', at: new Date('2026-02-01T02:29:59Z') });
  const found = async (query: string) => (await read(query)).body.entries;
  expect(await found('?actor=beatriz')).toHaveLength(2);
  expect(await found('?action=delete')).toHaveLength(2);
  expect(await found('?subject=form&subjectId=form1')).toHaveLength(2);
  expect(await found('?subjectId=form')).toHaveLength(0);
  expect(await found('?actor=beatriz&action=read')).toHaveLength(0);
  expect(await found('?from=2026-01-31&to=2026-01-31')).toMatchObject([{ actor: 'carla' }]);
  expect(await found('?from=2026-02-01&to=2026-02-02')).toHaveLength(0);
  await found('?subject=audit&to=2026-12-31');
  const [searched] = await found('?subject=audit');
  expect(searched.details).toEqual({ filter: ['subject', 'to'] });
  expect(JSON.stringify(await found('?subject=audit'))).not.toContain('beatriz');
});

it('X34.20 a filter that cannot be is refused with its field, an unknown municipality is not found', async () => {
  const cases: readonly (readonly [string, string])[] = [
    ['?action=steal', 'query.action'],
    ['?subject=everything', 'query.subject'],
    ['?from=2026-02-30', 'query.from'],
    ['?from=2026-02-02&to=2026-02-01', 'query.to'],
    ['?before=0', 'query.before'],
    ['?colour=red', 'query'],
  ];
  for (const [query, field] of cases) {
    const { status, body } = await read(query);
    expect([query, status, body.issues?.[0]?.at.field]).toEqual([query, 400, field]);
  }
  const unknown = await world.as.admin.get(`/api/municipalities/${testId('nowhere')}/audit`);
  expect(unknown.body.code).toBe('municipality-not-found');
});

it('X34.20 another municipality has its own log', async () => {
  await write(1);
  const readAway = () => world.as.admin.get(`/api/municipalities/${AWAY.id}/audit`);
  expect((await readAway()).body).toMatchObject({ entries: [], next: null, searchedTo: null });
  const away = await readAway();
  expect(away.body.entries).toMatchObject([{ subject: 'audit', subjectId: AWAY.id, number: 1 }]);
});

it('X34.21 what staff do has the network address it came from; what a visitor does has none', async () => {
  const form = await saveForm(world.as.admin, { id: 'asked', definition: PUBLIC_FORM });
  await submitTo(world.as.inspector, form, { id: 'fromdesk', answers: answersOf({ name: 'Ana' }) });
  await submitTo(world.visitor, form, { id: 'visit', answers: answersOf({ name: 'Beto' }), public: 'yes' });
  await world.as.admin.get(`/api/submissions/${testId('fromdesk')}`);
  const of = async (id: string) => (await read(`?subjectId=${testId(id)}`)).body.entries;
  await world.visitor.post('/api/session', { email: 'admin@villa.example', password: PASSWORD });
  await world.visitor.post('/api/session', { email: 'admin@villa.example', password: 'another one' });
  const signedIn = await read('?action=sign-in&actor=admin');
  expect(signedIn.body.entries).toMatchObject([{ actor: 'admin', networkAddress: '127.0.0.1' }]);
  const [failed] = (await read('?action=sign-in')).body.entries;
  expect(failed).toMatchObject({ actor: '', networkAddress: null, details: { outcome: 'failed' } });
  expect(await of('fromdesk')).toMatchObject([
    { action: 'read', actor: 'admin', networkAddress: '127.0.0.1' },
    { action: 'create', networkAddress: '127.0.0.1', details: { code: expect.any(String) } },
  ]);
  expect(await of('visit')).toMatchObject([
    { action: 'create', actor: 'Usuario Anónimo', networkAddress: null },
  ]);
});

it('X34.22 every entry of the filter is in one file, without formulas, and the log says who took it', async () => {
  await write(2_500, { actor: '=cmd|calc', subject: 'view' });
  const { body, headers } = await world.as.admin.get(`${PATH}.csv?subject=view`);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = (body as string).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2_501);
  expect(lines[0]).toContain('number;date;time;utc;actor;action;subject;id;network-address;details');
  expect(lines[1]).toContain(";'=cmd|calc;read;view;s;;Formulario: f");
  const all = lines.slice(1).map((line) => Number(line.split(';')[0]));
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(new Set(all).size).toBe(2_500);
  const [entry] = (await read('?action=export&subject=audit')).body.entries;
  expect(entry).toMatchObject({ actor: 'admin', details: { filter: ['subject'] } });
});

it('X40.01 X34.22 the file says the details in the words of who exports it, in the time zone of the municipality', async () => {
  const name = { before: 'Luces', now: '=1+1' };
  const at = '2026-06-01T01:30:00.000Z';
  await write(1, {
    subject: 'plan-rule',
    details: { name, active: false, outcome: 'no-answer', expiresAt: at },
  });
  const said = async (language: string) =>
    (await world.as.admin.get(`${PATH}.csv?subject=plan-rule&language=${language}`)).body as string;
  expect(await said('es')).toContain(
    'Nombre: antes Luces; ahora =1+1 · Activo: No · Resultado: Sin respuesta · Vence: 31/05/2026 - 22:30',
  );
  expect(await said('ek')).toContain('Izena: lehen Luces; orain =1+1 · Aktibo: Ez · Emaitza: Erantzunik ez');
  expect(await said('xx')).toContain('Nombre: antes Luces');
  const [entry] = (await read('?action=export&subject=audit')).body.entries;
  expect(entry).toMatchObject({ details: { filter: ['subject'] } });
});

it('X34.23 the chain is read again from its first entry: whole, with the heads that were kept, or broken and where', async () => {
  const check = () => world.as.admin.post(`${PATH}/check`, {});
  await write(30);
  const keep = headKeeper({
    db: world.db,
    clock: () => world.time.now,
    log: createLog('silent'),
    headStore: world.services.headStore,
  });
  await keep();
  const whole = await check();
  expect(whole.body).toMatchObject({ keptHeads: 1, forgedHeads: 0, broken: null });
  expect(whole.body.entries).toBeGreaterThanOrEqual(30);
  await world.services.headStore.put('audit-heads/2020-01-01.jsonl', Buffer.from('no line of ours\n'));
  await sql`alter table audit_entries disable trigger user`.execute(world.db);
  await sql`update audit_entries set actor = 'eva' where municipality_id = ${HOME.id} and number = 7`.execute(
    world.db,
  );
  await sql`alter table audit_entries enable trigger user`.execute(world.db);
  expect((await check()).body).toMatchObject({ forgedHeads: 1, broken: { at: 7, why: 'entry' } });
  const [entry] = (await read('?subject=audit')).body.entries;
  expect(entry.details).toEqual({ check: 'entry' });
});
