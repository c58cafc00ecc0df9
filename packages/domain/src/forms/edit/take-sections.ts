// Sections of another form, copied to the end of this one: with their questions, conditions, repeats and texts in every
// language, under ids of their own. A related area is named after an area of a municipality, so one that this form does
// not know stays behind. Header images, states and signatures belong to a form and not to its sections.
// rules: X35.40
import type { FormDefinition, Section } from '../definition/form.ts';
import { changeSections } from './change-item.ts';
import { copyOfSection, type NextId } from './duplicate-item.ts';

export interface TakenSections {
  readonly definition: FormDefinition;
  /** Of the copies. */
  readonly ids: readonly string[];
  /** Related areas that stayed behind, each once. */
  readonly areasLeft: readonly string[];
}

interface Target {
  readonly nextId: NextId;
  /** Names of the areas that sections of this form may be about. */
  readonly areas: readonly string[];
}

export function takeSections(
  definition: FormDefinition,
  sections: readonly Section[],
  { nextId, areas }: Target,
): TakenSections {
  const isKnown = (area: string) => area === '' || areas.includes(area);
  const copies = sections.map((section) => {
    const copy = copyOfSection(section, nextId);
    return isKnown(copy.relatedArea) ? copy : { ...copy, relatedArea: '' };
  });
  return {
    definition: changeSections(definition, (before) => [...before, ...copies]),
    ids: copies.map(({ id }) => id),
    areasLeft: [...new Set(sections.map(({ relatedArea }) => relatedArea))].filter((area) => !isKnown(area)),
  };
}
