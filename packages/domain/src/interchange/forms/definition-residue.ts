// The residue of a whole definition. It is removed before a definition goes to a browser, put back by item id
// on what a browser sends, and ignored when two definitions are compared.
// rules: E3.17, E4.28
import type { Condition, FormDefinition, Question, Section } from '../../forms/definition/form.ts';
import { type Residue, unknownFields, withoutPaths } from '../../reading/residue.ts';
import { sameValue } from '../../reading/same-value.ts';

/** Whether two definitions are the same apart from residue, so that one version of a form serves both. */
export function sameDefinition(a: FormDefinition, b: FormDefinition): boolean {
  return a === b || sameValue(withoutResidue(a), withoutResidue(b));
}

export function withoutResidue(definition: FormDefinition): FormDefinition {
  return withResidueOf(definition, null);
}

/**
 * Returns `definition` with the residue that the same items have in `stored`, and no other. Sections,
 * conditions, questions and options are matched by id, states by name (first at the same position),
 * signatures by position. A new item has no residue.
 */
export function withResidueOf(definition: FormDefinition, stored: FormDefinition | null): FormDefinition {
  const known = stored ? residuesOf(stored) : NONE;
  const states = new Map(stored?.states.map((state) => [state.name, state.residue]));
  return withOnly(
    {
      ...definition,
      states: definition.states.map((state, index) => {
        const same = stored?.states[index];
        return withOnly(state, same?.name === state.name ? same.residue : states.get(state.name));
      }),
      incidents: withOnly(definition.incidents, stored?.incidents.residue),
      appointment: definition.appointment && withOnly(definition.appointment, stored?.appointment?.residue),
      signatures: definition.signatures.map((slot, index) =>
        withOnly(slot, stored?.signatures[index]?.residue),
      ),
      sections: definition.sections.map((section) => sectionWithResidue(section, known)),
    },
    stored?.residue,
  );
}

/**
 * Removes the residue of known fields from each section that differs in `again`, and from all states when the
 * workflow differs.
 */
export function plainWhereDifferent(definition: FormDefinition, again: FormDefinition): FormDefinition {
  const bare = withoutResidue(definition);
  const bareAgain = withoutResidue(again);
  const sections = definition.sections.map((section, index) =>
    sameValue(bare.sections[index], bareAgain.sections[index]) ? section : plainSection(section),
  );
  const sameWorkflow =
    definition.initialState === again.initialState && sameValue(bare.states, bareAgain.states);
  if (sameWorkflow) return { ...definition, sections };
  return withOnly(
    { ...definition, sections, states: definition.states.map(plain) },
    withoutPaths(definition.residue, ['estados/', '~numbers/disponibles']),
  );
}

function plainSection(section: Section): Section {
  return plain({
    ...section,
    conditions: section.conditions.map((condition) =>
      plain({ ...condition, questions: condition.questions.map(plainQuestion) }),
    ),
    questions: section.questions.map(plainQuestion),
  });
}

function plainQuestion(question: Question): Question {
  return plain({ ...question, options: question.options.map(plain) });
}

function plain<T extends { readonly residue?: Residue }>(item: T): T {
  return withOnly(item, unknownFields(item.residue));
}

/** Residue of items that have an id, one map per kind of item; options are keyed by `question option`. */
interface Residues {
  readonly sections: ReadonlyMap<string, Residue | undefined>;
  readonly conditions: ReadonlyMap<string, Residue | undefined>;
  readonly questions: ReadonlyMap<string, Residue | undefined>;
  readonly choices: ReadonlyMap<string, Residue | undefined>;
}

const NONE: Residues = {
  sections: new Map(),
  conditions: new Map(),
  questions: new Map(),
  choices: new Map(),
};

function residuesOf(definition: FormDefinition): Residues {
  const { sections } = definition;
  const conditions = sections.flatMap((section) => section.conditions);
  const questions = [...sections, ...conditions].flatMap((owner) => owner.questions);
  return {
    sections: new Map(sections.map((section) => [section.id, section.residue])),
    conditions: new Map(conditions.map((condition) => [condition.id, condition.residue])),
    questions: new Map(questions.map((question) => [question.id, question.residue])),
    choices: new Map(
      questions.flatMap((question) =>
        question.options.map((choice) => [`${question.id} ${choice.id}`, choice.residue] as const),
      ),
    ),
  };
}

function sectionWithResidue(section: Section, known: Residues): Section {
  const after: Section = {
    ...section,
    conditions: section.conditions.map((condition) => conditionWithResidue(condition, known)),
    questions: section.questions.map((question) => questionWithResidue(question, known)),
  };
  return withOnly(after, known.sections.get(section.id));
}

function conditionWithResidue(condition: Condition, known: Residues): Condition {
  const questions = condition.questions.map((question) => questionWithResidue(question, known));
  return withOnly({ ...condition, questions }, known.conditions.get(condition.id));
}

function questionWithResidue(question: Question, known: Residues): Question {
  const options = question.options.map((choice) =>
    withOnly(choice, known.choices.get(`${question.id} ${choice.id}`)),
  );
  return withOnly({ ...question, options }, known.questions.get(question.id));
}

function withOnly<T extends { readonly residue?: Residue }>(item: T, residue: Residue | undefined): T {
  const { residue: _, ...rest } = item;
  return (residue ? { ...rest, residue } : rest) as T;
}
