// @vitest-environment jsdom
// A citizen who left stays away, and a message that was sent is gone, when the browser is killed right after.
import type { PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { dropAgain } from '../../platform/device/drop-again.ts';
import {
  dropRevisionMessage,
  keepRevisionMessage,
  readRevisionMessage,
} from '../../platform/device/revision-message.ts';
import { anotherBrowser, flush, kill } from '../../platform/device/testing/killed-browser.ts';
import { dropKeptEntry, keepEntry, keptEntry } from './kept-entry.ts';

vi.mock(
  import('../../platform/device/device-database.ts'),
  async () => (await import('../../platform/device/testing/killed-browser.ts')).database,
);

const ENTRY = {
  municipality: { id: 1 },
  citizen: { id: 7 },
  formerIds: [],
  alreadyAnswered: false,
} as unknown as PortalEntry;

beforeEach(() => {
  vi.useFakeTimers();
  anotherBrowser();
  return () => vi.useRealTimers();
});

it('X39.89 a citizen who left is not here without a connection, and one who comes again is', async () => {
  keepEntry(ENTRY, { came: true });
  flush();
  expect(await keptEntry()).toEqual(ENTRY);
  await dropKeptEntry();
  kill();
  expect(await keptEntry()).toBeNull();
  vi.advanceTimersByTime(1);
  keepEntry(ENTRY, { came: true });
  expect(await keptEntry()).toEqual(ENTRY);
});

it('X39.89 a message that was sent with a revision is not in the next one', async () => {
  keepRevisionMessage('ana', 's1', 'Adjunto la foto');
  flush();
  expect(readRevisionMessage('ana', 's1')).toBe('Adjunto la foto');
  await dropRevisionMessage('ana', 's1');
  kill();
  await dropAgain();
  expect(readRevisionMessage('ana', 's1')).toBe('');
});
