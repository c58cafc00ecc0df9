// What a copy of a form carries: everything but its ties to the incident system and, in another municipality, the
// header image, whose file belongs to the municipality of the source. Id, area, time and author come from outside.
// rules: P4.23-P4.31, P3.19
import type { FormDefinition } from '../definition/form.ts';
import { EMPTY_FORM } from '../definition/new-form.ts';
import { setOption } from './set-option.ts';

/** Where a copy was made from (`duplicatedInfo`). */
export interface DuplicatedFrom {
  readonly username: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** `parentFormId`. */
  readonly formId: string;
}

/** Same place: the copy stays in the municipality of the source; other place: it goes to another one. */
export type CopyTarget = 'same-municipality' | 'other-municipality';

/** The source had incident creation on: the copy has it off until it is edited (P2.84). */
export function losesIncidents(source: FormDefinition): boolean {
  return source.options.incidents;
}

/** The source has a header image, which a copy in another municipality cannot keep. */
export function losesHeaderImage(source: FormDefinition, target: CopyTarget): boolean {
  return target === 'other-municipality' && (source.options.showHeaderImage || source.headerImage !== '');
}

/** The text of the copy; the title stays, and so do payment product, signatures and states (P4.31). */
export function duplicateForm(source: FormDefinition, target: CopyTarget): FormDefinition {
  const withoutIncidents = {
    ...setOption(source, 'incidents', false),
    incidents: EMPTY_FORM.incidents,
  };
  if (!losesHeaderImage(source, target)) return withoutIncidents;
  return { ...setOption(withoutIncidents, 'showHeaderImage', false), headerImage: '' };
}
