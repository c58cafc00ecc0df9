// @vitest-environment jsdom
// The page of people whose country is disabled while they are signed in.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../platform/testing/draw.ts';
import { BlockedAccountScreen } from './message-screens.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('P4.12 P9.06 the blocked page stands for three seconds, then the session ends', () => {
  const onLeave = vi.fn<() => Promise<void>>().mockResolvedValue();
  draw(<BlockedAccountScreen onLeave={onLeave} />);
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  pass(2_999);
  expect(document.querySelector('h1')?.textContent).toBe('Acceso denegado. Municipio bloqueado');
  expect(onLeave).not.toHaveBeenCalled();
  pass(1);
  expect(onLeave).toHaveBeenCalledOnce();
});
