// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const STORED = { id: 'Sub45678901234567890', version: 2 };
/** Each test is a tab that holds a draft of its own. */
let tabs = 0;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function openedWith(database: unknown) {
  vi.stubGlobal('indexedDB', database);
  const { openEditDraft } = await import('./open-edit-draft.ts');
  const opening = openEditDraft(`edit.a.${(tabs += 1)}`, STORED);
  await vi.advanceTimersByTimeAsync(2_000);
  return opening;
}

it('X31.41 a correction on a device whose database never answers says that what was kept could not be read', async () => {
  const silent = { open: () => new EventTarget() };
  expect(await openedWith(silent)).toMatchObject({ base: STORED, recovered: 'unreadable' });
});

it('X31.41 says nothing where there is no database at all', async () => {
  expect(await openedWith(undefined)).toMatchObject({ base: STORED, recovered: 'nothing' });
});
