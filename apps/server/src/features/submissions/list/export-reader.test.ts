import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let url: string;
const ROWS = 12_000;

/** A form whose sheet is larger than what the network keeps for a reader that pauses. */
beforeAll(async () => {
  world = await openTestWorld();
  const id = await saveForm(world.as.supervisor, { id: 'large', definition: STAFF_FORM });
  await submitTo(world.as.inspector, id, { id: 'first', answers: answersOf({ name: 'a' }) });
  await sql`
    insert into submissions select filled.* from submissions s, generate_series(1, ${ROWS}) n,
      lateral (select string_agg(md5(n || '/' || m), '') as text from generate_series(1, 80 + n % 2) m) t,
      lateral jsonb_populate_record(s, jsonb_build_object('id', lpad(n::text, 20, 'b'), 'code', 'B' || n,
        'answers', jsonb_build_object('ticked', '{}'::jsonb, 'rows', '{}'::jsonb,
          'main', jsonb_build_object('name', jsonb_build_object('value', t.text))))) filled
    where s.id = ${testId('first')}`.execute(world.db);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/api/forms/${id}/submissions.xlsx`;
});
afterAll(() => world.close());

interface Connection {
  readonly pid: number;
  readonly state: string;
}

/** Connections that are in the middle of writing a sheet. */
async function writing(): Promise<readonly Connection[]> {
  const found = await sql<Connection>`
    select pid, state from pg_stat_activity
    where datname = current_database() and xact_start is not null and query like '%to_char(s.created_at%'
      and pid <> pg_backend_pid()`.execute(world.db);
  return found.rows;
}

async function beginReading(signal?: AbortSignal) {
  const reply = await fetch(url, { headers: world.as.supervisor.headers, ...(signal && { signal }) });
  expect(reply.status).toBe(200);
  const reader = reply.body!.getReader();
  const { value } = await reader.read();
  expect(value?.length).toBeGreaterThan(0);
  // The reader pauses: the writer stops too, after a few pieces.
  await vi.waitFor(
    async () => expect((await writing()).map(({ state }) => state)).toEqual(['idle in transaction']),
    {
      timeout: 10_000,
    },
  );
  return reader;
}

it('X32.21 a reader that goes away ends the writing of its sheet', { timeout: 60_000 }, async () => {
  const leaving = new AbortController();
  await beginReading(leaving.signal);
  leaving.abort();
  await vi.waitFor(async () => expect(await writing()).toEqual([]), { timeout: 10_000 });
});

it('X32.22 a database that fails in the middle breaks the sheet: nobody gets a short one that seems whole', {
  timeout: 60_000,
}, async () => {
  const reader = await beginReading();
  const [connection] = await writing();
  await sql`select pg_terminate_backend(${connection?.pid})`.execute(world.db);
  const rest = async () => {
    for (;;) if ((await reader.read()).done) return;
  };
  await expect(rest()).rejects.toThrow('terminated');
  const next = await fetch(url, { headers: world.as.supervisor.headers });
  expect((await next.arrayBuffer()).byteLength).toBeGreaterThan(ROWS * 1_000);
});

it('X32.21 the sheet shows one moment: what is deleted while it is being written is still in it', {
  timeout: 60_000,
}, async () => {
  const reader = await beginReading();
  await sql`delete from submissions where code like 'B%'`.execute(world.db);
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) bytes += read.value.length;
  expect(bytes).toBeGreaterThan(ROWS * 1_000);
});
