// One name per field of a submission: the key of its shown issue and its element id, so that a link of the error
// summary finds the field. Ids of a form hold no dot, so two fields never share a name.
// rules: A3.08, A4.30, E9.29
import type { FieldRef } from '@constancia/domain/issue.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';

export function questionKey({ questionId, rowId }: AnswerRef): string {
  return rowId === undefined ? `q.${questionId}` : `q.${questionId}.${rowId}`;
}

export function sectionKey(sectionId: string): string {
  return `s.${sectionId}`;
}

/** The key of a person, a location, a signature: what a submission holds besides its answers. */
export function sectionFieldKey(field: string): string {
  return `p.${field}`;
}

const PARTICULAR_FIELD = /^(?:citizen|location|asset|signatures\.\d+|purchase\.[A-Za-z]+)$/;

/** Where an issue is shown; null when it belongs to no field of the form. */
export function fieldKey(at: FieldRef | undefined): string | null {
  if (at?.questionId !== undefined) return questionKey({ questionId: at.questionId, rowId: at.rowId });
  if (at?.sectionId !== undefined) return sectionKey(at.sectionId);
  return at?.field !== undefined && PARTICULAR_FIELD.test(at.field) ? sectionFieldKey(at.field) : null;
}
