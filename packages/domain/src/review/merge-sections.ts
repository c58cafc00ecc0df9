// Conditions and copies of two corrections that were put together. Where one person took a condition or a copy away and
// the other wrote in it, it stays as the one has it who kept it, because otherwise what was written would go with it.
// rules: W9, X17.04
import type { AnswerSet, AnswersByQuestion, Row } from '../submissions/answers/answers.ts';
import { tickedConditions } from '../submissions/answers/conditional-sections.ts';
import type { ConditionEntry, FormIndex, SectionEntry } from '../submissions/answers/form-index.ts';
import { ownEntry, withEntry } from '../submissions/answers/own-entry.ts';
import { rowsOf } from '../submissions/answers/repeats.ts';

export type Side = 'mine' | 'theirs';

interface At {
  readonly questionId: string;
  readonly rowId?: string | undefined;
}

export interface Sides {
  readonly mine: AnswerSet;
  readonly theirs: AnswerSet;
  /** Whose answer a person chose where both changed it; null where there was nothing to choose. */
  readonly chosen: (at: At) => Side | null;
  /** Whether the other one wrote there, and that counts. */
  readonly theyWrote: (at: At) => boolean;
  /** Whose whole section was chosen, where both ticked something else and only one may be ticked. */
  readonly wholeSection: (sectionId: string) => Side | null;
}

/** `merged`: the changes of both, one by one. */
export function keepWhatIsWritten(index: FormIndex, merged: AnswerSet, sides: Sides): AnswerSet {
  return index.sections.reduce<AnswerSet>((answers, entry) => {
    if (!entry.section.conditional) return withCopies(answers, entry, sides);
    const whole = sides.wholeSection(entry.section.id);
    return whole === null
      ? entry.conditions.reduce((set, condition) => withCondition(set, { entry, condition }, sides), answers)
      : sectionOf(answers, entry, sides[whole]);
  }, merged);
}

/** The section as one side has it. */
function sectionOf(answers: AnswerSet, { section, conditions }: SectionEntry, side: AnswerSet): AnswerSet {
  const ids = conditions.flatMap(({ questions }) => questions.map(({ question }) => question.id));
  const main = ids.reduce((all, id) => withEntry(all, id, ownEntry(side.main, id)), answers.main);
  return {
    ...answers,
    main,
    ticked: withEntry(answers.ticked, section.id, ownEntry(side.ticked, section.id)),
  };
}

interface OneCondition {
  readonly entry: SectionEntry;
  readonly condition: ConditionEntry;
}

function withCondition(answers: AnswerSet, { entry, condition: one }: OneCondition, sides: Sides): AnswerSet {
  const { section, conditions } = entry;
  const { id } = one.condition;
  const isTicked = (set: AnswerSet) => tickedConditions(set, section.id).includes(id);
  const ids = one.questions.map(({ question }) => question.id);
  if (isTicked(answers) || !ids.some((question) => Object.hasOwn(answers.main, question))) return answers;
  const keeper = (['theirs', 'mine'] as const).find((side) => isTicked(sides[side]));
  if (!keeper) return answers;
  const ticked = conditions
    .map(({ condition }) => condition.id)
    .filter((other) => other === id || tickedConditions(answers, section.id).includes(other));
  const kept = filled({ of: answers.main, from: sides[keeper].main, keeper }, ids, sides);
  return { ...answers, main: kept, ticked: { ...answers.ticked, [section.id]: ticked } };
}

interface Filling {
  readonly of: AnswersByQuestion;
  readonly from: AnswersByQuestion;
  readonly keeper: Side;
  readonly rowId?: string;
}

/** With what the one who kept it has there, except where the other's answer was chosen. */
function filled(
  { of, from, keeper, rowId }: Filling,
  ids: readonly string[],
  { chosen }: Sides,
): AnswersByQuestion {
  return ids.reduce((answers, questionId) => {
    const choice = chosen({ questionId, rowId });
    const isOpen = !Object.hasOwn(answers, questionId) && (choice === null || choice === keeper);
    return isOpen ? withEntry(answers, questionId, ownEntry(from, questionId)) : answers;
  }, of);
}

function withCopies(answers: AnswerSet, { section, questions }: SectionEntry, sides: Sides): AnswerSet {
  const ids = questions.map(({ question }) => question.id);
  const rowIn = (set: AnswerSet, id: string) => rowsOf(set, section.id).find((row) => row.id === id);
  const ordered = [sides.theirs, answers, sides.mine].flatMap((set) => rowsOf(set, section.id));
  const rows = [...new Set(ordered.map(({ id }) => id))].flatMap((id): readonly Row[] => {
    const [merged, mine, theirs] = [answers, sides.mine, sides.theirs].map((set) => rowIn(set, id));
    // What both have, or only one ever had, is as it was put together.
    if (merged && (theirs || !mine)) return [merged];
    if (merged && mine)
      return [
        {
          id,
          answers: filled({ of: merged.answers, from: mine.answers, keeper: 'mine', rowId: id }, ids, sides),
        },
      ];
    if (!theirs || !ids.some((questionId) => sides.theyWrote({ questionId, rowId: id }))) return [];
    return [
      { id, answers: filled({ of: {}, from: theirs.answers, keeper: 'theirs', rowId: id }, ids, sides) },
    ];
  });
  return rows.length === 0 && rowsOf(answers, section.id).length === 0
    ? answers
    : { ...answers, rows: withEntry(answers.rows, section.id, rows.length === 0 ? undefined : rows) };
}
