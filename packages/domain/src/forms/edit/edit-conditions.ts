// Editing the conditions of conditional sections.
// rules: E2.21, E3.44, E4.72-E4.74
import type { Localized } from '../../localized.ts';
import { findCondition } from '../definition/find-item.ts';
import type { Condition, FormDefinition } from '../definition/form.ts';
import { newCondition } from '../definition/new-form.ts';
import { type Direction, inserted, moved, movedTo, removed } from '../definition/ordered-list.ts';
import { changeCondition, changeConditions } from './change-item.ts';
import { copyOfCondition, type NextId } from './duplicate-item.ts';

/** Appends an empty condition; changes nothing on a simple section. */
export function addCondition(definition: FormDefinition, sectionId: string, id: string): FormDefinition {
  const section = definition.sections.find((candidate) => candidate.id === sectionId);
  if (!section?.conditional) return definition;
  return changeConditions(definition, sectionId, (conditions) => [...conditions, newCondition(id)]);
}

export function deleteCondition(definition: FormDefinition, conditionId: string): FormDefinition {
  return inList(definition, conditionId, removed);
}

export function moveCondition(
  definition: FormDefinition,
  conditionId: string,
  direction: Direction,
): FormDefinition {
  return inList(definition, conditionId, (conditions, index) => moved(conditions, index, direction));
}

export function moveConditionTo(
  definition: FormDefinition,
  conditionId: string,
  index: number,
): FormDefinition {
  return inList(definition, conditionId, (conditions, from) => movedTo(conditions, from, index));
}

/** Inserts a copy right after the condition, with new ids throughout. */
export function duplicateCondition(
  definition: FormDefinition,
  conditionId: string,
  nextId: NextId,
): FormDefinition {
  return inList(definition, conditionId, (conditions, index) => {
    const condition = conditions[index];
    return condition ? inserted(conditions, index + 1, copyOfCondition(condition, nextId)) : conditions;
  });
}

export function updateCondition(
  definition: FormDefinition,
  conditionId: string,
  text: Localized,
): FormDefinition {
  return changeCondition(definition, conditionId, (condition) => ({ ...condition, text }));
}

function inList(
  definition: FormDefinition,
  conditionId: string,
  change: (conditions: readonly Condition[], index: number) => readonly Condition[],
): FormDefinition {
  const found = findCondition(definition, conditionId);
  if (!found) return definition;
  return changeConditions(definition, found.section.id, (conditions) => change(conditions, found.index));
}
