// The state of one submission on screen: the answers, the errors shown, the step, and which sections are open.
// rules: A2.26-A2.30, A4.01, A4.19, X31.43
import type { SubmitBody } from '@constancia/contract/submissions/submissions.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { NO_PURCHASE, type Purchase } from '@constancia/domain/payments/new-purchase.ts';
import type { AnswerSet, AnswersByQuestion } from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import type { Evidence } from '@constancia/domain/submissions/evidence/evidence.ts';
import type { StartedFrom } from '@constancia/domain/submissions/last-visit/start-from.ts';
import {
  type AnsweringStep,
  answeringSteps,
  NO_PARTICULARS,
  type Particulars,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Drawings } from './drawing.ts';

/** The answers that unticking a condition removed, kept so that they can be restored. */
export interface ClearedCondition {
  readonly sectionId: string;
  readonly conditionId: string;
  readonly answers: AnswersByQuestion;
}

/** What a link brought along. */
export interface Prefilled {
  readonly answers: AnswersByQuestion;
  /** Number of the asset that it chose; null for none. */
  readonly asset: number | null;
  /** Id of the person whom it named; null for none. */
  readonly person: number | null;
}

/** The list of everything answered, before sending. */
export interface Check {
  /** `seen`: it was shown, and the form is shown now. */
  readonly at: 'unseen' | 'shown' | 'seen';
  /** Key of the field that is being changed from the list, to which the focus returns. */
  readonly changing: string | null;
}

export interface AnsweringState {
  readonly answers: AnswerSet;
  /** Person, location, signatures. */
  readonly particulars: Particulars;
  /** What is bought, on a form that sells something. `checkPurchase` finds nothing until the sale is known. */
  readonly purchase: Purchase;
  readonly checkPurchase: (purchase: Purchase) => readonly Issue[];
  /** Cents of one seat of a location, as it is shown; undefined until the sale is known. */
  readonly priceOf: (location: string) => number | undefined;
  /** Why the form sells nothing now; '' while it sells, or is not one that sells. */
  readonly notSelling: string;
  /** Signatures that were drawn and are not uploaded. */
  readonly drawings: Drawings;
  readonly step: AnsweringStep;
  /** Position of the section that is shown where sections are steps. */
  readonly section: number;
  readonly check: Check;
  /** The error shown at each field, by field key. */
  readonly issues: ReadonlyMap<string, Issue>;
  /** What the last attempt to send found; kept until the next one, so that nothing moves while a person corrects it. */
  readonly summary: readonly Issue[];
  readonly open: ReadonlySet<string>;
  readonly cleared: ClearedCondition | null;
  /** Files that are being uploaded, by their name in the submission. */
  readonly arriving: ReadonlyMap<string, AnswerRef>;
  /** The last visit of the asset, once its answers were taken; null otherwise. */
  readonly startedFrom: StartedFrom | null;
  /** What a link filled in; null when none did. */
  readonly prefilled: Prefilled | null;
  /** Id of the work order that is done with it; null for none. */
  readonly workOrder: string | null;
  /** When and where it was begun, once that is known; null while nothing was recorded. */
  readonly evidence: Evidence | null;
  /** Records when and where it ends; absent where that is not recorded. */
  readonly endVisit?: () => Promise<Pick<SubmitBody, 'evidence'>>;
}

/** With more questions than these only the first section starts open, so that the page stays easy to survey. */
const ALL_OPEN_UP_TO = 100;

export interface StartedWith {
  readonly particulars?: Particulars;
  readonly purchase?: Purchase;
  readonly drawings?: Drawings;
  readonly startedFrom?: StartedFrom | null;
  readonly prefilled?: Prefilled | null;
  readonly workOrder?: string | null;
  readonly evidence?: Evidence | null;
  /** The step, the section and the ids of the sections that are open at first: of a draft, in whatever shape they were kept, or chosen. */
  readonly step?: unknown;
  readonly section?: unknown;
  readonly open?: unknown;
}

export function startAnswering(
  index: FormIndex,
  answers: AnswerSet,
  { particulars = NO_PARTICULARS, purchase = NO_PURCHASE, drawings = new Map(), ...kept }: StartedWith = {},
): AnsweringState {
  const steps = answeringSteps(index.definition);
  const [first = 'questions'] = steps;
  return {
    answers,
    particulars,
    purchase,
    checkPurchase: () => [],
    priceOf: () => undefined,
    notSelling: '',
    drawings,
    step: steps.find((step) => step === kept.step) ?? first,
    section: sectionAt(index, kept.section),
    check: { at: 'unseen', changing: null },
    issues: new Map(),
    summary: [],
    open: openSections(index, kept.open),
    cleared: null,
    arriving: new Map(),
    startedFrom: kept.startedFrom ?? null,
    prefilled: kept.prefilled ?? null,
    workOrder: kept.workOrder ?? null,
    evidence: kept.evidence ?? null,
  };
}

function openSections(index: FormIndex, kept: unknown): ReadonlySet<string> {
  const ids = index.sections.map(({ section }) => section.id);
  if (Array.isArray(kept)) return new Set(ids.filter((id) => kept.includes(id)));
  return new Set(index.questionById.size > ALL_OPEN_UP_TO ? ids.slice(0, 1) : ids);
}

/** The first, where `kept` is no position of a section. */
export function sectionAt(index: FormIndex, kept: unknown): number {
  return typeof kept === 'number' && index.sections[kept] ? kept : 0;
}
