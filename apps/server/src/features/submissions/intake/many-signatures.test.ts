// Many large pictures are sent at the same time to a server in its own process.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../../testing/forms.ts';
import { freePort, type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

const SIGNED = aForm()
  .withOptions({ publicAccess: true, digitalSignature: true })
  .withSection('s', aQuestion('name', 'text'))
  .withSignature({ title: 'Vecino', signatory: 'citizen' })
  .build();

let world: TestWorld;
let server: ServerProcess;
beforeAll(async () => {
  world = await openTestWorld();
  await saveForm(world.as.supervisor, { id: 'signed', definition: SIGNED });
  const env = { DATABASE_URL: world.appUrl, DATABASE_OWNER_URL: world.url };
  server = await startServer({ port: await freePort(), options: ['--empty'], env });
});
afterAll(async () => {
  await server.stop();
  await world.close();
});

const AT_ONCE = 20;

function pictureOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
}

async function sign(slot: number, picture: Buffer): Promise<{ status: number; code: string }> {
  const path = `/api/public/forms/${testId('signed')}/submissions/${testId(`s${slot}`)}/signatures/0`;
  const reply = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(picture),
  });
  const body = (await reply.json()) as { code?: string };
  return { status: reply.status, code: body.code ?? '' };
}

it('X27.10 X27.14 twenty signatures of 49 megapixels at once are refused while the database lets people in', async () => {
  const picture = await pictureOf(7_000, 7_000);
  const sent = Array.from({ length: AT_ONCE }, (_, slot) => sign(slot, picture));
  const client = new pg.Client({ connectionString: world.appUrl });
  await client.connect();
  await client.end();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const reply of await Promise.all(sent)) expect(reply).toEqual({ status: 415, code: 'image-refused' });
});

it('X27.10 a signature of two megapixels is taken', async () => {
  expect((await sign(21, await pictureOf(2_000, 1_000))).status).toBe(200);
  expect((await sign(22, await pictureOf(2_001, 1_000))).code).toBe('image-refused');
});
