// The scanner's protocol against a program that speaks it, well and badly.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clamdSettings } from '../../config/clamd-settings.ts';
import { InfectedFile, type ScanFailure } from '../../platform/file-checks/file-scanner.ts';
import { scanBytes } from '../../platform/file-checks/scanned-bytes.ts';
import { EICAR, openVirusScanner } from '../../testing/outside/virus-scanner.ts';
import { freePort } from '../../testing/server-process.ts';
import { type ClamdSettings, clamdScanner, clamdVersion } from './clamd.ts';

const LARGEST = 8_388_608;
let scanner: Awaited<ReturnType<typeof openVirusScanner>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'constancia-clamd-'));
  const socket = join(folder, 'clamd.ctl');
  scanner = await openVirusScanner('--socket', socket, '--largest', String(LARGEST), '--most', '4');
});
afterAll(async () => {
  await scanner.stop();
  await rm(folder, { recursive: true, force: true });
});

/** `clean`, what was found, or the kind of the failure. */
async function outcome(content: Buffer, over: Partial<ClamdSettings> = {}): Promise<string> {
  const clamd = clamdScanner({ ...scanner.settings, ...over });
  return scanBytes(clamd, content).then(
    () => 'clean',
    (error: unknown) => (error instanceof InfectedFile ? error.message : (error as ScanFailure).kind),
  );
}

it('X37.35 a whole file reaches the scanner by both kinds of address, however large, and its last byte counts', async () => {
  const large = Buffer.alloc(LARGEST - 68, 'a');
  const addresses = [scanner.url, `unix://${join(folder, 'clamd.ctl')}`];
  for (const url of addresses) {
    const address = clamdSettings({ CLAMD_URL: url })?.address;
    if (!address) throw new Error('no address');
    expect(await outcome(Buffer.from('a small file'), { address })).toBe('clean');
    expect(await outcome(Buffer.alloc(0), { address })).toBe('clean');
    expect(await outcome(large, { address })).toBe('clean');
    expect(await outcome(Buffer.concat([large, EICAR]), { address })).toBe('Eicar-Test-Signature');
  }
  expect(clamdSettings({})).toBeNull();
  for (const wrong of ['clamd', 'http://127.0.0.1:3310', 'unix://clamd.ctl', 'tcp://'])
    expect(() => clamdSettings({ CLAMD_URL: wrong }), wrong).toThrow(/^CLAMD_URL must be/);
});

it.each([
  ['SCANNER-SILENT', 'no-answer', { timeoutMs: 500 }],
  ['SCANNER-LEAVES', 'no-answer', {}],
  ['SCANNER-GARBLES', 'garbled', {}],
  ['SCANNER-ENDLESS', 'garbled', {}],
] as const)('X37.37 a scanner that does %s lets nothing through', async (word, kind, settings) => {
  expect(await outcome(Buffer.from(word), settings)).toBe(kind);
});

it('X37.37 a file is clean only once the scanner has it all; one that is away or too small for it lets nothing through', async () => {
  async function* unfinished() {
    yield Buffer.from('SCANNER-EARLY');
    await new Promise(() => undefined);
  }
  await expect(clamdScanner(scanner.settings).scan(unfinished())).rejects.toMatchObject({ kind: 'garbled' });
  const address = { host: '127.0.0.1', port: await freePort() };
  expect(await outcome(Buffer.from('x'), { address })).toBe('no-answer');
  expect(await outcome(Buffer.from('x'), { address: { path: join(folder, 'nobody') } })).toBe('no-answer');
  expect(await outcome(Buffer.alloc(LARGEST + 1))).toBe('too-large');
});

it('X37.38 four at a time, so many wait and the others are refused at once; nobody waits longer than the time', async () => {
  const clamd = clamdScanner(scanner.settings);
  const all = await Promise.allSettled(
    Array.from({ length: 40 }, () => scanBytes(clamd, Buffer.from('at the same time'))),
  );
  const kinds = all.map((one) => (one.status === 'fulfilled' ? 'clean' : (one.reason as ScanFailure).kind));
  expect(kinds.filter((kind) => kind === 'clean')).toHaveLength(36);
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(4);
  const slow = clamdScanner({ ...scanner.settings, timeoutMs: 600 });
  const began = performance.now();
  const silent = Array.from({ length: 12 }, () =>
    scanBytes(slow, Buffer.from('SCANNER-SILENT')).catch((error: ScanFailure) => error.kind),
  );
  expect(new Set(await Promise.all(silent))).toEqual(new Set(['no-answer', 'busy']));
  expect(performance.now() - began).toBeLessThan(3_000);
});

it('X37.38 a file is read no faster than the scanner takes it', async () => {
  let read = 0;
  function* endless() {
    yield Buffer.from('SCANNER-STOPS');
    for (; read < 100_000; read++) yield Buffer.alloc(65_536);
  }
  const clamd = clamdScanner({ ...scanner.settings, timeoutMs: 1_000 });
  await expect(clamd.scan(endless())).rejects.toMatchObject({ kind: 'no-answer' });
  // What fits between the two programs, and not the six gigabytes.
  expect(read).toBeLessThan(1_000);
});

it('X37.39 says its version and of when its signatures are', async () => {
  const dated = await openVirusScanner('--signatures', 'Mon Nov 23 08:31:00 2026');
  try {
    expect(await clamdVersion(dated.settings)).toEqual({
      program: 'ClamAV 1.4.3',
      signaturesOf: new Date('2026-11-23T08:31:00Z'),
    });
    expect(await clamdVersion(scanner.settings)).toEqual({ program: 'ClamAV 1.4.3', signaturesOf: null });
  } finally {
    await dated.stop();
  }
});
