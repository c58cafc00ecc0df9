// Checks an edit of a submission, in the browser before it is sent and again on the server: what it changes,
// whether that may be changed, and whether the changed values are valid. Values that the edit does not touch
// stay, even when today's rules would refuse them.
// rules: R4.26, R5.12, R5.19, R5.22, W10
import type { FieldRef, Issue } from '../issue.ts';
import { editedKey } from '../presentation/edited-key.ts';
import { sameValue } from '../reading/same-value.ts';
import type { Answer, AnswerSet } from '../submissions/answers/answers.ts';
import type { FormIndex, QuestionEntry } from '../submissions/answers/form-index.ts';
import { ownEntry } from '../submissions/answers/own-entry.ts';
import { answerAt, setAnswer } from '../submissions/answers/set-answer.ts';
import { shownValue } from '../submissions/answers/shown-value.ts';
import { type CheckedAnswers, checkAnswers } from '../submissions/checks/check-answers.ts';
import {
  askedPerson,
  asksLocation,
  checkParticulars,
  type Particulars,
} from '../submissions/particulars/particulars.ts';
import { applyChanges, type Changes, changesBetween, type SubmissionContent } from './changes.ts';
import { type EditLimits, lockedIssues } from './edit-limits.ts';

export interface CheckedEdit {
  readonly changes: Changes;
  /** The content after the edit. */
  readonly after: SubmissionContent;
  /** The citizen's issue first (A4.30), then in the order of the form. */
  readonly issues: readonly Issue[];
}

export interface Edit {
  readonly stored: SubmissionContent;
  readonly given: SubmissionContent;
  readonly limits: EditLimits;
}

export function checkEdit(index: FormIndex, { stored, given, limits }: Edit): CheckedEdit {
  const checked = checkAnswers(index, given.answers);
  const particulars = editedParticulars(index, stored.particulars, given.particulars);
  const { issues: ofParticulars } = checkParticulars(index.definition, particulars);
  const {
    before,
    answers,
    issues: ofAnswers,
  } = withRefused(index, stored.answers, {
    given: given.answers,
    checked,
  });
  const changes = changesBetween(
    { answers: before, particulars: stored.particulars },
    { answers, particulars },
  );
  const mayEdit = (issue: Issue) => isEditable(index, limits, issue.at);
  const [ofCitizen, others] = [
    ofParticulars.filter(({ at }) => at?.field === 'citizen'),
    ofParticulars.filter(({ at }) => at?.field !== 'citizen'),
  ];
  return {
    changes,
    after: applyChanges(stored, changes),
    issues: [
      ...ofCitizen.filter(mayEdit),
      ...ofAnswers.filter(mayEdit),
      ...others.filter(mayEdit),
      ...lockedIssues(index, changes, limits),
    ],
  };
}

/**
 * Imported answers may hold what the form refuses. Such an answer stands in what was stored, so that whoever replaces or
 * empties it changes it; left as it is, it is neither changed nor refused.
 */
function withRefused(
  index: FormIndex,
  stored: AnswerSet,
  { given, checked }: { readonly given: AnswerSet; readonly checked: CheckedAnswers },
): CheckedAnswers & { readonly before: AnswerSet } {
  const { answers: tidied, issues: ofStored } = checkAnswers(index, stored);
  const untouched = new Set<string>();
  let before = tidied;
  let { answers } = checked;
  for (const { code, at } of ofStored) {
    const entry = index.questionById.get(at?.questionId ?? '');
    if (!entry || code === 'answer-required') continue;
    const ref = { questionId: entry.question.id, sectionId: entry.section.id, rowId: at?.rowId };
    const answer = answerAt(stored, ref);
    if (!answer) continue;
    before = setAnswer(before, ref, answer);
    if (!isAsked(entry, answers) || !isLeft(entry, answer, answerAt(given, ref))) continue;
    answers = setAnswer(answers, ref, answer);
    untouched.add(editedKey(ref.questionId, ref.rowId));
  }
  const isTouched = ({ at }: Issue) => !untouched.has(editedKey(at?.questionId ?? '', at?.rowId));
  return { before, answers, issues: checked.issues.filter(isTouched) };
}

function isAsked({ section, condition }: QuestionEntry, { ticked }: AnswerSet): boolean {
  return condition === null || (ownEntry(ticked, section.id) ?? []).includes(condition.id);
}

/** Whether it is as it was stored; what its field could not show is not missing. */
function isLeft({ question }: QuestionEntry, stored: Answer, given: Answer = {}): boolean {
  const { value, ...files } = stored;
  const shown = shownValue(question, value);
  return (
    sameValue(given, stored) || sameValue(given, { ...files, ...(shown !== undefined && { value: shown }) })
  );
}

/** Keeps what the form no longer asks for, because an edit must not remove it; existing signatures stay. */
function editedParticulars({ definition }: FormIndex, stored: Particulars, given: Particulars): Particulars {
  const asksForLocation = asksLocation(definition);
  const signed = stored.signatures.map(({ slot }) => slot);
  const location = asksForLocation ? given.location : stored.location;
  return {
    citizen: askedPerson(definition) === null ? stored.citizen : given.citizen,
    location,
    asset: asksForLocation ? location && given.asset : stored.asset,
    signatures: [
      ...stored.signatures,
      ...(definition.options.digitalSignature
        ? given.signatures.filter(({ slot, image, imageId }) => !signed.includes(slot) && (image || imageId))
        : []),
    ],
  };
}

/** Whether an issue concerns something this edit may change; other issues are ignored. */
function isEditable(index: FormIndex, limits: EditLimits, at: FieldRef | undefined): boolean {
  const { questionId, sectionId, rowId, field } = at ?? {};
  if (questionId !== undefined) {
    const entry = index.questionById.get(questionId);
    return entry === undefined || limits.question(entry, rowId);
  }
  if (sectionId !== undefined) {
    const entry = index.sectionById.get(sectionId);
    return entry === undefined || limits.ticks(entry) || limits.copies(entry);
  }
  if (field === 'citizen' || field === 'location' || field === 'asset') return limits.subject(field);
  const slot = /^signatures\.(\d+)$/.exec(field ?? '')?.[1];
  return slot === undefined || limits.signature(Number(slot));
}
