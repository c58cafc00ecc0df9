// @vitest-environment jsdom
// What is said of a file of a submission that was stored before.
import type { AttachmentKind } from '@constancia/domain/submissions/answers/answers.ts';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { CallError } from '../../platform/api-client.ts';
import { loadFileTexts, loadPublicTexts } from '../../platform/texts.ts';
import { FileField } from './file-field.tsx';
import { FileMessageBlock } from './file-message-block.ts';
import type { FileSlot } from './file-slot.ts';
import type { SlotShown } from './slot-state.ts';

beforeAll(async () => {
  await Promise.all([loadPublicTexts(), loadFileTexts(), FileMessageBlock.prefetch()]);
});
beforeEach(() => {
  vi.useFakeTimers();
  // This browser of tests opens no dialogs.
});
afterEach(() => void vi.useRealTimers());

const CHOSEN = { name: 'vereda', file: null, uploadId: 'u' };
const ARRIVED: SlotShown = { state: { step: 'done', chosen: CHOSEN }, message: 'uploaded' };
const FAILED: SlotShown = {
  state: { step: 'failed', chosen: CHOSEN, error: new CallError('unavailable') },
  message: 'failure',
};

/** Draws the field of one file; `shown` is the state of its slot. */
function show(kind: AttachmentKind, shown: SlotShown, of: 'new' | 'stored' = 'stored') {
  const clearMessage = vi.fn<() => void>();
  const nothing = () => {};
  const slot = { get: () => shown, subscribe: () => nothing, appear: nothing, clearMessage };
  draw(<FileField slot={slot as unknown as FileSlot} kind={kind} title="Vereda" of={of} />);
  return { clearMessage };
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const said = () => document.querySelector('.toast p')?.textContent;

it('R8.21 R8.22 R9.27 an image and a document of a stored submission are said to be saved, for two and a half seconds', () => {
  for (const [kind, text] of [
    ['image', 'Imagen guardada'],
    ['document', 'Documento guardado'],
  ] as const) {
    const { clearMessage } = show(kind, ARRIVED);
    expect(said()).toBe(text);
    pass(2_499);
    expect(clearMessage).not.toHaveBeenCalled();
    pass(1);
    expect(clearMessage).toHaveBeenCalledOnce();
  }
});

it('A8.20 while a new submission is answered an image is said to be uploaded', () => {
  show('image', ARRIVED, 'new');
  expect(said()).toBe('Imagen subida correctamente');
});

it('R8.20 R8.24 a document that was not uploaded, and an image that was not removed, are said in a dialog', () => {
  const dialog = () => document.querySelector('dialog')?.textContent;
  show('document', FAILED);
  expect(dialog()).toContain(
    'Ha ocurrido un error al subir el documento seleccionado. Por favor vuelva a intentarlo.',
  );
  show('image', { ...ARRIVED, message: 'failure' });
  expect(dialog()).toContain(
    'Ha ocurrido un error al subir o eliminar el documento seleccionado. Por favor vuelva a intentarlo.',
  );
});

it('X14.03 X39.85 a file that waits and that the device could not keep is said to go with the page', () => {
  const text = () => document.body.textContent;
  const said = 'Este dispositivo no guarda el archivo: no cierre ni recargue la página hasta que se suba.';
  const waiting = (chosen: typeof CHOSEN & { readonly isUnkept?: true }): SlotShown => ({
    state: { step: 'waiting', chosen, sent: 0 },
    message: null,
  });
  show('image', waiting(CHOSEN));
  expect(text()).not.toContain(said);
  show('image', waiting({ ...CHOSEN, isUnkept: true }));
  expect(text()).toContain(said);
  show('document', { ...FAILED, state: { ...FAILED.state, chosen: { ...CHOSEN, isUnkept: true } } as never });
  expect(text()).toContain(said);
});
