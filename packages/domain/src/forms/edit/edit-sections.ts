// Editing sections. Every function returns a new form, or the same one when nothing changes.
// rules: E3.39-E3.43, E4.62-E4.66, E4.72

import type { FormDefinition, Section } from '../definition/form.ts';
import { newSection } from '../definition/new-form.ts';
import { type Direction, inserted, moved, movedTo, removed } from '../definition/ordered-list.ts';
import { changeSection, changeSections } from './change-item.ts';
import { copyOfSection, type NextId } from './duplicate-item.ts';

export type SectionType = 'simple' | 'conditional';

/** Fields that are set directly; `changeSectionType` changes the type. */
export type SectionFields = Partial<
  Pick<Section, 'title' | 'description' | 'relatedArea' | 'repeatable' | 'required' | 'prompt' | 'single'>
>;

/** Appends an empty simple section. */
export function addSection(definition: FormDefinition, id: string): FormDefinition {
  return changeSections(definition, (sections) => [...sections, newSection(id)]);
}

export function deleteSection(definition: FormDefinition, sectionId: string): FormDefinition {
  return changeSections(definition, (sections) => removed(sections, indexOf(definition, sectionId)));
}

export function moveSection(
  definition: FormDefinition,
  sectionId: string,
  direction: Direction,
): FormDefinition {
  const index = indexOf(definition, sectionId);
  return index < 0 ? definition : changeSections(definition, (sections) => moved(sections, index, direction));
}

export function moveSectionTo(definition: FormDefinition, sectionId: string, index: number): FormDefinition {
  return changeSections(definition, (sections) => movedTo(sections, indexOf(definition, sectionId), index));
}

/** Inserts a copy right after the section, with new ids throughout. */
export function duplicateSection(
  definition: FormDefinition,
  sectionId: string,
  nextId: NextId,
): FormDefinition {
  const index = indexOf(definition, sectionId);
  const section = definition.sections[index];
  if (!section) return definition;
  return changeSections(definition, (sections) =>
    inserted(sections, index + 1, copyOfSection(section, nextId)),
  );
}

/** Only simple sections repeat: on a conditional one `repeatable` stays off. */
export function updateSection(
  definition: FormDefinition,
  sectionId: string,
  fields: SectionFields,
): FormDefinition {
  return changeSection(definition, sectionId, (section) => {
    const after = { ...section, ...fields };
    return section.conditional && after.repeatable ? { ...after, repeatable: false } : after;
  });
}

/**
 * Whether changing the type would delete something, so that the person must confirm it first (E4.62, E4.66).
 */
export function sectionHasContent(section: Section): boolean {
  return section.questions.length > 0 || section.conditions.length > 0;
}

/** Changes the type and deletes all questions and conditions of the section (E4.64). */
export function changeSectionType(
  definition: FormDefinition,
  sectionId: string,
  type: SectionType,
): FormDefinition {
  const conditional = type === 'conditional';
  return changeSection(definition, sectionId, (section) => {
    if (section.conditional === conditional) return section;
    return { ...section, conditional, repeatable: false, conditions: [], questions: [] };
  });
}

function indexOf(definition: FormDefinition, sectionId: string): number {
  return definition.sections.findIndex((section) => section.id === sectionId);
}
