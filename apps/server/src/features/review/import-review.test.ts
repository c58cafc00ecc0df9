// Corrections, requests for changes and ticks that come with imported submissions.
import { replay } from '@constancia/domain/testing/replay.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFolder } from '../../roles/import/import-folder.ts';
import { DEMONSTRATION } from '../../testing/moving/demonstration-folder.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const view = async (id: string) => (await world.as.admin.get(`/api/submissions/${id}`)).body;
const reviewOf = async (id: string) => (await world.as.admin.get(`/api/submissions/${id}/review`)).body;
const rowsOf = async <Row>(table: string, id: string) =>
  (
    await sql<Row>`select * from ${sql.table(table)} where submission_id = ${id} order by 1, 2`.execute(
      world.db,
    )
  ).rows;

it('R3.18 R3.22 R3.23 R4.25 A3.27 imported supervisor edits are corrections over the original; lists and view show the result', async () => {
  await importFolder(world, DEMONSTRATION, null);
  const id = 'VtYklNuLEWKHHEzREIYf';
  const { corrections } = await reviewOf(id);
  expect(corrections).toMatchObject([
    { kind: 'correction', at: '2025-03-27T17:40:07.518Z', by: 'svergarat' },
  ]);
  expect(corrections[0].changes.answers.length).toBeGreaterThan(0);
  const [original] = await rowsOf<{ content: Parameters<typeof replay>[0] }>('submission_originals', id);
  if (!original) throw new Error('no original');
  const { answers } = await view(id);
  expect(replay(original.content, corrections).answers).toEqual(answers);
  expect(answers).not.toEqual(original.content.answers);
});

it('R3.20 R3.21 A3.25 A3.26 R4.13 imported requests for changes and ticks are taken over', async () => {
  const found = await sql<{ id: string; badge: string }>`
    select submission_id as id from change_requests where completed_at is null limit 1`.execute(world.db);
  const review = await reviewOf(found.rows[0]?.id ?? '');
  expect(review.badge).toBe('in-review');
  expect(review.requests.at(-1)).toMatchObject({ needsCompletion: true });
  const marked = await sql<{ count: number }>`select count(distinct submission_id) as count
    from review_marks`.execute(world.db);
  expect(marked.rows[0]?.count).toBe(6);
});
