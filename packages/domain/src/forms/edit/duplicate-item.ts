// Copies sections, conditions, questions and options of a form under new ids. `nextId` returns a fresh id at
// each call.
// rules: E2.21
import type { ChoiceOption, Condition, Question, Section } from '../definition/form.ts';

export type NextId = () => string;

export function copyOfChoice(choice: ChoiceOption, nextId: NextId): ChoiceOption {
  return { ...choice, id: nextId() };
}

export function copyOfQuestion(question: Question, nextId: NextId): Question {
  return {
    ...question,
    id: nextId(),
    options: question.options.map((choice) => copyOfChoice(choice, nextId)),
  };
}

export function copyOfCondition(condition: Condition, nextId: NextId): Condition {
  return {
    ...condition,
    id: nextId(),
    questions: condition.questions.map((question) => copyOfQuestion(question, nextId)),
  };
}

export function copyOfSection(section: Section, nextId: NextId): Section {
  return {
    ...section,
    id: nextId(),
    conditions: section.conditions.map((condition) => copyOfCondition(condition, nextId)),
    questions: section.questions.map((question) => copyOfQuestion(question, nextId)),
  };
}
