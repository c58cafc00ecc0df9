// Which answers stay whoever asks: what a citizen sent through the portal, what money was paid for, what was signed.
// rules: R2.074, R2.075, R2.077, E4.26
import type { FormDefinition } from '../forms/definition/form.ts';

export type KeptBecause = 'portal' | 'payments' | 'signed';

/** By the version of the form that was answered; null when an answer to it may be deleted. */
export function keptBecause({ options }: Pick<FormDefinition, 'options'>): KeptBecause | null {
  if (options.citizenAssociationFromCitizenPortal) return 'portal';
  if (options.addPaymentGateway) return 'payments';
  if (options.digitalSignature && !options.signatureEditableAnswer) return 'signed';
  return null;
}
