// Taking the answers of the last visit over. Only staff do, so citizens do not download it.
// rules: X39.11
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { type StartedFrom, withLastAnswers } from '@constancia/domain/submissions/last-visit/start-from.ts';
import { type Step, withAnswers } from '../session/answering-actions.ts';

/** What was answered already stays. */
export const startFrom =
  (index: FormIndex, visit: StartedFrom): Step =>
  (state) => ({
    ...withAnswers(state, withLastAnswers(index, state.answers, visit.answers)),
    startedFrom: visit,
  });
