// Merges the questions of all versions of a form for one export. The newest version decides order and titles;
// questions that only older versions had follow in their section, or in a section of their own at the end.
// rules: R7.31, R3.01, X33.94
import type { Condition, FormDefinition, Question, Section } from '../forms/definition/form.ts';

export interface AskedQuestion {
  readonly question: Question;
  /** The condition that shows the question; null when it is in a simple section. */
  readonly condition: Condition | null;
}

/** A condition that some version asks nothing under: whether it was ticked is all that it says. */
export interface AskedTick {
  readonly question: null;
  readonly condition: Condition;
}

export interface MergedSection {
  readonly section: Section;
  readonly asked: readonly (AskedQuestion | AskedTick)[];
}

/** `versions`: newest first. */
export function mergeVersions(versions: readonly FormDefinition[]): readonly MergedSection[] {
  const merged = new Map<string, { section: Section; asked: Map<string, AskedQuestion | AskedTick> }>();
  for (const section of versions.flatMap(({ sections }) => sections)) {
    const known = merged.get(section.id) ?? { section, asked: new Map() };
    merged.set(section.id, known);
    for (const one of askedIn(section)) {
      const key = one.question ? `question ${one.question.id}` : `condition ${one.condition.id}`;
      if (!known.asked.has(key)) known.asked.set(key, one);
    }
  }
  return [...merged.values()].map(({ section, asked }) => ({ section, asked: [...asked.values()] }));
}

function askedIn(section: Section): readonly (AskedQuestion | AskedTick)[] {
  if (!section.conditional) return section.questions.map((question) => ({ question, condition: null }));
  return section.conditions.flatMap((condition): readonly (AskedQuestion | AskedTick)[] =>
    condition.questions.length === 0
      ? [{ question: null, condition }]
      : condition.questions.map((question) => ({ question, condition })),
  );
}
