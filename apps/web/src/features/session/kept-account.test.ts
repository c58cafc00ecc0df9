// @vitest-environment jsdom
// Whoever signed out stays signed out when the browser is killed before local storage is on the disk.
import type { Account } from '@constancia/contract/session.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { anotherBrowser, flush, kill } from '../../platform/device/testing/killed-browser.ts';
import { dropKeptAccount, keepAccount, keptAccount, lastKept } from './kept-account.ts';
import { rememberToSignOut, signedOutOrIn, stillToSignOut } from './sign-out.ts';

vi.mock(
  import('../../platform/device/device-database.ts'),
  async () => (await import('../../platform/device/testing/killed-browser.ts')).database,
);

const ANA = { userId: 'ana' } as Account;
const BEA = { userId: 'bea' } as Account;

beforeEach(() => {
  vi.useFakeTimers();
  anotherBrowser();
  return () => vi.useRealTimers();
});

it('X39.89 an account that signed out is none without a connection, and the next one is', async () => {
  keepAccount(ANA);
  flush();
  expect(await keptAccount()).toEqual(ANA);
  await dropKeptAccount(lastKept());
  kill();
  expect(await keptAccount()).toBeNull();
  vi.advanceTimersByTime(1);
  keepAccount(BEA);
  flush();
  kill();
  expect(await keptAccount()).toEqual(BEA);
});

it('X39.90 who signed out without a connection is still to be signed out after the browser was killed', async () => {
  rememberToSignOut('ana');
  kill();
  expect(await stillToSignOut()).not.toBeNull();
  vi.advanceTimersByTime(1);
  await signedOutOrIn();
  expect(await stillToSignOut()).toBeNull();
});

it('X39.90 who signed in since is not signed out by a browser that was killed', async () => {
  rememberToSignOut('ana');
  flush();
  expect(await stillToSignOut()).not.toBeNull();
  vi.advanceTimersByTime(1);
  await signedOutOrIn();
  kill();
  expect(await stillToSignOut()).toBeNull();
  vi.advanceTimersByTime(1);
  rememberToSignOut('ana');
  kill();
  expect(await stillToSignOut()).not.toBeNull();
});
