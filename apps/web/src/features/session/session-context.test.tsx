// @vitest-environment jsdom
// What happens to data of a person when somebody else, or nobody, is signed in.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawHook } from '../../platform/testing/draw-hook.ts';
import type { Session } from './session-context.tsx';
import { until } from '../../platform/testing/draw.ts';

vi.mock(
  import('../../platform/device/device-database.ts'),
  async () => (await import('../../platform/device/testing/killed-browser.ts')).database,
);

const account = (userId: string) =>
  ({ userId, username: userId, email: `${userId}@villa.example` }) as Account;
const SENT = { submissionId: 's'.repeat(20), title: 'Ronda', name: '', code: 'VM1', recordCode: '' };
const refused = () =>
  Response.json({ code: 'account-deactivated', status: 403, values: {}, issues: [] }, { status: 403 });

let server: () => Response;
/** Whose page each request says it is. */
let pages: (string | undefined)[];
let session: () => Session;
const drops = vi.fn<() => void>();

beforeEach(async () => {
  localStorage.clear();
  pages = [];
  server = () => Response.json({ account: account('ana') });
  vi.stubGlobal('fetch', async (_url: string, { headers }: { readonly headers: Record<string, string> }) => {
    pages.push(headers['page-account']);
    return server();
  });
  vi.resetModules();
  const { onNextPerson, SessionProvider, useSession } = await import('./session-context.tsx');
  drops.mockClear();
  onNextPerson(drops);
  session = await drawHook(useSession, (screen) => createElement(SessionProvider, null, screen));
  await until(() => session().state === 'authenticated');
});

it('X39.95 what was read for a person whose account is closed is dropped before anybody else signs in', async () => {
  server = refused;
  await act(async () => session().reload());
  await until(() => expect(session().state).toBe('failed'));
  expect(drops).toHaveBeenCalledTimes(1);
  await act(async () => session().leave());
  await act(async () => session().signedIn(account('bea')));
  await act(async () => session().signedIn(account('ana')));
  expect(drops).toHaveBeenCalledTimes(2);
});

it('X39.95 what a page asked before it was known who is signed in is still awaited', () => {
  expect(drops).not.toHaveBeenCalled();
});

it('X39.95 the same person who signs in again finds the page as it was', async () => {
  await act(async () => session().signedIn(account('ana')));
  await act(async () => session().reload());
  await until(() => expect(session().state).toBe('authenticated'));
  expect(drops).not.toHaveBeenCalled();
});

it('X39.95 every request says whose page it is, and none of anybody once the person has left', async () => {
  await act(async () => session().reload());
  await until(() => expect(session().state).toBe('authenticated'));
  expect(pages.at(-1)).toBe('ana');
  server = () => Response.json({ account: null });
  await act(async () => session().leave());
  expect(pages.at(-1)).toBeUndefined();
  await act(async () => session().signedIn(account('bea')));
  server = () => Response.json({ account: account('bea') });
  await act(async () => session().reload());
  expect(pages.at(-1)).toBe('bea');
});

it('X31.47 X31.56 who signed out is nobody without a connection, and leaves nothing, also when the page went in the middle of it', async () => {
  const { keepForm } = await import('../../platform/device/kept-forms.ts');
  const { addSent, sentToday } = await import('../../answering/queue/sent-today.ts');
  const { rememberToSignOut } = await import('./sign-out.ts');
  const { keysFrom } = await import('../../platform/device/device-database.ts');
  await keepForm('ana', { id: 'form' } as FormToAnswer);
  await keepForm('bea', { id: 'form' } as FormToAnswer);
  await addSent('ana', { ...SENT, at: Date.now() });
  server = () => {
    throw new TypeError('no connection');
  };
  await act(async () => session().reload());
  await until(() => expect(session().state).toBe('authenticated'));
  rememberToSignOut('ana');
  await act(async () => session().reload());
  await until(() => expect(session().state).toBe('failed'));
  expect(await keysFrom('forms', '')).toEqual(['bea.form']);
  expect(await sentToday('ana')).toEqual([]);
  server = () => Response.json({ account: null });
  await act(async () => session().reload());
  await until(() => expect(session().state).toBe('unauthenticated'));
});
