import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, PUBLIC_FORM, saveForm } from '../../../testing/forms.ts';
import {
  freePort,
  type ServerProcess,
  startServer,
  TAKES_EVERYTHING,
} from '../../../testing/server-process.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let server: ServerProcess | null = null;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(async () => {
  await server?.kill();
  await world.close();
});

const CLIENTS = 200;
/** A client that never gives up would hang the test instead of failing it. */
const TRIES = 400;

/** Sends one submission until it is acknowledged, as a person with a retry button would; returns its code. */
async function sendUntilAcknowledged(url: string, body: unknown): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (reply?.ok) return ((await reply.json()) as { code: string }).code;
    if (reply && reply.status < 500) throw new Error(`refused: ${await reply.text()}`);
    await pause(25);
  }
  throw new Error('never acknowledged');
}

it('X7.02 A7.06 killing the server in the middle of 200 submissions loses and doubles none of the acknowledged', async () => {
  const formId = await saveForm(world.as.supervisor, { id: 'killed', definition: PUBLIC_FORM });
  const port = await freePort();
  const env = { ...TAKES_EVERYTHING, DATABASE_URL: world.url };
  const first = await startServer({ port, options: ['--empty'], env });
  server = first;
  const url = `${first.url}/api/public/forms/${formId}/submissions`;
  let acknowledged = 0;
  const killed = Promise.withResolvers<void>();
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    // They are sent a few milliseconds apart, so that the kill happens while some wait, some run and some are finished; the
    // last third finds nobody there.
    await (index < (CLIENTS * 2) / 3 ? pause(index * 4) : killed.promise);
    const body = { id: testId(`kill${index}`), version: 1, answers: answersOf({ name: `n${index}` }) };
    const code = await sendUntilAcknowledged(url, body);
    acknowledged++;
    if (acknowledged === Math.ceil(CLIENTS / 3)) killed.resolve(first.kill());
    return { id: body.id, code };
  });
  await killed.promise;
  const before = acknowledged;
  server = await startServer({ port, options: ['--empty'], env });
  const sent = await Promise.all(clients);

  expect(before).toBeLessThan(CLIENTS);
  const stored = await sql<{ id: string; code: string }>`
    select id, code from submissions where form_id = ${formId}`.execute(world.db);
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(stored.rows.toSorted(byId)).toEqual(sent.toSorted(byId));
  const numbers = stored.rows
    .map(({ code }) => Number(code.slice(HOME.keyword.length)))
    .sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: CLIENTS }, (_, index) => index + 1));
});
