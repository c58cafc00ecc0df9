// What the browser of a citizen loads first, read from a build: the files of each page without a session, and what is in them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { builtFiles, type Chunks, fileOf, loadedWith } from '../testing/loaded-with.ts';

const WEB = resolve(import.meta.dirname, '../../apps/web');

let chunks: Chunks;
/** The code of the service worker. */
let worker: string;
beforeAll(async () => {
  const built = await builtFiles(WEB);
  const asset = built.assets.find(({ fileName }) => fileName === 'service-worker.js');
  worker = String(asset?.source ?? '');
  chunks = built.chunks;
}, 240_000);

const firstOf = (page: string) =>
  loadedWith(chunks, [fileOf(chunks, '/src/main.tsx'), fileOf(chunks, `/src/${page}`)]);

const PAGES = [
  'features/submissions/answer/public-answer-screen.tsx',
  'app/saved-screens.tsx',
  'features/records/record-look-up-screen.tsx',
  'features/records/state-look-up-screen.tsx',
  'features/appointments/appointment-link-screen.tsx',
  'features/portal/portal-answer-screen.tsx',
  'features/portal/portal-revision-screen.tsx',
  'features/portal/portal-submissions-screen.tsx',
  'features/portal/portal-submission-screen.tsx',
  'features/portal/portal-readings-screen.tsx',
  'app/payment-done-page.tsx',
  'features/payments/payment-denied-screen.tsx',
  'features/payments/payment-late-screen.tsx',
];
/** What comes above a page when there is something to say. */
const BLOCKS: readonly string[] = ['features/payments/open-purchase/open-purchase-block.tsx'];
const OF_STAFF =
  /\/node_modules\/(?:@mui|@emotion|react-router|@tanstack)\/|\/src\/(?:ui\/staff|app\/shell|app\/router|features\/(?:administration|statistics|work-orders|review|incidents|forms\/(?:list|editor|history)))/;

it('X24.01 every page without a session is among those that are looked at', () => {
  const source = readFileSync(resolve(WEB, 'src/app/public-screens.tsx'), 'utf8');
  const opened = [...source.matchAll(/import\('\.(\.?)\/([^']+)'\)/g)].map(([, up, path]) =>
    up === '' ? `app/${path}` : String(path),
  );
  // Staff see it, in the editor.
  const preview = 'features/forms/preview/preview-screen.tsx';
  expect([...new Set(opened)].filter((page) => page !== preview).sort()).toEqual(
    [...PAGES, ...BLOCKS].sort(),
  );
});

it.each(PAGES)('X24.01 %s loads no component library, no router and nothing of the staff side', (page) => {
  const first = firstOf(page);
  expect(first.length).toBeGreaterThan(40);
  expect(first.filter((id) => OF_STAFF.test(id))).toEqual([]);
});

it.each(BLOCKS)('X24.01 %s above a page loads nothing of the staff side either', (block) => {
  const first = firstOf(block);
  expect(first.some((id) => id.endsWith(block))).toBe(true);
  expect(first.filter((id) => OF_STAFF.test(id))).toEqual([]);
});

it('X24.01 the desk loads what the pages of citizens do not', () => {
  expect(firstOf('app/shell/staff-frame.tsx').filter((id) => OF_STAFF.test(id)).length).toBeGreaterThan(100);
});

it('X39.92 the screen on which staff answer loads no component library before its form is shown', () => {
  const first = loadedWith(
    chunks,
    [
      'app/staff-app.ts',
      'app/shell/staff-shell.tsx',
      'main.tsx',
      'features/submissions/answer/answer-screen.tsx',
    ].map((path) => fileOf(chunks, `/src/${path}`)),
  );
  expect(first.length).toBeGreaterThan(100);
  expect(first.filter((id) => /\/node_modules\/(?:@mui|@emotion)\//.test(id))).toEqual([]);
});

it('X39.30 X39.92 a device that is prepared for the field keeps the frame that all screens of the day stand in', () => {
  const screens = readFileSync(resolve(WEB, 'src/app/screens.tsx'), 'utf8');
  const frame = [...screens.matchAll(/import\('\.\/(shell\/[^']+)'\)/g)].map(
    ([, path]) => `/src/app/${path}`,
  );
  expect(frame.length).toBeGreaterThan(1);
  const kept = new Set(worker.split(/[,`"']/));
  const screen = '/src/features/work-orders/own-day-screen.tsx';
  for (const source of [...frame, '/src/app/shell/themed-bar.tsx', screen])
    expect(kept.has(`/${fileOf(chunks, source)}`), source).toBe(true);
});

it('X24.01 map, signatures, files and people are not in the first download of a form: they come when it uses them', () => {
  const first = firstOf(PAGES[0] ?? '');
  const isOf =
    /\/src\/(?:platform\/map|answering\/(?:location|signatures|person)|answering\/files\/(?:file-|attachment|voice|send|mark|stamp))/;
  const small = /\/(?:file-actions|file-message-block)\.ts$/;
  expect(first.filter((id) => isOf.test(id) && !small.test(id))).toEqual([]);
  const all = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
  for (const used of [
    'platform/map',
    'answering/location',
    'answering/signatures',
    'answering/person',
    'answering/files/file-field',
  ])
    expect(
      all.some((id) => id.includes(`/src/${used}`)),
      used,
    ).toBe(true);
});
