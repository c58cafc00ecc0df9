// Merges the questions of all versions of a form for one export. The newest version decides order and titles;
// questions that only older versions had follow in their section, or in a section of their own at the end.
// rules: R7.31, R3.01
import type { Condition, FormDefinition, Question, Section } from '../forms/definition/form.ts';

export interface AskedQuestion {
  readonly question: Question;
  /** The condition that shows the question; null when it is in a simple section. */
  readonly condition: Condition | null;
}

export interface MergedSection {
  readonly section: Section;
  readonly questions: readonly AskedQuestion[];
}

/** `versions`: newest first. */
export function mergeVersions(versions: readonly FormDefinition[]): readonly MergedSection[] {
  const merged = new Map<string, { section: Section; questions: Map<string, AskedQuestion> }>();
  for (const section of versions.flatMap(({ sections }) => sections)) {
    const known = merged.get(section.id) ?? { section, questions: new Map() };
    merged.set(section.id, known);
    for (const asked of questionsAsked(section))
      if (!known.questions.has(asked.question.id)) known.questions.set(asked.question.id, asked);
  }
  return [...merged.values()].map(({ section, questions }) => ({
    section,
    questions: [...questions.values()],
  }));
}

function questionsAsked(section: Section): readonly AskedQuestion[] {
  if (!section.conditional) return section.questions.map((question) => ({ question, condition: null }));
  return section.conditions.flatMap((condition) =>
    condition.questions.map((question) => ({ question, condition })),
  );
}
