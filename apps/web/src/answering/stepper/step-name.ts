// The name of a step. The name of the person step depends on which kinds of person the form asks for.
// rules: A1.10, A2.24, A2.26-A2.29
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { type AnsweringStep, askedPerson } from '@constancia/domain/submissions/particulars/particulars.ts';
import { t } from '../../platform/texts.ts';

export function stepName(definition: FormDefinition, step: AnsweringStep): string {
  if (step !== 'person') return t(`answering.step-${step}`);
  return t(askedPerson(definition) === 'recipient' ? 'person.recipient' : 'person.citizen');
}
