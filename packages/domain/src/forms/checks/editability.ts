// What may be changed on a form that has submissions. The screen asks which controls to disable, the server
// which changes to refuse.
//
// | submissions | editable form | content, transitions | structure | states |
// |-------------|---------------|----------------------|-----------|--------|
// | none        | any           | yes                  | yes       | yes    |
// | some        | on            | yes                  | no        | no     |
// | some        | off           | no                   | no        | no     |
// rules: E4.12-E4.24, E6.06, X21.17
import type { FieldRef, Issue } from '../../issue.ts';
import { readProduct } from '../../payments/product.ts';
import type { FormDefinition, Question, Section } from '../definition/form.ts';

export interface Editability {
  /** Texts, flags, answer options and transitions of what the form already contains. */
  readonly content: boolean;
  /** Adding, deleting or moving sections, conditions and questions, and changing their type. */
  readonly structure: boolean;
  /** Adding and deleting states, and choosing the initial one. */
  readonly states: boolean;
}

export type EditIssueCode = 'form-read-only' | 'structure-locked' | 'states-locked' | 'locations-locked';

/** Reads the stored form's own switch, because the switch cannot be turned on once there are submissions. */
export function editability(stored: FormDefinition, hasSubmissions: boolean): Editability {
  if (!hasSubmissions) return { content: true, structure: true, states: true };
  return { content: stored.options.editableForm, structure: false, states: false };
}

/** Returns the changes that are not allowed; empty when the save is allowed. `before` is the stored form. */
export function checkEdit(
  before: FormDefinition,
  after: FormDefinition,
  hasSubmissions: boolean,
): readonly Issue<EditIssueCode>[] {
  const may = editability(before, hasSubmissions);
  if (may.structure) return [];
  if (!may.content) return [{ code: 'form-read-only' }];
  return [
    ...stateIssues(before, after),
    ...sectionIssues(before.sections, after.sections),
    ...locationIssues(before, after),
  ];
}

function stateIssues(before: FormDefinition, after: FormDefinition): readonly Issue<EditIssueCode>[] {
  const same = before.states.length === after.states.length && before.initialState === after.initialState;
  return same ? [] : [{ code: 'states-locked', at: { field: 'states' } }];
}

/**
 * Sold seats are counted by the name of their location; under another name the same seats would be sold twice
 * (X21.17).
 */
function locationIssues(before: FormDefinition, after: FormDefinition): readonly Issue<EditIssueCode>[] {
  const namesOf = ({ payments }: FormDefinition) => readProduct(payments).locations.map(({ name }) => name);
  const kept = new Set(namesOf(after));
  const gone = after.options.addPaymentGateway && namesOf(before).some((name) => !kept.has(name));
  return gone ? [{ code: 'locations-locked', at: { field: 'payments.locations' } }] : [];
}

function sectionIssues(
  before: readonly Section[],
  after: readonly Section[],
): readonly Issue<EditIssueCode>[] {
  if (!sameIds(before, after)) return [locked({ field: 'sections' })];
  return before.flatMap((section, index) => {
    const edited = after[index];
    return edited === undefined || edited === section ? [] : insideSection(section, edited);
  });
}

function insideSection(before: Section, after: Section): readonly Issue<EditIssueCode>[] {
  const at = { sectionId: before.id };
  if (before.conditional !== after.conditional) return [locked({ ...at, field: 'conditional' })];
  if (!sameIds(before.conditions, after.conditions)) return [locked({ ...at, field: 'conditions' })];
  return [
    ...questionIssues(before.questions, after.questions, at),
    ...before.conditions.flatMap((condition, index) =>
      questionIssues(condition.questions, after.conditions[index]?.questions ?? [], {
        ...at,
        conditionId: condition.id,
      }),
    ),
  ];
}

function questionIssues(
  before: readonly Question[],
  after: readonly Question[],
  at: FieldRef,
): readonly Issue<EditIssueCode>[] {
  if (!sameIds(before, after)) return [locked({ ...at, field: 'questions' })];
  return before.flatMap((question, index) =>
    question.kind === after[index]?.kind ? [] : [locked({ ...at, questionId: question.id, field: 'kind' })],
  );
}

function sameIds(
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): boolean {
  return before.length === after.length && before.every((item, index) => item.id === after[index]?.id);
}

function locked(at: FieldRef): Issue<EditIssueCode> {
  return { code: 'structure-locked', at };
}
