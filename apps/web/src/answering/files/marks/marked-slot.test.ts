// @vitest-environment jsdom
// What is sent of a photo that is marked after it was uploaded.
import type { BodyIn } from '@constancia/contract/endpoint.ts';
import type { startUpload } from '@constancia/contract/submissions/uploads.ts';
import { answerAt } from '@constancia/domain/submissions/answers/set-answer.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';
import { createAnsweringStore } from '../../session/answering-store.ts';
import { aFormToAnswer } from '../../testing/a-form-to-answer.ts';
import { createFileSlot } from '../file-slot.ts';
import { newShape } from './edit-marks.ts';

const AT = { questionId: 'photo', kind: 'image' } as const;
const FORM = aForm()
  .withSection('s', aQuestion('photo', 'text', { allowsImage: true }))
  .build();
const MARKS = [newShape('arrow', 'red')];

it('X39.64 the photo goes again with its marks, the first is removed, and other marks replace these', async () => {
  const store = createAnsweringStore(indexForm(FORM), { ticked: {}, main: {}, rows: {} });
  const sent: BodyIn<typeof startUpload>[] = [];
  const removed: string[] = [];
  const stateOf = (id: string) => ({
    id,
    received: 0,
    bytes: 4,
    name: 'frente.png',
    key: `key-${id}`,
    url: null,
  });
  const files = {
    start: async (body: BodyIn<typeof startUpload>) => {
      sent.push(body);
      return stateOf(body.id);
    },
    send: async () => stateOf(''),
    finish: async (id: string) => stateOf(id),
    remove: async (id: string) => {
      removed.push(id);
    },
  };
  const needs = { files, form: aFormToAnswer(FORM), submissionId: () => 's', keepDraft: () => {} };
  const slot = createFileSlot(store, needs, AT);
  const arrived = (times: number) =>
    vi.waitFor(() => expect([sent.length, slot.get().state.step]).toEqual([times, 'done']));
  slot.choose(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'frente.png', { type: 'image/png' }));
  await arrived(1);
  slot.mark(MARKS);
  await arrived(2);
  slot.mark([]);
  await arrived(3);
  expect(sent.map(({ marks }) => marks)).toEqual([undefined, MARKS, undefined]);
  expect(removed).toEqual(sent.slice(0, 2).map(({ id }) => id));
  expect(answerAt(store.get().answers, AT)?.image).toBe(`key-${sent[2]?.id}`);
});
