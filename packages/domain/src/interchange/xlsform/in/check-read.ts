// What the checks of the product say about a form that was read, each with the row that it comes from.
// rules: X38.43
import { checkForm } from '../../../forms/checks/check-form.ts';
import type { FormDefinition } from '../../../forms/definition/form.ts';
import { checkFormShape } from '../../../forms/shape/form-shape.ts';
import type { FieldRef, Issue } from '../../../issue.ts';
import type { CellRef } from '../report/report.ts';
import type { Reading } from './reading.ts';

/** The form as the product stores it; null when it does not. */
export function checkedForm(definition: FormDefinition, reading: Reading): FormDefinition | null {
  const shape = checkFormShape(definition);
  if ('issues' in shape) {
    for (const issue of shape.issues)
      reading.report.add(rowOf(issue.at ?? {}, reading), 'check', { text: '', issue });
    return null;
  }
  // The author picks the area in the editor.
  const issues = checkForm({ definition: shape.definition, areaId: 'any', sync: 'off' });
  for (const issue of issues) {
    const reason = issue.code === 'title-required' ? 'check-later' : 'check';
    reading.report.add(cellOf(issue, reading), reason, { text: '', issue });
  }
  return reading.report.isRefused() ? null : shape.definition;
}

function cellOf(issue: Issue, reading: Reading): CellRef {
  return issue.code === 'title-required'
    ? { sheet: 'settings', row: 2, column: 'form_title' }
    : rowOf(issue.at ?? {}, reading);
}

function rowOf(
  { questionId = '', conditionId = '', sectionId = '' }: FieldRef,
  { rowOf: found }: Reading,
): CellRef {
  const row = found('question', questionId) ?? found('condition', conditionId) ?? found('section', sectionId);
  return row?.at('type') ?? { sheet: 'survey', row: 1, column: '' };
}
