// A form version indexed for look-ups. The caller builds it once per version and passes it to every check. It
// uses maps, not plain objects: ids come from outside, and '__proto__' must be an unknown id like any other.
// rules: A3.07-A3.11, A5.01
import type { Condition, FormDefinition, Question, Section } from '../../forms/definition/form.ts';
import type { QuestionType } from '../../questions/question-type.ts';
import { QUESTION_TYPES } from '../../questions/registry.ts';

export interface QuestionEntry {
  readonly question: Question;
  readonly type: QuestionType;
  readonly section: Section;
  /** The condition that shows the question; null when it is in a simple section. */
  readonly condition: Condition | null;
}

export interface ConditionEntry {
  readonly condition: Condition;
  readonly questions: readonly QuestionEntry[];
}

export interface SectionEntry {
  readonly section: Section;
  /** Questions of a simple section; those of a conditional section are in `conditions`. */
  readonly questions: readonly QuestionEntry[];
  readonly conditions: readonly ConditionEntry[];
  readonly conditionIds: ReadonlySet<string>;
}

export interface FormIndex {
  readonly definition: FormDefinition;
  /** In the order of the form. */
  readonly sections: readonly SectionEntry[];
  readonly sectionById: ReadonlyMap<string, SectionEntry>;
  readonly questionById: ReadonlyMap<string, QuestionEntry>;
}

export function indexForm(definition: FormDefinition): FormIndex {
  const sections = definition.sections.map(sectionEntry);
  const sectionById = new Map(sections.map((entry) => [entry.section.id, entry]));
  const questionById = new Map<string, QuestionEntry>();
  for (const { questions, conditions } of sections) {
    for (const entry of questions) questionById.set(entry.question.id, entry);
    for (const condition of conditions)
      for (const entry of condition.questions) questionById.set(entry.question.id, entry);
  }
  return { definition, sections, sectionById, questionById };
}

function sectionEntry(section: Section): SectionEntry {
  const entry = (question: Question, condition: Condition | null): QuestionEntry => ({
    question,
    type: QUESTION_TYPES[question.kind],
    section,
    condition,
  });
  const conditions = section.conditional ? section.conditions : [];
  return {
    section,
    questions: section.conditional ? [] : section.questions.map((question) => entry(question, null)),
    conditions: conditions.map((condition) => ({
      condition,
      questions: condition.questions.map((question) => entry(question, condition)),
    })),
    conditionIds: new Set(conditions.map((condition) => condition.id)),
  };
}
