// Events of what reviewers ask and citizens answer again, of completions, and that an import has none.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFolder } from '../../roles/import/import-folder.ts';
import { copyDemonstration } from '../../testing/moving/demonstration-folder.ts';
import { answersOf, submitTo } from '../../testing/forms.ts';
import { openRevisionWorld, type RevisionWorld } from '../../testing/review/revision-world.ts';
import { answeredForm } from '../../testing/review/submissions-to-review.ts';
import { testId } from '../../testing/territory.ts';
import { publishEvents } from './delivery/publish-events.ts';

let at: RevisionWorld;
beforeAll(async () => {
  at = await openRevisionWorld();
});
afterAll(() => at.close());

const typesOf = async (id: string) => {
  await publishEvents(at.world.services);
  const { events } = (await at.world.as.admin.get('/api/events?limit=500')).body;
  return events
    .filter(({ data }: { data: { submission: { id: string } } }) => data.submission.id === id)
    .map(({ type }: { type: string }) => type);
};

it('X38.60 what a reviewer requests and what the citizen answers again are events', async () => {
  const id = await at.sent('asked');
  expect((await at.ask(id, ['name'])).status).toBe(200);
  expect((await at.revise(id, { name: 'Ana María' })).status).toBe(200);
  expect(await typesOf(id)).toEqual(['submission.sent', 'submission.requested', 'submission.revised']);
});

it('X38.60 a completion is an event', async () => {
  const { formId } = await answeredForm(at.world, 'Open');
  await submitTo(at.world.as.inspector, formId, { id: 'open', answers: answersOf({ name: 'Ana' }) });
  const completed = await at.world.as.supervisor.post(`/api/submissions/${testId('open')}/completions`, {
    version: 1,
    answers: answersOf({ name: 'Ana', count: '3' }),
  });
  expect(completed.status).toBe(200);
  expect(await typesOf(testId('open'))).toEqual(['submission.sent', 'submission.completed']);
});

it('X38.60 what is imported is no event', async () => {
  const counted = async () => {
    const { rows } = await sql<{
      total: number;
    }>`select count(*)::int as total from submission_events`.execute(at.world.db);
    return rows[0]?.total;
  };
  const before = await counted();
  const folder = await mkdtemp(join(tmpdir(), 'constancia-events-'));
  await copyDemonstration(folder, ['files', 'relevamiento-arbolado.jsonl', 'solicitud-poda-publica.jsonl']);
  const report = await importFolder(at.world, folder, null);
  await rm(folder, { recursive: true });
  expect(report.taken['submissions']).toBe(80);
  expect(await counted()).toBe(before);
});
