// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadStaffTexts, loadPublicTexts } from '../../../platform/texts.ts';
import { MarkEditor } from './mark-editor.tsx';

vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

const nothing = () => {};
let root: Root;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(HTMLDialogElement.prototype, { showModal: nothing, close: nothing });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = nothing;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<MarkEditor file={new Blob()} marks={[]} onDone={nothing} onCancel={nothing} />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

it('X39.64 a mark that is added before the photo is loaded takes the focus once it is drawn', () => {
  // jsdom gives the focus to no element of a picture.
  const focused = vi.spyOn(SVGElement.prototype, 'focus');
  const tool = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Flecha');
  act(() => tool?.click());
  expect(document.querySelectorAll('.mark')).toHaveLength(0);
  const photo = document.querySelector('img');
  Object.defineProperties(photo, { naturalWidth: { value: 600 }, naturalHeight: { value: 400 } });
  act(() => void photo?.dispatchEvent(new Event('load')));
  expect(focused.mock.contexts).toEqual([document.querySelector('[aria-label="Flecha 1, Rojo"]')]);
});
