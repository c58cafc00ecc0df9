// One name per place of an answer: key among the shown issues and id in the document, so that a link of the error
// summary finds its field. Ids of a form hold no dot, so two places never share a name. rules: A3.08, A4.30, E9.29
import type { FieldRef } from '@constancia/domain/issue.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';

export function questionKey({ questionId, rowId }: AnswerRef): string {
  return rowId === undefined ? `q.${questionId}` : `q.${questionId}.${rowId}`;
}

export function sectionKey(sectionId: string): string {
  return `s.${sectionId}`;
}

/** Of a person, a place, a signature: what an answer carries beside its questions. */
export function sectionFieldKey(field: string): string {
  return `p.${field}`;
}

const PARTICULAR_FIELD = /^(?:citizen|location|asset|signatures\.\d+|purchase\.[A-Za-z]+)$/;

/** Where an issue is shown; null when it belongs to no part of the form. */
export function fieldKey(at: FieldRef | undefined): string | null {
  if (at?.questionId !== undefined) return questionKey({ questionId: at.questionId, rowId: at.rowId });
  if (at?.sectionId !== undefined) return sectionKey(at.sectionId);
  return at?.field !== undefined && PARTICULAR_FIELD.test(at.field) ? sectionFieldKey(at.field) : null;
}
