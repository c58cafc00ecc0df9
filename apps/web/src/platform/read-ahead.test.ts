import { expect, it } from 'vitest';
import { dropReadAhead, readAhead, readNow } from './read-ahead.ts';

const never = () => Promise.reject(new Error('asked again'));

it('X31.60 what was read ahead is handed out once', async () => {
  readAhead('form', () => Promise.resolve('ahead'));
  expect(await readNow('form', never)).toBe('ahead');
  expect(await readNow('form', () => Promise.resolve('again'))).toBe('again');
});

it('X31.60 a request that failed is asked again, whether it failed before or after it was handed out', async () => {
  readAhead('form', never);
  await Promise.resolve();
  expect(await readNow('form', () => Promise.resolve('allowed'))).toBe('allowed');
  let fail = (_error: Error) => {};
  readAhead('form', () => new Promise((_resolve, reject) => (fail = reject)));
  const taken = readNow('form', () => Promise.resolve('allowed later'));
  fail(new Error('not signed in'));
  expect(await taken).toBe('allowed later');
});

it('X31.60 a session that starts or ends drops what was read for the one before', async () => {
  readAhead('form', () => Promise.resolve('of the one before'));
  dropReadAhead();
  expect(await readNow('form', () => Promise.resolve('own'))).toBe('own');
});
