// Opens a page of staff by its URL, as a browser does it: session, guard, bars and screen, with replies that the test plays.
import type { Role } from '@constancia/domain/access/role-table.ts';
import { act } from 'react';
import { vi } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { never, type PlayedReplies, type PlayedServer } from '../../platform/testing/played-server.ts';
import { StaffApp } from '../router.tsx';
import { goTo } from './played-page.ts';
import { personWith, TERRITORY } from './town.ts';

/** Opens the page as somebody with the role, or as nobody. */
export async function openPage(
  url: string,
  role: Role | null,
  replies: PlayedReplies = {},
): Promise<PlayedServer> {
  const server = goTo(url, {
    'GET /api/session': { account: role === null ? null : personWith(role) },
    'GET /api/live': never,
    'GET /api/territory': TERRITORY,
    ...replies,
  });
  draw(<StaffApp />);
  return server;
}

/** Lets time pass that a test has stopped. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
