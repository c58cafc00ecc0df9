// Where in the form a person is: the step, the section where sections are steps, and the list of everything answered.
// rules: A2.26, X36.10, X36.21, X36.22
import type { FieldRef } from '@constancia/domain/issue.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { openSection, type Step } from '../session/answering-actions.ts';
import type { AnsweringState } from '../session/answering-state.ts';
import { stepOfField } from './step-of-field.ts';

export interface Position extends Pick<AnsweringState, 'step' | 'section'> {
  readonly checking: boolean;
}

export function positionOf({ step, section, check }: AnsweringState): Position {
  return { step, section, checking: check.at === 'shown' };
}

export const goToPosition =
  ({ step, section, checking }: Position): Step =>
  (state) => ({ ...(checking ? showCheck(state) : leaveCheck(state)), step, section });

/** To the step and the section that hold a field, which is opened. */
export const goToField =
  (index: FormIndex, at: FieldRef | undefined): Step =>
  (state) => {
    if (at === undefined) return leaveCheck(state);
    const step = stepOfField(index.definition, at, state.step);
    // The server names a file by its question alone.
    const sectionId = at.sectionId ?? index.questionById.get(at.questionId ?? '')?.section.id;
    const given = index.sections.findIndex(({ section }) => section.id === sectionId);
    // Location, signatures of staff and purchase stand after the last section.
    const section = given < 0 ? Math.max(0, index.sections.length - 1) : given;
    const there = { ...leaveCheck(state), step, section: step === 'questions' ? section : state.section };
    return sectionId === undefined ? there : openSection(sectionId)(there);
  };

export const showCheck: Step = (state) => ({ ...state, check: { ...state.check, at: 'shown' } });

export const leaveCheck: Step = (state) =>
  state.check.at === 'shown' ? { ...state, check: { at: 'seen', changing: null } } : state;

/** From the list to a field; the list is a button away as long as it is being changed. */
export const changeFromCheck =
  (index: FormIndex, key: string, at: FieldRef): Step =>
  (state) => ({ ...goToField(index, at)(state), check: { at: 'seen', changing: key } });

/** The focus has returned to the list. */
export const changeDone: Step = (state) =>
  state.check.changing === null ? state : { ...state, check: { ...state.check, changing: null } };
