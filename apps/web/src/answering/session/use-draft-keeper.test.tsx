// @vitest-environment jsdom

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { draw, until } from '../../platform/testing/draw.ts';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { setAnswerAt } from './answering-actions.ts';
import type { AnsweringSession } from './answering-session.ts';
import { openAnswering } from './open-draft.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { VISITOR } from './written-draft.ts';

// One tab alone: it always holds what it opens.
vi.mock('../../platform/device/tab-lock.ts', () => ({
  heldElsewhere: async () => new Set(),
  holdInThisTab: async () => true,
  letGo: () => undefined,
}));

const FORM = aFormToAnswer(aForm().withSection('s', aQuestion('reason', 'text')).build());

/** Somebody who writes as soon as the form is on the screen, before the browser has done the rest. */
function WrittenAtOnce({ session }: { readonly session: AnsweringSession }) {
  useDraftKeeper(session);
  useLayoutEffect(
    () => session.store.change(setAnswerAt({ questionId: 'reason' }, 'Falta una luz')),
    [session],
  );
  return null;
}

it('A4.01 X31.43 what is written as soon as the form is there is kept, though nothing is written after it', async () => {
  draw(<WrittenAtOnce session={await openAnswering({ form: FORM, person: VISITOR })} />);
  const kept = await until(async () => {
    const again = await openAnswering({ form: FORM, person: VISITOR });
    return again.recovered === 'nothing' ? null : again;
  });
  expect(kept?.store.get().answers.main['reason']?.value).toBe('Falta una luz');
});
