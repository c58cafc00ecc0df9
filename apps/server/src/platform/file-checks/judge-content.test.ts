// Large and odd files over HTTP: the event loop keeps answering requests while they are checked.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announce, finish, piece, type SentFile } from '../../testing/files/uploads.ts';
import { saveForm } from '../../testing/forms.ts';
import { testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { asScanned } from '../../testing/files/as-scanned.ts';
import { isSoundFile } from './judge-content.ts';
import { xmlScanner } from './xml-scanner.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const definition = aForm()
    .withOptions({ publicAccess: true })
    .withSection('s', aQuestion('map', 'text', { allowsDocument: true }))
    .build();
  await saveForm(world.as.supervisor, { id: 'maps', definition });
});
afterAll(() => world.close());

const MEGABYTE = 1_048_576;

function kmlOf(bytes: number): Buffer {
  const [head, tail] = ['<kml>', '</kml>'];
  return Buffer.from(`${head}${'<a/>'.repeat(Math.floor((bytes - head.length - tail.length) / 4))}${tail}`);
}

/** How long scanning a piece of one megabyte blocks this event loop. */
function millisecondsOfOnePiece(): number {
  const text = kmlOf(MEGABYTE).toString();
  const begun = performance.now();
  xmlScanner().push(text);
  return performance.now() - begun;
}

it('X27.11 a KML of 48 MB is judged while requests are answered', async () => {
  const content = kmlOf(48 * MEGABYTE);
  const file: SentFile = {
    id: 'large',
    formId: testId('maps'),
    submissionId: 'large',
    questionId: 'map',
    kind: 'document',
    name: 'mapa.kml',
    content,
    public: 'yes',
  };
  expect((await announce(world.visitor, file)).status).toBe(200);
  for (let offset = 0; offset < content.length; offset += MEGABYTE)
    await piece(world.visitor, { id: 'large', offset }, content.subarray(offset, offset + MEGABYTE));

  const onePiece = millisecondsOfOnePiece();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const finished = finish(world.visitor, 'large');
  expect((await world.visitor.get('/readyz')).status).toBe(200);
  expect((await finished).status).toBe(200);
  loop.disable();
  // If the file were scanned in this event loop, every turn would take as long as a piece.
  expect(loop.percentile(50) / 1e6).toBeLessThan(onePiece / 2);
});

it('X27.11 a file that takes too long, or is no document, is refused', async () => {
  expect(await isSoundFile('kml', asScanned(kmlOf(20 * MEGABYTE)), { timeoutMs: 1 })).toBe(false);
  expect(await isSoundFile('kml', asScanned(Buffer.from('<html></html>')))).toBe(false);
  expect(await isSoundFile('kml', asScanned(kmlOf(1_000)))).toBe(true);
});
