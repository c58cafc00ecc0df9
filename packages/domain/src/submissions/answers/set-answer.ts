// Reads and changes the answer to one question. Everything that did not change keeps its identity, so that a
// screen redraws only one question per keystroke.
// rules: A3.22-A3.24, A4.01
import type { Answer, AnswerSet, AnswersByQuestion } from './answers.ts';
import { ownEntry, withEntry } from './own-entry.ts';

export interface AnswerRef {
  readonly questionId: string;
  /** The further copy of a repeatable section: both ids, or neither. */
  readonly sectionId?: string | undefined;
  readonly rowId?: string | undefined;
}

export function answerAt(answers: AnswerSet, at: AnswerRef): Answer | undefined {
  if (at.rowId === undefined) return ownEntry(answers.main, at.questionId);
  const row = ownEntry(answers.rows, at.sectionId ?? '')?.find(({ id }) => id === at.rowId);
  return row && ownEntry(row.answers, at.questionId);
}

/**
 * Replaces the fields of the present answer that `change` has: `{ value }` keeps the attachments. An empty
 * field ('' or no options) is removed, and with the last field the whole answer. An unknown row changes
 * nothing.
 */
export function setAnswer(answers: AnswerSet, at: AnswerRef, change: Answer): AnswerSet {
  if (at.rowId === undefined) {
    const main = changed(answers.main, at.questionId, change);
    return main === answers.main ? answers : { ...answers, main };
  }
  const sectionId = at.sectionId ?? '';
  const rows = ownEntry(answers.rows, sectionId);
  const position = rows?.findIndex(({ id }) => id === at.rowId) ?? -1;
  const row = rows?.[position];
  if (!rows || !row) return answers;
  const inRow = changed(row.answers, at.questionId, change);
  if (inRow === row.answers) return answers;
  return {
    ...answers,
    rows: { ...answers.rows, [sectionId]: rows.with(position, { ...row, answers: inRow }) },
  };
}

function changed(answers: AnswersByQuestion, questionId: string, change: Answer): AnswersByQuestion {
  const current = ownEntry(answers, questionId);
  const next = withoutEmptyValues({ ...current, ...change });
  return current && next && sameAnswer(current, next) ? answers : withEntry(answers, questionId, next);
}

function withoutEmptyValues(answer: Answer): Answer | undefined {
  const pieces = Object.entries(answer).filter(([, value]) => value !== undefined && value.length > 0);
  return pieces.length === 0 ? undefined : (Object.fromEntries(pieces) as Answer);
}

function sameAnswer(one: Answer, other: Answer): boolean {
  return (
    sameValue(one.value, other.value) &&
    one.image === other.image &&
    one.document === other.document &&
    one.video === other.video &&
    one.audio === other.audio
  );
}

function sameValue(one: Answer['value'], other: Answer['value']): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.length === other.length && one.every((id, position) => id === other[position]);
}
