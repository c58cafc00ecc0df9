// Taking the answers of the last visit over. Only staff do, so citizens do not download it.
// rules: X39.11
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import type { LocalMoment } from '@constancia/domain/questions/question-type.ts';
import { type StartedFrom, withLastAnswers } from '@constancia/domain/submissions/last-visit/start-from.ts';
import { type Step, withAnswers } from '../session/answering-actions.ts';

/** What was answered already stays. */
export const startFrom =
  (index: FormIndex, visit: StartedFrom, now: LocalMoment): Step =>
  (state) => ({
    ...withAnswers(state, withLastAnswers(index, { current: state.answers, last: visit.answers }, now)),
    startedFrom: visit,
  });
