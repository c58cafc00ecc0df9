// @vitest-environment jsdom
import type { Upload } from '@constancia/contract/submissions/uploads.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../platform/api-client.ts';
import type { FileApi } from '../session/api.ts';
import { sendFile } from './send-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FILE = new File(['hola'], 'nota.pdf');

/** Sends a file to a server that replies to the announcements in this way, one after the other. */
async function outcome(
  reply: (attempt: number) => Upload,
): Promise<{ readonly tries: number; readonly end: string }> {
  let tries = 0;
  const start = () => Promise.resolve(++tries).then(reply);
  const api = { finish: () => Promise.resolve({ received: 4, key: 'stored' }) } as unknown as FileApi;
  const sending = sendFile(
    api,
    { uploadId: 'u', file: FILE, start },
    {
      skipPause: new EventTarget(),
      signal: new AbortController().signal,
      onProgress: () => {},
      onWaiting: () => {},
    },
  ).then(
    ({ key }) => String(key),
    (error: unknown) => (error as CallError).code,
  );
  await vi.advanceTimersByTimeAsync(600_000);
  return { end: await sending, tries };
}

const stored: Upload = { received: 4, key: 'stored' } as Upload;
const failing =
  (code: 'unavailable' | 'offline' | 'file-unchecked' | 'upload-not-found', status: number) => (): Upload => {
    throw new CallError(code, { status });
  };

it('X36.30 A8.07 a server that fails five times in a row is not waited for any more', async () => {
  expect(await outcome(failing('unavailable', 500))).toEqual({ tries: 5, end: 'unavailable' });
});

it('X36.30 A8.07 a connection that is away, and a server that asks to wait, are waited for', async () => {
  for (const away of [failing('offline', 0), failing('unavailable', 503)]) {
    const until = (attempt: number) => (attempt < 12 ? away() : stored);
    expect(await outcome(until)).toEqual({ tries: 12, end: 'stored' });
  }
});

it('X37.37 a file that could not be scanned is not sent again by itself', async () => {
  expect(await outcome(failing('file-unchecked', 503))).toEqual({ tries: 1, end: 'file-unchecked' });
});

it('X39.71 an upload that the server does not find, as for whose session has ended, is announced again, five times at most', async () => {
  const lost = failing('upload-not-found', 404);
  expect(await outcome((attempt) => (attempt < 2 ? lost() : stored))).toEqual({ tries: 2, end: 'stored' });
  expect(await outcome(lost)).toEqual({ tries: 5, end: 'upload-not-found' });
});
