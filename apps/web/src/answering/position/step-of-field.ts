// Finds the step that holds a field.
// rules: A2.26-A2.29, A4.30
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { FieldRef } from '@constancia/domain/issue.ts';
import {
  type AnsweringStep,
  answeringSteps,
  signatureField,
  signatureSlots,
} from '@constancia/domain/submissions/particulars/particulars.ts';

/** `present`: the current step, returned when no step holds the field. */
export function stepOfField(
  definition: FormDefinition,
  at: FieldRef | undefined,
  present: AnsweringStep,
): AnsweringStep {
  const wanted = stepNamed(definition, at);
  return wanted !== null && answeringSteps(definition).includes(wanted) ? wanted : present;
}

function stepNamed(definition: FormDefinition, at: FieldRef | undefined): AnsweringStep | null {
  if (at?.questionId !== undefined || at?.sectionId !== undefined) return 'questions';
  if (at?.field === 'citizen') return 'person';
  if (at?.field === 'location' || at?.field === 'asset') return 'questions';
  if (at?.field?.startsWith('purchase.')) return 'questions';
  if (at?.field?.startsWith('signatures.') !== true) return null;
  const ofCitizen = signatureSlots(definition, 'citizen').some(
    ({ slot }) => signatureField(slot) === at.field,
  );
  return ofCitizen ? 'signatures' : 'questions';
}
