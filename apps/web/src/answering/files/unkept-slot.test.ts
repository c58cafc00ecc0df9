// @vitest-environment jsdom
// A file for which the device has no room.
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';
import { CallError } from '../../platform/api-client.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import type { FileApi } from '../session/api.ts';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { createFileSlot } from './file-slot.ts';

let hasRoom = true;
vi.mock(import('../../platform/device/kept-files.ts'), async (real) => ({
  ...(await real()),
  readKeptFile: async () => null,
  keepFile: async () => hasRoom,
}));

it.each([
  [false, true],
  [true, undefined],
])(
  'X39.85 a slot knows whether the device could keep its file while there is no connection: room %s',
  async (room, isUnkept) => {
    hasRoom = room;
    const definition = aForm()
      .withSection('s', aQuestion('plan', 'text', { allowsDocument: true }))
      .build();
    const files = { start: () => Promise.reject(new CallError('offline')) } as Partial<FileApi> as FileApi;
    const slot = createFileSlot(
      createAnsweringStore(indexForm(definition), { ticked: {}, main: {}, rows: {} }),
      { form: aFormToAnswer(definition), submissionId: () => 's', keepDraft: () => {}, files },
      { questionId: 'plan', kind: 'document' },
    );
    slot.choose(new File(['x'], 'plano.pdf', { type: 'application/pdf' }));
    await vi.waitFor(() => expect(slot.get().state.step).toBe('waiting'));
    const { state } = slot.get();
    expect('chosen' in state && state.chosen.isUnkept).toBe(isUnkept);
    slot.pause();
  },
);
