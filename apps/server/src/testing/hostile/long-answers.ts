// Long submissions: copies of a section, each with two texts of ten thousand letters.
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';

export const LONG_FORM = aForm()
  .with({ title: { text: 'Relato' } })
  .withOptions({ publicAccess: true, pdfDownloadCode: true })
  .withSection('s', aQuestion('name', 'text', { required: true, allowsDocument: true }))
  .withRepeatableSection('r', aQuestion('seen', 'text'), aQuestion('said', 'text'))
  .build();

const TEXT_LENGTH = 10_000;

/** Words that all differ, so that compression gains nothing. */
function words(length: number, seed: number): string {
  let text = '';
  for (let at = 0; text.length < length; at++) text += `${((seed + 1) * 7_919 + at * 104_729).toString(36)} `;
  return text.slice(0, length).trim();
}

/** 145 copies are 2.9 MB. */
export function longAnswers(copies: number, name: string): AnswerSet {
  return {
    ticked: {},
    main: { name: { value: name }, seen: { value: 'x' }, said: { value: 'x' } },
    rows: {
      r: Array.from({ length: copies }, (_, row) => ({
        id: `r${row}`,
        answers: { seen: { value: words(TEXT_LENGTH, row) }, said: { value: words(TEXT_LENGTH, row) } },
      })),
    },
  };
}
