// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './focus-keeper.tsx';

let frames: (() => void)[] = [];
let stop: (() => void) | undefined;
const field = () => document.getElementById('field') as HTMLElement;
const other = () => document.getElementById('other') as HTMLElement;

/** Draws the next frame; the field moves a little in each, as while a panel slides in. */
function nextFrame() {
  const due = frames;
  frames = [];
  for (const draw of due) draw();
}

beforeEach(() => {
  document.body.innerHTML = '<input id="field"><button id="other">Other</button>';
  let top = 0;
  vi.spyOn(field(), 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, ++top, 0, 0));
  field().scrollIntoView = () => {};
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});

afterEach(() => {
  stop?.();
  frames = [];
});

it('E2.21 X31.69 a closing dialog that takes the focus back late does not keep it, also while the person types', () => {
  stop = keepFocus({ target: 'field', reveal: null, number: 1 });
  expect(document.activeElement).toBe(field());
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  other().focus();
  nextFrame();
  expect(document.activeElement).toBe(field());
});

it('E2.21 X31.69 a screen reader that goes on to a field inside the panel stays there', () => {
  document.body.innerHTML =
    '<div id="panel" tabindex="-1"><input id="inside"></div><button id="other"></button>';
  const panel = document.getElementById('panel') as HTMLElement;
  let top = 0;
  vi.spyOn(panel, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, ++top, 0, 0));
  panel.scrollIntoView = () => {};
  stop = keepFocus({ target: 'panel', reveal: null, number: 1 });
  nextFrame();
  expect(document.activeElement).toBe(panel);
  document.getElementById('inside')?.focus();
  nextFrame();
  nextFrame();
  expect(document.activeElement?.id).toBe('inside');
});

it.each([
  ['the key that goes on', () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ['the key that opens a menu', () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
  ['a key of a shortcut', () => new KeyboardEvent('keydown', { key: 't', altKey: true, bubbles: true })],
  ['a press of the pointer', () => new Event('pointerdown', { bubbles: true })],
])('E2.21 X31.69 after %s the focus stays where the person went', (_what, happens) => {
  stop = keepFocus({ target: 'field', reveal: null, number: 1 });
  nextFrame();
  expect(document.activeElement).toBe(field());
  document.body.dispatchEvent(happens());
  other().focus();
  nextFrame();
  expect(document.activeElement).toBe(other());
});
