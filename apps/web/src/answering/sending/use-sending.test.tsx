// @vitest-environment jsdom
// Sending when the code that sends files again does not come.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import type { Submitted } from '@constancia/contract/submissions/submissions.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { CallError } from '../../platform/api-client.ts';
import { drawHook } from '../../platform/testing/draw-hook.ts';
import { unkeptAnswering } from '../session/answering-session.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import type { DraftInUse } from '../session/use-draft-keeper.ts';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { useSending } from './use-sending.ts';

const STORED = { id: 's', code: 'VM1', recordCode: '' } as Submitted;
const UNKNOWN = new CallError('answers-invalid', {
  status: 422,
  issues: [{ code: 'file-unknown', at: { questionId: 'q' } }],
});

it('X39.86 W1 files that cannot be sent again yet are said, and go first at the next attempt', async () => {
  const session = unkeptAnswering(aFormToAnswer(aForm().withSection('s', aQuestion('q', 'text')).build()));
  const draft = {
    submissionId: () => 'former',
    mayBeStored: () => false,
    setMayBeStored: () => {},
    saveNow: () => {},
    drop: async () => {},
    keeps: () => true,
  } as Partial<DraftInUse> as DraftInUse;
  const carried: string[] = [];
  let hasCode = false;
  const send = vi.fn<() => Promise<Submitted>>().mockRejectedValueOnce(UNKNOWN).mockResolvedValue(STORED);
  const codes: string[] = [];
  const sending = await drawHook(
    () =>
      useSending({
        session,
        draft,
        asksState: false,
        send,
        carryFiles: async (from) => {
          if (!hasCode) throw new TypeError('Failed to fetch dynamically imported module');
          carried.push(from);
          return [];
        },
        onStored: ({ code }) => void codes.push(code),
        onIssues: () => {},
        leaveReady: null,
      }),
    (screen) => <AnsweringProvider value={session.store}>{screen}</AnsweringProvider>,
  );
  await act(async () => sending().submit());
  expect(sending().current.step).toBe('failed');
  hasCode = true;
  await act(async () => sending().again());
  expect([carried, codes]).toEqual([['former'], ['VM1']]);
});
