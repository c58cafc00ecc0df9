// @vitest-environment jsdom
// Who else has a submission open, as the page says it.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, drawAndFollow } from '../../../platform/testing/draw.ts';
import { PresenceNote } from './presence-note.tsx';

let asked: string[];
let others: readonly { username: string; doing: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  others = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url.replace(/\w{20}$/, 'page')}`);
    return Response.json(method === 'PUT' ? { others } : {});
  });
});
afterEach(() => void vi.useRealTimers());

const SUBMISSION = 'sub45678901234567890';
const PUT = `PUT /api/submissions/${SUBMISSION}/presence/page`;

async function shown(): Promise<void> {
  await drawAndFollow(<PresenceNote submissionId={SUBMISSION} doing="viewing" />);
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('X33.76 the page says that it is open at once and every twenty seconds, and names who else has it open', async () => {
  others = [{ username: 'ana', doing: 'editing' }];
  await shown();
  expect(asked).toEqual([PUT]);
  expect(document.body.textContent).toMatch(/ana/);
  others = [];
  await wait(20_000);
  expect(asked).toEqual([PUT, PUT]);
  expect(document.body.textContent).toBe('');
  draw(null);
  expect(asked.at(-1)).toBe(`DELETE /api/submissions/${SUBMISSION}/presence/page`);
});

it('X33.76 X6.01 a page that nobody used for five minutes says nothing, until somebody does', async () => {
  await shown();
  await wait(10 * 60_000);
  const silent = asked.length;
  expect(silent).toBeLessThanOrEqual(16);
  await wait(60_000);
  expect(asked).toHaveLength(silent);
  document.dispatchEvent(new Event('keydown'));
  await wait(20_000);
  expect(asked).toHaveLength(silent + 1);
});
