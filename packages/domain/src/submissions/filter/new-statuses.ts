// The badge and the payment status that a submission is stored with; what happens to it changes them (database triggers).
// rules: X33.93
import type { FormDefinition } from '../../forms/definition/form.ts';
import { type ReviewBadge, reviewBadge } from '../../review/change-request.ts';
import type { PaymentOfFilter } from './submission-filter.ts';

export interface KeptStatuses {
  /** null where the form is not reviewed. */
  readonly badge: ReviewBadge | null;
  /** null where the form sells nothing. */
  readonly payment: PaymentOfFilter | null;
}

/** Before anything is ordered with it. `form`: the version that was answered. */
export function statusesOfNew(form: Pick<FormDefinition, 'options'>): KeptStatuses {
  return {
    badge: reviewBadge(form, { last: null, marked: false }),
    payment: form.options.addPaymentGateway ? 'none' : null,
  };
}
