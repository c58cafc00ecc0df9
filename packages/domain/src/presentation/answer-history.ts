// The modification history of one answer: the original value and what each later edit replaced it with.
// rules: R2.058, R2.067, R2.068
import type { Question } from '../forms/definition/form.ts';
import { QUESTION_TYPES } from '../questions/registry.ts';
import { type Answer, ATTACHMENT_KINDS } from '../submissions/answers/answers.ts';
import type { AnswerHistory, Attachment, HistoryEntry } from './submission-tree.ts';

/** The answer that one edit left; `answer` is undefined when the edit emptied it. */
export interface AnswerEdit {
  readonly answer: Answer | undefined;
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** The answer before the first edit, and the edits in order, oldest first. */
export interface EditedAnswer {
  readonly original: Answer | undefined;
  readonly edits: readonly AnswerEdit[];
}

export function answerHistory(
  question: Question,
  edited: EditedAnswer | undefined,
  language: string,
): AnswerHistory | null {
  if (!edited || edited.edits.length === 0) return null;
  const type = QUESTION_TYPES[question.kind];
  const entry = (
    answer: Answer | undefined,
    rest: Pick<HistoryEntry, 'made' | 'position'>,
  ): HistoryEntry => ({
    ...rest,
    display: type.display(answer?.value, question, language),
    attachments: attachmentsOf(answer),
  });
  const last = edited.edits.length - 1;
  const edits = edited.edits.map(({ answer, by, at }, position) =>
    entry(answer, { position: position === last ? 'current' : 'between', made: { by, at } }),
  );
  return {
    changes: edits.length,
    entries: [entry(edited.original, { position: 'original', made: null }), ...edits],
  };
}

export function attachmentsOf(answer: Answer | undefined): readonly Attachment[] {
  if (!answer) return [];
  return ATTACHMENT_KINDS.flatMap((type) => {
    const key = answer[type];
    return key ? [{ type, key }] : [];
  });
}
