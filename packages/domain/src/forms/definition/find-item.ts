// Finds a question, a condition or a section in a form by its id.
// rules: E3.39-E3.45
import type { Condition, FormDefinition, Question, Section } from './form.ts';

/** A list of questions: that of a simple section, or of one condition of a conditional section. */
export interface QuestionList {
  readonly sectionId: string;
  readonly conditionId?: string;
}

export interface FoundCondition {
  readonly section: Section;
  readonly condition: Condition;
  readonly index: number;
}

export interface FoundQuestion {
  readonly section: Section;
  readonly condition: Condition | null;
  readonly question: Question;
  /** Position in its list. */
  readonly index: number;
}

export function findCondition(definition: FormDefinition, conditionId: string): FoundCondition | null {
  for (const section of definition.sections) {
    const index = section.conditions.findIndex((condition) => condition.id === conditionId);
    const condition = section.conditions[index];
    if (condition) return { section, condition, index };
  }
  return null;
}

export function findQuestion(definition: FormDefinition, questionId: string): FoundQuestion | null {
  for (const section of definition.sections) {
    const inSection = findIn(section.questions, questionId);
    if (inSection) return { section, condition: null, ...inSection };
    for (const condition of section.conditions) {
      const inCondition = findIn(condition.questions, questionId);
      if (inCondition) return { section, condition, ...inCondition };
    }
  }
  return null;
}

/** The list that contains a found question. */
export function listOf(found: FoundQuestion): QuestionList {
  return found.condition
    ? { sectionId: found.section.id, conditionId: found.condition.id }
    : { sectionId: found.section.id };
}

function findIn(questions: readonly Question[], id: string): { question: Question; index: number } | null {
  const index = questions.findIndex((question) => question.id === id);
  const question = questions[index];
  return question ? { question, index } : null;
}
