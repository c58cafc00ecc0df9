// Describes one change of a form in words.
// rules: X12.02, X36.69
import type { FieldChange, FormChange } from '@constancia/domain/forms/compare/form-change.ts';
import type { Purpose } from '@constancia/domain/forms/definition/purposes.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import { t } from '../../../platform/texts.ts';
import type { ShownOption } from '../option-groups.ts';

/** The kind and name of what changed: 'Pregunta «Rubro»'. */
export function subjectText({ subject, name }: FormChange): string {
  const kind = t(`editor.change.subject-${subject}`);
  if (subject === 'form') return kind;
  if (subject === 'option') return t('editor.change.named', { kind, name: optionName(name) });
  return t('editor.change.named', { kind, name: name || t('editor.change.untitled') });
}

/** Options that are offered nowhere have no text of their own. */
function optionName(name: string): string {
  if (name === 'recipient' || name === 'pdfPortablePrint') return name;
  return t(`editor.option.${name as ShownOption}`);
}

export function fieldText({ field }: FieldChange): string {
  return t(`editor.change.field-${field}`);
}

/** A value in words; null when the list can only say that it changed. */
export function valueText(field: FieldChange['field'], value: FieldChange['before']): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return t(value ? 'staff.yes' : 'staff.no');
  if (value === '') return t('editor.change.nothing');
  if (field === 'kind') return t(`editor.kind.${value as QuestionKind}`);
  if (field === 'purpose') return t(`editor.purpose.${value as Purpose}`);
  if (field === 'type') return t(`editor.signature-type-${value as 'draw' | 'upload' | 'both'}`);
  if (field === 'signatory') return t(`editor.signatory-${value as 'citizen' | 'intern'}`);
  return String(value);
}
