// What the screen of one answer knows: the answers, what was shown to be wrong, the step, which sections are open.
// rules: A2.26-A2.30, A4.01-A4.04, A4.19, A5.01, A5.02
import type { Issue } from '@constancia/domain/issue.ts';
import { NO_PURCHASE, type Purchase } from '@constancia/domain/payments/new-purchase.ts';
import type { AnswerSet, AnswersByQuestion } from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import {
  type AnsweringStep,
  answeringSteps,
  NO_PARTICULARS,
  type Particulars,
} from '@constancia/domain/submissions/particulars/particulars.ts';

/** What unticking a condition took away, kept so that it can be brought back. */
export interface ClearedCondition {
  readonly sectionId: string;
  readonly conditionId: string;
  readonly answers: AnswersByQuestion;
}

export interface AnsweringState {
  readonly answers: AnswerSet;
  /** Person, place, signatures. */
  readonly particulars: Particulars;
  /** What is bought, on a form that sells; what is wrong with it tells what knows what is sold. */
  readonly purchase: Purchase;
  readonly checkPurchase: (purchase: Purchase) => readonly Issue[];
  readonly step: AnsweringStep;
  /** Place key -> what is shown wrong there now. */
  readonly issues: ReadonlyMap<string, Issue>;
  /** What the last try to send found; stays until the next try so that nothing moves while it is put right. */
  readonly summary: readonly Issue[];
  readonly open: ReadonlySet<string>;
  readonly cleared: ClearedCondition | null;
  /** Files on their way, by their name in the answer. */
  readonly arriving: ReadonlyMap<string, AnswerRef>;
}

/** With more questions than these only the first section starts open: the page stays one that can be overlooked. */
const ALL_OPEN_UP_TO = 100;

export interface StartedWith {
  readonly particulars?: Particulars;
  readonly purchase?: Purchase;
}

export function startAnswering(
  index: FormIndex,
  answers: AnswerSet,
  { particulars = NO_PARTICULARS, purchase = NO_PURCHASE }: StartedWith = {},
): AnsweringState {
  const ids = index.sections.map(({ section }) => section.id);
  const open = index.questionById.size > ALL_OPEN_UP_TO ? ids.slice(0, 1) : ids;
  const [step = 'questions'] = answeringSteps(index.definition);
  return {
    answers,
    particulars,
    purchase,
    checkPurchase: () => [],
    step,
    issues: new Map(),
    summary: [],
    open: new Set(open),
    cleared: null,
    arriving: new Map(),
  };
}
