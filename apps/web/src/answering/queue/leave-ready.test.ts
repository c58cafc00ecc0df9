// @vitest-environment jsdom
// A finished submission that this device cannot keep stays on the screen, and what was on its way goes on.
import { UNSENT } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';
import type { KeptFile } from '../../platform/device/kept-files.ts';
import { fileSlotOf } from '../files/file-slots.ts';
import { unkeptAnswering } from '../session/answering-session.ts';
import type { FileApi, SignatureApi } from '../session/api.ts';
import { courierOf } from '../signatures/signature-courier.ts';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { leaveReady } from './leave-ready.ts';

const kept = vi.hoisted(() => new Map<string, KeptFile>());
// Files of this browser as jsdom makes them do not go into a database.
vi.mock(import('../../platform/device/kept-files.ts'), async (real) => ({
  ...(await real()),
  readKeptFile: async (_submissionId, name) => kept.get(name) ?? null,
  keepFile: async (_submissionId, name, file) => Boolean(kept.set(name, file)),
}));

const FORM = aFormToAnswer(
  aForm()
    .withSection('s', aQuestion('plan', 'text', { allowsDocument: true }))
    .build(),
);
const AT = { questionId: 'plan', kind: 'document' } as const;

it('X31.49 what a device cannot keep stays on the screen, and its files and signatures go on arriving', async () => {
  const session = { ...unkeptAnswering(FORM), draftKey: 'ana.form.1' };
  const { store } = session;
  const never = () => new Promise<never>(() => {});
  /** Of the file and of the signature that are on their way. */
  const signals: AbortSignal[] = [];
  const start: FileApi['start'] = (_body, signal) => {
    if (signal) signals.push(signal);
    return never();
  };
  const upload: SignatureApi['upload'] = (_signature, signal) => {
    signals.push(signal);
    return never();
  };
  const files: FileApi = { start, send: never, finish: never, remove: async () => {} };
  const submissionId = () => session.submissionId;
  const slot = fileSlotOf(store, { files, form: FORM, submissionId, keepDraft: () => {} }, AT);
  slot.choose(new File(['%PDF-1.7'], 'plano.pdf', { type: 'application/pdf' }));
  void courierOf({ store, api: { upload }, submissionId }).confirm(0, new Blob(['x']));
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  expect(store.get().particulars.signatures).toMatchObject([{ slot: 0, imageId: UNSENT }]);

  const leave = (keeps: boolean) =>
    leaveReady(session, { submissionId, leaveReady: async () => keeps }, { as: 'staff', state: null });
  expect(await leave(false)).toBe(false);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  expect(slot.get().state.step).toBe('uploading');
  // Once it is kept, the queue sends them.
  expect(await leave(true)).toBe(true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
