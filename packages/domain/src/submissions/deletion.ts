// Which submissions nobody may delete: those on hold, those to portal forms, to forms that sell, and to signed forms whose
// submissions may not be changed.
// rules: R2.074, R2.075, R2.077, E4.26, X37.25
import type { FormDefinition } from '../forms/definition/form.ts';

export type KeptBecause = 'held' | 'portal' | 'payments' | 'signed';

/**
 * Decides by the version of the form that was answered, and whether the submission or its form is on hold; null when it may
 * be deleted.
 */
export function keptBecause(
  { options }: Pick<FormDefinition, 'options'>,
  { isHeld }: { readonly isHeld: boolean },
): KeptBecause | null {
  if (isHeld) return 'held';
  if (options.citizenAssociationFromCitizenPortal) return 'portal';
  if (options.addPaymentGateway) return 'payments';
  if (options.digitalSignature && !options.signatureEditableAnswer) return 'signed';
  return null;
}
