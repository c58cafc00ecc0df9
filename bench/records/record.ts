// Measures records as PDF: how long one takes, whether memory grows over many, and whether the bytes stay the same.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawRecord } from '../../apps/server/src/features/records/draw-record.ts';
import { localFileStore } from '../../apps/server/src/platform/files/local-file-store.ts';
import { pdfMaker } from '../../apps/server/src/platform/pdf/pdf-maker.ts';
import { drawnSignature, noisyPhoto } from '../../apps/server/src/testing/files/pictures.ts';
import { percentile, percentileRows, type Row } from '../table.ts';
import { PHOTO_KEYS, SIGNATURE_KEY, sampleSheet } from './record-sample.ts';

const IN_A_ROW = 200;
const MEGABYTE = 1024 * 1024;

export async function measureRecord(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-records-'));
  const store = localFileStore(folder);
  const pdf = pdfMaker();
  try {
    for (const [n, key] of PHOTO_KEYS.entries()) await store.put(key, await noisyPhoto(n));
    await store.put(SIGNATURE_KEY, await drawnSignature());
    const sheet = sampleSheet();
    const names = new Map(PHOTO_KEYS.map((key, n) => [key, `foto ${n + 1}.jpg`]));
    const texts = { names, notes: new Map<string, string>(), marks: new Map() };
    const first = performance.now();
    await drawRecord({ store, pdf }, sheet, texts);
    const started = performance.now() - first;
    const times: number[] = [];
    const hashes = new Set<string>();
    const memory: number[] = [];
    let size = 0;
    for (let n = 0; n < IN_A_ROW; n++) {
      const begin = performance.now();
      const { content } = await drawRecord({ store, pdf }, sheet, texts);
      times.push(performance.now() - begin);
      hashes.add(createHash('sha256').update(content).digest('hex'));
      memory.push(process.memoryUsage.rss() / MEGABYTE);
      size = content.length;
    }
    const early = percentile(memory.slice(20, 50), 0.5);
    const late = percentile(memory.slice(-30), 0.5);
    return [
      { what: 'Record of 60 questions and 6 photos: the first of a process', value: started, unit: 'ms' },
      ...percentileRows('Record of 60 questions and 6 photos', times, 0.5, 0.95),
      { what: 'Record: size', value: size / 1024, unit: 'kB' },
      { what: 'Record: different results of 200 in a row', value: hashes.size, unit: '' },
      { what: 'Record: memory after 35 in a row', value: early, unit: 'MB' },
      { what: 'Record: memory after 185 in a row', value: late, unit: 'MB' },
    ];
  } finally {
    await pdf.close();
    await rm(folder, { recursive: true, force: true });
  }
}
