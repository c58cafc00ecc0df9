// Storage keys inside answers name uploaded files. There is no upload yet, so a key can only be somebody else's:
// every one is refused. rules: W12
import type { Issue } from '@constancia/domain/issue.ts';
import type { AnswerSet, AnswersByQuestion } from '@constancia/domain/submissions/answers.ts';

export function fileIssues(answers: AnswerSet): readonly Issue[] {
  const inRows = Object.values(answers.rows).flat();
  return [...issuesOf(answers.main), ...inRows.flatMap((row) => issuesOf(row.answers, row.id))];
}

function issuesOf(answers: AnswersByQuestion, rowId?: string): readonly Issue[] {
  return Object.entries(answers)
    .filter(([, answer]) => answer.image || answer.document || answer.video)
    .map(([questionId]) => ({
      code: 'file-unknown',
      at: { questionId, ...(rowId !== undefined && { rowId }) },
    }));
}
