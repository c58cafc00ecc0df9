// Where the item that is selected in the editor stands in its form, for the preview.
// rules: X35.50
import { findCondition, findQuestion } from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { FieldRef } from '@constancia/domain/issue.ts';
import type { Selection } from '../editor/editing/selection.ts';

/** Null for the form as a whole. */
export function fieldOf(definition: FormDefinition, selection: Selection): FieldRef | null {
  if (selection.kind === 'form') return null;
  const { kind, id } = selection;
  if (kind === 'section') return { sectionId: id };
  const found = kind === 'question' ? findQuestion(definition, id) : findCondition(definition, id);
  if (!found) return null;
  return { sectionId: found.section.id, ...(kind === 'question' && { questionId: id }) };
}
