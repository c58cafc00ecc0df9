// What the copy of a form contains: everything except its ties to the incident system and, in another
// municipality, the header image, whose file belongs to the municipality of the source. The caller sets id,
// area, time and author.
// rules: P4.23-P4.31, P3.19
import type { FormDefinition } from '../definition/form.ts';
import { EMPTY_FORM } from '../definition/new-form.ts';
import { setOption } from './set-option.ts';

/** The source of a copy (`duplicatedInfo`). */
export interface DuplicatedFrom {
  readonly username: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** `parentFormId` in documents. */
  readonly formId: string;
}

/** Whether the copy stays in the municipality of the source. */
export type CopyTarget = 'same-municipality' | 'other-municipality';

/** Whether the source creates incidents: the copy does not until it is edited (P2.84). */
export function losesIncidents(source: FormDefinition): boolean {
  return source.options.incidents;
}

/** Whether the source has a header image that a copy in another municipality cannot keep. */
export function losesHeaderImage(source: FormDefinition, target: CopyTarget): boolean {
  return target === 'other-municipality' && (source.options.showHeaderImage || source.headerImage !== '');
}

/** The definition of the copy. Title, payment product, signatures and states stay as they are (P4.31). */
export function duplicateForm(source: FormDefinition, target: CopyTarget): FormDefinition {
  const withoutIncidents = {
    ...setOption(source, 'incidents', false),
    incidents: EMPTY_FORM.incidents,
  };
  if (!losesHeaderImage(source, target)) return withoutIncidents;
  return { ...setOption(withoutIncidents, 'showHeaderImage', false), headerImage: '' };
}
