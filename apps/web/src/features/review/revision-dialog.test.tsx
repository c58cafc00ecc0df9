// @vitest-environment jsdom
// A request that is being written while others work on the same submission.
import type { Review } from '@constancia/contract/submissions/review.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { type } from '../../platform/testing/press-and-type.ts';
import { t } from '../../platform/texts.ts';
import { AroundStaff } from '../../ui/staff/testing/around-staff.tsx';
import { RevisionDialog } from './revision-dialog.tsx';

const VIEW = {
  id: 'sub45678901234567890',
  timeZone: 'UTC',
  definition: aForm().withSection('s', aQuestion('q', 'text')).build(),
  answers: { ticked: {}, main: { q: { value: 'a' } }, rows: {} },
} as Partial<SubmissionView> as SubmissionView;
const reviewOf = (marks: Review['marks']) => ({ marks, badge: null }) as Partial<Review> as Review;

const show = (marks: Review['marks']) =>
  drawAndFollow(
    <AroundStaff>
      <RevisionDialog view={VIEW} review={reviewOf(marks)} onClose={() => {}} />
    </AroundStaff>,
  );
const comment = () => document.querySelector('textarea');

it('R2.080 X33.72 a comment that is being written stays when somebody else takes the marks away', async () => {
  await show([{ sectionId: 's', questionId: 'q' }]);
  type(comment(), 'Falta el número');
  await show([]);
  expect(comment()?.value).toBe('Falta el número');
  expect(document.body.textContent).not.toContain(t('review.nothing-marked'));
});

it('R2.080 X33.72 a tick that is still being stored when the dialog opens counts once it is stored', async () => {
  await show([]);
  expect(document.body.textContent).toContain(t('review.nothing-marked'));
  await show([{ sectionId: 's' }]);
  expect(document.body.textContent).toContain(t('problem.section-without-answers'));
  await show([{ sectionId: 's' }, { sectionId: 's', questionId: 'q' }]);
  expect(comment()).not.toBeNull();
});

it('X40.22 a comment that was missing is missing no more once it is written', async () => {
  await show([{ sectionId: 's', questionId: 'q' }]);
  const send = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === t('review.send'),
  );
  await act(async () => send?.click());
  expect(document.body.textContent).toContain(t('review.comment-required'));
  type(comment(), 'Falta el número');
  expect(document.body.textContent).not.toContain(t('review.comment-required'));
});
