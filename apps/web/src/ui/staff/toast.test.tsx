// @vitest-environment jsdom
// How long messages over a page and inside a dialog stay.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { NOTICE_MS } from '../notice-times.ts';
import { SaveBar } from './save-bar/save-bar.tsx';
import { DialogToast, type Notice, NoticeProvider, useNotify } from './toast.tsx';
import { readStyles } from '../../platform/testing/styles.ts';

readStyles();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const said = () => document.querySelector('[role=status], [role=alert]');

function Asking({ notice }: { readonly notice: Notice }) {
  const notify = useNotify();
  return <button onClick={() => notify(notice)}>ask</button>;
}

/** Milliseconds after which a message over the page is gone, in steps of a hundred. */
function timeOverThePage(notice: Notice): number {
  draw(
    <NoticeProvider>
      <Asking notice={notice} />
    </NoticeProvider>,
  );
  act(() => document.querySelector('button')?.click());
  expect(said()?.textContent).toBe(notice.text);
  let time = 0;
  while (said() !== null && time < 20_000) {
    pass(100);
    time += 100;
  }
  return time;
}

function timeInADialog(notice: Notice): number {
  const onClose = vi.fn<() => void>();
  // Each message is one of its own.
  const key = `${notice.kind}-${notice.milliseconds}`;
  draw(<DialogToast key={key} notice={notice} onClose={onClose} />);
  for (let time = 100; time < 20_000; time += 100) {
    pass(100);
    if (onClose.mock.lastCall) return time;
  }
  return Number.POSITIVE_INFINITY;
}

const KINDS = ['success', 'info', 'warning', 'error'] as const;

it.each(KINDS)('P8.33 an alert may be of the kind %s, which is seen and announced', (kind) => {
  draw(<DialogToast notice={{ kind, text: 'Listo' }} onClose={() => {}} />);
  const urgent = kind === 'warning' || kind === 'error';
  expect(said()?.getAttribute('role')).toBe(urgent ? 'alert' : 'status');
  expect(said()?.className.toLowerCase()).toContain(kind);
  expect(said()?.textContent).toContain('Listo');
});

it('P8.34 P9.07 P9.11 an alert over the page stays three seconds, an error five, and as long as its screen says', () => {
  const text = 'Listo';
  // What closing takes is seen by nobody.
  const closing = 200;
  for (const kind of ['success', 'info', 'warning'] as const)
    expect(Math.abs(timeOverThePage({ kind, text }) - 3_000)).toBeLessThanOrEqual(closing);
  expect(Math.abs(timeOverThePage({ kind: 'error', text }) - 5_000)).toBeLessThanOrEqual(closing);
  const saved = { kind: 'success', text, milliseconds: NOTICE_MS.saved } as const;
  expect(Math.abs(timeOverThePage(saved) - 6_000)).toBeLessThanOrEqual(closing);
});

it('P9.08 P9.09 P9.10 R9.27 R9.28 R9.29 inside a dialog two and a half seconds, an error four, what was saved six', () => {
  const text = 'Listo';
  expect(timeInADialog({ kind: 'success', text })).toBe(2_500);
  expect(timeInADialog({ kind: 'info', text })).toBe(2_500);
  expect(timeInADialog({ kind: 'error', text })).toBe(4_000);
  expect(timeInADialog({ kind: 'success', text, milliseconds: NOTICE_MS.saved })).toBe(6_000);
});

it('X40.12 over a page with a bar at its bottom a message stands above the bar, wherever that is', () => {
  draw(
    <NoticeProvider>
      <Asking notice={{ kind: 'success', text: 'Listo' }} />
      <SaveBar>Guardar</SaveBar>
    </NoticeProvider>,
  );
  const bar = document.querySelector('.save-bar');
  if (bar === null) throw new Error('there is no bar');
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight - 200, 390, 60));
  act(() => document.querySelector('button')?.click());
  const over = said()?.closest('.MuiSnackbar-root');
  expect(over && getComputedStyle(over).bottom).toBe('208px');
});

it('X40.12 while a dialog is open, over whose buttons it would lie, a message stands at the top of the window', () => {
  draw(
    <NoticeProvider>
      <Asking notice={{ kind: 'success', text: 'Listo' }} />
    </NoticeProvider>,
  );
  act(() => document.querySelector('button')?.click());
  const over = said()?.closest('.MuiSnackbar-root');
  expect(over && getComputedStyle(over).top).not.toBe('8px');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  expect(over && getComputedStyle(over).top).toBe('8px');
  expect(over && getComputedStyle(over).bottom).toBe('auto');
});
