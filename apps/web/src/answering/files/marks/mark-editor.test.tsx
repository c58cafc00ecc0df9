// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { MarkEditor } from './mark-editor.tsx';

const nothing = () => {};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = nothing;
  draw(<MarkEditor file={new Blob()} marks={[]} onDone={nothing} onCancel={nothing} />);
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
