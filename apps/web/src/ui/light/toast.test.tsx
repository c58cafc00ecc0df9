// @vitest-environment jsdom
// When a message appears and disappears, and which function it calls.
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { Toast } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Props = Omit<Parameters<typeof Toast>[0], 'onClose' | 'text'>;

/** Draws a toast; `redraw` draws it again with another function to close it, as its screen does. */
function shown(props: Props) {
  const onClose = vi.fn<() => void>();
  const redraw = () => {
    draw(<Toast {...props} text="Listo" onClose={() => onClose()} />);
  };
  const pass = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds));
  };
  redraw();
  return { onClose, redraw, pass };
}

const said = (role: string) => document.querySelector(`[role=${role}]`)?.textContent;

it('A9.10 a success appears a second later, is announced then, and goes after six', () => {
  const { onClose, pass } = shown({ tone: 'success', from: 1_000, until: 6_000 });
  expect(said('status')).toBe('');
  pass(1_000);
  expect(said('status')).toContain('Listo');
  pass(4_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('A9.12 a warning is there immediately, stays six seconds however often it is drawn, and can be closed', () => {
  const { onClose, redraw, pass } = shown({ tone: 'warning' });
  expect(said('alert')).toContain('Listo');
  pass(5_000);
  redraw();
  pass(1_000);
  expect(onClose).toHaveBeenCalledOnce();
  act(() => document.querySelector('button')?.click());
  expect(onClose).toHaveBeenCalledTimes(2);
});

/** A field so far down in a window of 768 pixels, with the focus. */
function focusedField(top: number): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.getBoundingClientRect = () => new DOMRect(0, top, 300, 40);
  field.focus();
  return field;
}

it.each([
  [100, true],
  [600, false],
])(
  'X36.52 a message about a field at %i stands at the other edge, closes by a button and returns the focus',
  (top, below) => {
    const field = focusedField(top);
    const { onClose } = shown({ tone: 'success' });
    expect(document.querySelector('.toast')?.classList.contains('toast-below')).toBe(below);
    const close = document.querySelector('button');
    expect(close?.textContent).toBe('Cerrar');
    close?.focus();
    act(() => close?.click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field);
  },
);
