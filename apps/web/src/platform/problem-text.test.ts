// @vitest-environment jsdom
// Which text a failed request gets: its own, the general one, or one given for its code.
import { beforeAll, expect, test } from 'vitest';
import { asCallError, CallError } from './api-client.ts';
import { problemText } from './problem-text.ts';
import { loadPublicTexts, t } from './texts.ts';

beforeAll(loadPublicTexts);

const refused = new CallError('too-many-requests', { status: 429, values: { seconds: 7 } });
const away = new CallError('unavailable', { status: 503 });

test('P8.05: a refusal says its own text with its values', () => {
  expect(problemText(refused)).toBe(t('problem.too-many-requests', { seconds: 7 }));
  expect(problemText(refused)).toContain('7');
  expect(problemText(refused, { otherwise: 'problem.unavailable' })).toBe(problemText(refused));
});

test('P8.05: a failure of the server and an unknown failure say the general text of the action', () => {
  for (const error of [away, new Error('broken'), asCallError('thrown')])
    expect(problemText(error, { otherwise: 'answering.save-failed' })).toBe(t('answering.save-failed'));
});

test('P8.05: without a general text every failure says its own, and an unknown one that it was unexpected', () => {
  expect(problemText(away)).toBe(t('problem.unavailable'));
  expect(problemText(new Error('broken'))).toBe(t('problem.unexpected', { logId: '-' }));
});

test('P8.05: no connection is said as such, unless the action names the problems that it explains', () => {
  const offline = new CallError('offline');
  expect(problemText(offline, { otherwise: 'answering.save-failed' })).toBe(t('shell.offline'));
  expect(problemText(offline, { otherwise: 'answering.save-failed', explains: [] })).toBe(
    t('answering.save-failed'),
  );
  expect(problemText(refused, { otherwise: 'answering.save-failed', explains: ['forbidden'] })).toBe(
    t('answering.save-failed'),
  );
});

test('P8.05: a text for the code comes before its own and takes further values', () => {
  const codes = { 'too-many-requests': 'problem.geocoder-unavailable' } as const;
  expect(problemText(refused, { codes })).toBe(t('problem.geocoder-unavailable'));
  expect(problemText(refused, { values: { seconds: 9 } })).toContain('9');
});

test('X36.44 a wait of more than a minute is said in whole minutes, rounded up', () => {
  const after = (seconds: number) =>
    problemText(new CallError('too-many-requests', { status: 429, values: { seconds } }));
  expect(after(60)).toBe('Too many attempts. Try again in 60 s.');
  expect(after(61)).toBe('Too many attempts. Try again in 2 minutes.');
  expect(after(887)).toBe('Too many attempts. Try again in 15 minutes.');
});
