// @vitest-environment jsdom
// What closes a dialog of staff, and what does not.
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { DialogFrame } from './dialog-frame.tsx';

const onClose = vi.fn<() => void>();

beforeEach(() => void onClose.mockClear());

const clickOutside = (detail = 1) =>
  act(async () => {
    const outside = document.querySelector('.MuiDialog-container');
    for (const type of ['mousedown', 'click'])
      outside?.dispatchEvent(new MouseEvent(type, { bubbles: true, detail }));
  });
const escape = () =>
  act(
    async () =>
      void document
        .querySelector('[role=dialog]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );

it('X39.96 a click outside closes a dialog in which nothing was written', async () => {
  await drawAndFollow(
    <DialogFrame title="Nota" onClose={onClose}>
      <textarea />
    </DialogFrame>,
  );
  await clickOutside();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('X39.96 what was written in a dialog is not lost by a click outside; Escape closes it', async () => {
  await drawAndFollow(
    <DialogFrame title="Nota" onClose={onClose}>
      <textarea />
    </DialogFrame>,
  );
  await act(
    async () => void document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true })),
  );
  await clickOutside();
  expect(onClose).not.toHaveBeenCalled();
  await escape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('X39.96 nothing closes a dialog whose action is running, not its own button either', async () => {
  await drawAndFollow(<DialogFrame title="Nota" busy onClose={onClose} />);
  await clickOutside();
  await escape();
  expect(document.querySelector('button')?.disabled).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it('X40.05 the second click of a double one closes no dialog that the first one opened, and does not send again', async () => {
  const onSave = vi.fn<() => void>();
  await drawAndFollow(
    <DialogFrame
      title="Exportar"
      onClose={onClose}
      actions={
        <button type="button" onClick={onSave}>
          Exportar
        </button>
      }
    />,
  );
  await clickOutside(2);
  expect(onClose).not.toHaveBeenCalled();
  for (const detail of [1, 2])
    await act(
      async () =>
        void document
          .querySelector('button')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })),
    );
  expect(onSave).toHaveBeenCalledTimes(1);
  await clickOutside();
  expect(onClose).toHaveBeenCalledTimes(1);
});
