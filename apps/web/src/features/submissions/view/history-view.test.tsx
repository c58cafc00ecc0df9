// @vitest-environment jsdom
// What an answer was before, on the page of its submission.
import type { AnswerHistory } from '@constancia/domain/presentation/submission-tree.ts';
import { expect, it } from 'vitest';
import { draw } from '../../../platform/testing/draw.ts';
import { t } from '../../../platform/texts.ts';
import { HistoryView } from './history-view.tsx';
import { type SubmissionFile, SubmissionFilesContext } from './submission-files.ts';

const FILE = { key: 'old', name: 'antes.pdf', url: '/api/files?old' } as SubmissionFile;
const made = { by: 'ana', at: '2026-04-01T10:00:00.000Z' };
const HISTORY: AnswerHistory = {
  changes: 1,
  entries: [
    {
      position: 'original',
      display: { kind: 'none' },
      attachments: [{ type: 'document', key: 'old' }],
      made: null,
    },
    { position: 'current', display: { kind: 'none' }, attachments: [], made },
  ],
};

it('R2.067 R2.068 a file alone was an answer, and only what was emptied is said to be none', () => {
  draw(
    <SubmissionFilesContext value={new Map([['old', FILE]])}>
      <HistoryView history={HISTORY} label="Plano" />
    </SubmissionFilesContext>,
  );
  const [original, current] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(original).toContain('antes.pdf');
  expect(original).not.toContain(t('staff.no-answer'));
  expect(current).toContain(t('staff.no-answer'));
});
