// Merges two corrections of the same version of a submission. A change that only one person made is taken
// over; where both changed the same thing to different values, or one removed what the other wrote in, a person
// chooses, so that nothing anybody typed is lost. A section in which one condition at most is ticked counts as one thing
// once a tick in it changed.
// rules: W9, X17.04

import { editedKey } from '../presentation/edited-key.ts';
import { sameValue } from '../reading/same-value.ts';
import { tickedConditions } from '../submissions/answers/conditional-sections.ts';
import type { FormIndex, SectionEntry } from '../submissions/answers/form-index.ts';
import { rowsOf } from '../submissions/answers/repeats.ts';
import { type AnswerRef, answerAt } from '../submissions/answers/set-answer.ts';
import type { Particulars } from '../submissions/particulars/particulars.ts';
import {
  type AnswerChange,
  applyChanges,
  changesBetween,
  type ListChange,
  type ParticularChanges,
  type SubmissionContent,
} from './changes.ts';

export type ConflictSubject = Exclude<keyof ParticularChanges, 'signatures'>;

export type Conflict =
  | {
      readonly kind: 'answer';
      readonly key: string;
      readonly mine: AnswerChange;
      readonly theirs: AnswerChange;
    }
  /** Which condition of a section is ticked, and what is answered under it. */
  | { readonly kind: 'section'; readonly key: string; readonly sectionId: string }
  | { readonly kind: 'particular'; readonly key: ConflictSubject };

export interface Versions {
  /** The content that both started from. */
  readonly base: SubmissionContent;
  readonly mine: SubmissionContent;
  /** What was stored since. */
  readonly theirs: SubmissionContent;
}

type AnswerConflict = Extract<Conflict, { kind: 'answer' }>;

/** A copy of a section, or a ticked condition: what one person can remove while another writes in it. */
interface Holder {
  readonly list: 'ticks' | 'copies';
  readonly sectionId: string;
  readonly id: string;
}

export function conflictsOf(index: FormIndex, versions: Versions): readonly Conflict[] {
  const { base, mine, theirs } = versions;
  const [own, other] = [changesBetween(base, mine), changesBetween(base, theirs)];
  const particulars = (['citizen', 'location', 'asset'] as const).filter(
    (subject) =>
      own.particulars[subject] &&
      other.particulars[subject] &&
      !sameValue(mine.particulars[subject], theirs.particulars[subject]),
  );
  const whole = sectionsInConflict(index, versions);
  return [
    ...answerConflicts(index, versions, whole),
    ...whole.map(
      ({ section: { id } }): Conflict => ({ kind: 'section', key: sectionKey(id), sectionId: id }),
    ),
    ...particulars.map((key): Conflict => ({ kind: 'particular', key })),
  ];
}

/** `whole`: the sections that are in conflict as one thing. */
function answerConflicts(
  index: FormIndex,
  { base, mine, theirs }: Versions,
  whole: readonly SectionEntry[],
): readonly AnswerConflict[] {
  const inWhole = new Set(whole.map(({ section }) => section.id));
  const changesOf = (content: SubmissionContent) =>
    changesBetween(base, content).answers.filter(
      ({ questionId }) => !inWhole.has(index.questionById.get(questionId)?.section.id ?? ''),
    );
  const [own, other] = [changesOf(mine), changesOf(theirs)];
  const [ownByKey, otherByKey] = [byKey(own), byKey(other)];
  /** The same answer for the person who did not change it, but removed what holds it; null for all others. */
  const removal = (change: AnswerChange, content: SubmissionContent): AnswerChange | null => {
    const holder = holderOf(index, change);
    const isLost = holder && change.after && isRemoved(holder, base, content);
    return isLost ? { ...change, after: null } : null;
  };
  const both = [
    ...own.map((change) => ({
      mine: change,
      theirs: otherByKey.get(keyOf(change)) ?? removal(change, theirs),
    })),
    ...other
      .filter((change) => !ownByKey.has(keyOf(change)))
      .map((change) => ({ mine: removal(change, mine), theirs: change })),
  ];
  return both.flatMap(({ mine: one, theirs: two }): readonly AnswerConflict[] =>
    one && two && !sameValue(one.after, two.after)
      ? [{ kind: 'answer', key: keyOf(one), mine: one, theirs: two }]
      : [],
  );
}

/** Sections with one condition at most where one person ticked another one and the other ticked or wrote too. */
function sectionsInConflict(index: FormIndex, { base, mine, theirs }: Versions): readonly SectionEntry[] {
  return index.sections.filter((entry) => {
    const { section } = entry;
    if (!section.conditional || !section.single) return false;
    const [was, own, other] = [base, mine, theirs].map((content) => sectionContent(entry, content));
    if ([own, other].some((content) => sameValue(content, was)) || sameValue(own, other)) return false;
    return [own, other].some((content) => !sameValue(content?.ticked, was?.ticked));
  });
}

function sectionContent(entry: SectionEntry, { answers }: SubmissionContent) {
  const asked = entry.conditions.flatMap(({ questions }) => questions);
  return {
    ticked: tickedConditions(answers, entry.section.id),
    answers: asked.map(({ question }) => answerAt(answers, { questionId: question.id })),
  };
}

/**
 * Their content with my changes, except for the conflicts whose key is in `keepTheirs`. A copy or condition that one person
 * removed stays where an answer in it was chosen.
 */
export function mergeCorrections(
  index: FormIndex,
  versions: Versions,
  keepTheirs: ReadonlySet<string>,
): SubmissionContent {
  const { base, mine, theirs } = versions;
  const whole = sectionsInConflict(index, versions);
  const chosen = answerConflicts(index, versions, whole).map((conflict) =>
    keepTheirs.has(conflict.key) ? conflict.theirs : conflict.mine,
  );
  const staying = chosen.flatMap((change) => (change.after && holderOf(index, change)) || []);
  const isWhole = (sectionId: string | undefined) => whole.some(({ section }) => section.id === sectionId);
  const own = changesBetween(base, mine);
  const chosenByKey = byKey(chosen);
  const isMerged = (change: AnswerChange) => {
    const holder = holderOf(index, change);
    const stays = staying.some((one) => sameValue(one, holder) && isRemoved(one, base, mine));
    return (
      !stays &&
      !chosenByKey.has(keyOf(change)) &&
      !isWhole(index.questionById.get(change.questionId)?.section.id)
    );
  };
  const sections = whole.filter(({ section }) => !keepTheirs.has(sectionKey(section.id)));
  const restored = staying.filter((holder) => isRemoved(holder, base, theirs));
  return applyChanges(theirs, {
    ticks: [
      ...own.ticks
        .filter(({ sectionId }) => !isWhole(sectionId))
        .map((change) => withoutRemoval(change, 'ticks', staying)),
      ...restored
        .filter(({ list }) => list === 'ticks')
        .map(({ sectionId, id }) => ({ sectionId, before: [], after: [id] })),
      ...sections.map(({ section: { id } }) => ({
        sectionId: id,
        before: tickedConditions(theirs.answers, id),
        after: tickedConditions(mine.answers, id),
      })),
    ],
    copies: own.copies.map((change) => withoutRemoval(change, 'copies', staying)),
    answers: [
      ...own.answers.filter(isMerged),
      ...restored.flatMap((holder) => answersFrom(mine, questionsIn(index, holder))),
      ...sections.flatMap(({ conditions }) => answersFrom(mine, refsOf(conditions))),
      ...chosen,
    ],
    particulars: {
      ...(Object.fromEntries(
        Object.entries(own.particulars).filter(([piece]) => !keepTheirs.has(piece)),
      ) as ParticularChanges),
      signatures: {
        before: theirs.particulars.signatures,
        after: signaturesOf(theirs.particulars, mine.particulars),
      },
    },
  });
}

/** What was signed stays signed; the boxes that only this person signed come with it. */
function signaturesOf(theirs: Particulars, mine: Particulars): Particulars['signatures'] {
  const signed = new Set(theirs.signatures.map(({ slot }) => slot));
  return [...theirs.signatures, ...mine.signatures.filter(({ slot }) => !signed.has(slot))];
}

/** The change of a list without the removal of what stays. */
function withoutRemoval(change: ListChange, list: Holder['list'], staying: readonly Holder[]): ListChange {
  const { sectionId } = change;
  const stays = (id: string) => staying.some((holder) => sameValue(holder, { list, sectionId, id }));
  return { ...change, before: change.before.filter((id) => !stays(id) || change.after.includes(id)) };
}

function answersFrom({ answers }: SubmissionContent, refs: readonly AnswerRef[]): readonly AnswerChange[] {
  return refs.map((ref) => ({ ...ref, before: null, after: answerAt(answers, ref) ?? null }));
}

function holderOf({ questionById }: FormIndex, { questionId, rowId }: AnswerRef): Holder | null {
  const entry = questionById.get(questionId);
  if (!entry) return null;
  const sectionId = entry.section.id;
  if (rowId !== undefined) return { list: 'copies', sectionId, id: rowId };
  return entry.condition && { list: 'ticks', sectionId, id: entry.condition.id };
}

function isRemoved(holder: Holder, base: SubmissionContent, content: SubmissionContent): boolean {
  return holds(base, holder) && !holds(content, holder);
}

function holds({ answers }: SubmissionContent, { list, sectionId, id }: Holder): boolean {
  if (list === 'ticks') return tickedConditions(answers, sectionId).includes(id);
  return rowsOf(answers, sectionId).some((row) => row.id === id);
}

function questionsIn({ sectionById }: FormIndex, { list, sectionId, id }: Holder): readonly AnswerRef[] {
  const { questions = [], conditions = [] } = sectionById.get(sectionId) ?? {};
  if (list === 'ticks') return refsOf(conditions.filter(({ condition }) => condition.id === id));
  return questions.map(({ question }) => ({ questionId: question.id, sectionId, rowId: id }));
}

function refsOf(conditions: SectionEntry['conditions']): readonly AnswerRef[] {
  return conditions.flatMap(({ questions }) =>
    questions.map(({ question }) => ({ questionId: question.id })),
  );
}

/** No key of an answer begins with a slash. */
const sectionKey = (sectionId: string): string => `/${sectionId}`;

const byKey = (changes: readonly AnswerChange[]): ReadonlyMap<string, AnswerChange> =>
  new Map(changes.map((change) => [keyOf(change), change]));

function keyOf({ questionId, rowId }: AnswerRef): string {
  return editedKey(questionId, rowId);
}
