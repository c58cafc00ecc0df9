// Names of states and titles of signatures in other languages, out of one installation and into another.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyDemonstration } from '../../testing/moving/demonstration-folder.ts';
import { FULL_SUBMISSION, openMovingWorld } from '../../testing/moving/moving-world.ts';
import { importFolder } from '../import/import-folder.ts';
import { exportFolder } from './export-folder.ts';

let town: Awaited<ReturnType<typeof openMovingWorld>>;
let few: string;
beforeAll(async () => {
  few = await mkdtemp(join(tmpdir(), 'constancia-few-'));
  await copyDemonstration(few, []);
  const answers = join(few, 'answers');
  for (const file of await readdir(answers)) await shorten(join(answers, file));
  town = await openMovingWorld(few);
});
afterAll(async () => {
  await town.close();
  await rm(few, { recursive: true, force: true });
});

/** Leaves three submissions of a form: each has the whole text of the form. */
async function shorten(file: string): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const left = lines.filter((line, index) => index < 3 || line.includes(FULL_SUBMISSION));
  await writeFile(file, left.join('\n'));
}

it('X36.93 an export takes the translations of states and signatures along, and an import brings them back without a difference', async () => {
  const signed = await sql<{ id: string }>`
    insert into form_versions (municipality_id, form_id, version, definition, saved_at, saved_by, edit)
    select municipality_id, form_id, version + 1, jsonb_set(jsonb_set(definition, '{states,0,in}', '{"pt": "Registrada"}'),
      '{signatures,0,in}', '{"pt": "Requerente"}'), saved_at, saved_by, edit
    from form_versions v where jsonb_array_length(definition->'signatures') > 0
      and jsonb_array_length(definition->'states') > 0
      and version = (select f.version from forms f where f.id = v.form_id)
    returning form_id as id`.execute(town.world.db);
  const id = signed.rows[0]?.id ?? '';
  await sql`update forms set version = version + 1 where id = any(${signed.rows.map((row) => row.id)})`.execute(
    town.world.db,
  );
  const [first, second] = [town.newFolder(), town.newFolder()];
  const formIn = async (folder: string) =>
    JSON.parse(await readFile(join(folder, 'forms', `${id}.json`), 'utf8'));
  await exportFolder(town.world.services, first, null);
  const document = await formIn(first);
  expect(document.estados.disponibles[0]).toMatchObject({ nombreAlternativeLanguage_pt: 'Registrada' });
  expect(document.signatures[0]).toMatchObject({ titleAlternativeLanguage_pt: 'Requerente' });
  await rm(join(first, 'manifest.json'));
  await rm(join(first, 'rows'), { recursive: true });
  const other = await town.newInstallation();
  expect((await importFolder(other, first, null)).refused).toEqual([]);
  await exportFolder(other, second, null);
  expect(await formIn(second)).toEqual(document);
});
