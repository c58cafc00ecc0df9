// @vitest-environment jsdom
// The page of people whose country is disabled while they are signed in.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPublicTexts } from '../platform/texts.ts';
import { BlockedAccountScreen } from './message-screens.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadPublicTexts();
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('P4.12 P9.06 the blocked page stands for three seconds, then the session ends', () => {
  const onLeave = vi.fn<() => Promise<void>>().mockResolvedValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<BlockedAccountScreen onLeave={onLeave} />));
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  pass(2_999);
  expect(document.querySelector('h1')?.textContent).toBe('Acceso denegado. Municipio bloqueado');
  expect(onLeave).not.toHaveBeenCalled();
  pass(1);
  expect(onLeave).toHaveBeenCalledOnce();
});
