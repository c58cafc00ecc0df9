// Every kind of question with its record; a kind without one does not compile.
// rules: A3.12-A3.21, P9.16, P9.17

import type { QuestionKind } from '../forms/definition/question-kinds.ts';
import { dateQuestion } from './date.ts';
import { decimalQuestion } from './decimal.ts';
import { integerQuestion } from './integer.ts';
import { linkQuestion } from './link.ts';
import { multipleChoiceQuestion } from './multiple-choice.ts';
import type { QuestionType } from './question-type.ts';
import { singleChoiceQuestion } from './single-choice.ts';
import { textQuestion } from './text.ts';
import { timeQuestion } from './time.ts';
import { yesNoQuestion } from './yes-no.ts';

export const QUESTION_TYPES: Readonly<Record<QuestionKind, QuestionType>> = {
  text: textQuestion,
  integer: integerQuestion,
  decimal: decimalQuestion,
  date: dateQuestion,
  time: timeQuestion,
  link: linkQuestion,
  'multiple-choice': multipleChoiceQuestion,
  'single-choice': singleChoiceQuestion,
  'yes-no': yesNoQuestion,
};
