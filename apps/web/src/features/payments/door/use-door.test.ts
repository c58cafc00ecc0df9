// @vitest-environment jsdom
// What the page of the door sends again, and which reply it shows.
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawHook } from '../../../platform/testing/draw-hook.ts';
import { type Door, useDoor } from './use-door.ts';

let door: () => Door;
/** What was sent, and what ends each request. */
let sent: { readonly id: string; readonly code: string }[];
let replies: PromiseWithResolvers<Response>[];

beforeEach(async () => {
  [sent, replies] = [[], []];
  vi.stubGlobal('fetch', (_url: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    const reply = Promise.withResolvers<Response>();
    replies.push(reply);
    return reply.promise;
  });
  door = await drawHook(() => useDoor(null));
});

const check = (code: string) => act(async () => void door().check(code));
const reply = (position: number, body: object) =>
  act(async () => replies[position]?.resolve(Response.json(body)));
const lose = (position: number) =>
  act(async () => replies[position]?.reject(new TypeError('Failed to fetch')));

it('X31.13 a ticket whose reply was lost is sent again as the same use, however many came between', async () => {
  await check('A');
  await lose(0);
  expect(door().state).toMatchObject({ kind: 'failed' });
  await check('B');
  await reply(1, { state: 'admitted' });
  await check('A');
  await reply(2, { state: 'admitted' });
  expect(door().state).toEqual({ kind: 'checked', checked: { state: 'admitted' } });
  expect(sent.map(({ code }) => code)).toEqual(['A', 'B', 'A']);
  expect(sent[2]?.id).toBe(sent[0]?.id);
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
  // It had its reply: the next time it is another use.
  await check('A');
  expect(sent[3]?.id).not.toBe(sent[0]?.id);
});

it('X31.13 of two tickets one after the other the reply to the second is shown, whichever comes first', async () => {
  await check('A');
  await check('B');
  await reply(1, { state: 'used' });
  await reply(0, { state: 'admitted' });
  expect(door().state).toEqual({ kind: 'checked', checked: { state: 'used' } });
});
