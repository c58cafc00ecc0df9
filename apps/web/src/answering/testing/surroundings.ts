// What is around the questions on a page: nothing to look up, to upload or to keep. Tests that draw fields need it.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { type AnsweringSurroundings, NO_API } from '../session/api.ts';

export function surroundingsOf(
  form: FormToAnswer,
  by: 'citizen' | 'staff' = 'citizen',
): AnsweringSurroundings {
  return {
    ...NO_API,
    form,
    byCitizen: by === 'citizen',
    submissionId: () => 'AbC4567890123456789x',
    keepDraft: () => {},
  };
}
