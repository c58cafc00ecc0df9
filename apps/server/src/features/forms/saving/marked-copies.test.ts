// Which municipalities of the demonstration mark copies of forms; the rules name them by their number.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFolder } from '../../../roles/import/import-folder.ts';
import { copyDemonstration, SUBMISSIONS_AND_PICTURES } from '../../../testing/moving/demonstration-folder.ts';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const folder = await mkdtemp(join(tmpdir(), 'constancia-copies-'));
  await copyDemonstration(folder, SUBMISSIONS_AND_PICTURES);
  await importFolder(world, folder, null);
  await rm(folder, { recursive: true });
});
afterAll(() => world.close());

/** Copies a form within a municipality; true when the list marks the copy. */
async function marksCopies(number: number): Promise<boolean> {
  const found = await sql<{ municipality: string; area: string }>`
    select m.id as municipality, min(a.id) as area from municipalities m join areas a on a.municipality_id = m.id
    where m.platform_id = ${number} group by m.id`.execute(world.db);
  const { municipality = '', area = '' } = found.rows[0] ?? {};
  const source = await saveForm(world.as.admin, {
    id: `source${number}x`,
    definition: { ...STAFF_FORM, title: { text: `Copiado ${number}` } },
    areaId: area,
  });
  const id = testId(`copy${number}x`);
  expect((await world.as.admin.post(`/api/forms/${source}/duplicates`, { id, areaId: area })).status).toBe(
    200,
  );
  const { forms } = (await world.as.admin.get(`/api/forms?municipality=${municipality}&text=Copiado`)).body;
  return forms.find((form: { id: string }) => form.id === id).marked;
}

it('P9.18 P2.75 the development municipality, number 1, marks copies', async () => {
  expect(await marksCopies(1)).toBe(true);
});

it('P9.23 P2.75 Egües, number 512, marks copies', async () => {
  expect(await marksCopies(512)).toBe(true);
});

it('P2.75 P9.19 the others mark none', async () => {
  for (const number of [70, 114, 458, 506, 766])
    expect([number, await marksCopies(number)]).toEqual([number, false]);
});
