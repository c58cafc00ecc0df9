// A program has the record of a submission made and fetches it, within its rights and areas.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { askRecord } from '../../testing/records.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { makeProgram } from '../../testing/sign-in/program-tokens.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let program: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  const form = await saveForm(world.as.supervisor, { id: 'inspected', definition: STAFF_FORM });
  program = (await makeProgram(world, { rights: ['read respuesta'], name: 'Archivo' })).as;
  await submitTo(world.as.inspector, form, { id: 'asked', answers: answersOf({ name: 'Almacén «Ñandú»' }) });
});
afterAll(() => world.close());

it('X38.104 a program asks for the record of a submission, waits for it and fetches the PDF', async () => {
  const asked = await askRecord(program, 'asked');
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const path = `/api/records/${asked.body.id}`;
  expect((await program.get(path)).body).toEqual({ state: 'waiting', url: null });
  await world.runJobs();
  const { body } = await program.get(path);
  expect(body.state).toBe('ready');
  const file = await program.get(body.url);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await readPdf(file.raw)).text).toContain('Almacén «Ñandú»');
  const audited = await sql<{ details: object }>`
    select details from audit_entries where action = 'export' and subject_id = ${testId('asked')}`.execute(
    world.db,
  );
  expect(audited.rows.map(({ details }) => details)).toEqual([
    expect.objectContaining({ format: 'pdf', kind: 'record', by: 'program', program: 'Archivo' }),
  ]);
});

it('X38.104 gives up one that it waits for', async () => {
  const { body } = await askRecord(program, 'asked');
  expect((await program.delete(`/api/records/${body.id}`)).status).toBe(200);
  await world.runJobs();
  expect((await program.get(`/api/records/${body.id}`)).body.state).toBe('cancelled');
});

it('X38.104 without the right, outside its areas or for what another account asked there is none', async () => {
  const blind = await makeProgram(world, { rights: ['read formulario'] });
  expect((await askRecord(blind.as, 'asked')).body.code).toBe('forbidden');
  const elsewhere = await makeProgram(world, { areaIds: [HOME.areas[1]], rights: ['read respuesta'] });
  expect((await askRecord(elsewhere.as, 'asked')).body.code).toBe('form-outside-areas');
  const { body } = await askRecord(world.as.inspector, 'asked');
  for (const who of [program, elsewhere.as]) {
    expect((await who.get(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
    expect((await who.delete(`/api/records/${body.id}`)).body.code).toBe('record-not-found');
  }
  expect((await blind.as.get(`/api/records/${body.id}`)).body.code).toBe('forbidden');
});

it('X38.104 thirty are asked for in a minute, counted for the token and not with its owner', async () => {
  world.time.now = new Date(world.time.now.getTime() + 60 * 60_000);
  const { as: busy } = await makeProgram(world, { rights: ['read respuesta'], owner: 'supervisor' });
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) statuses.push((await askRecord(busy, 'asked')).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await askRecord(world.as.supervisor, 'asked')).status).toBe(200);
});
