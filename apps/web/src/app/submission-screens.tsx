// The view of a submission with what each feature adds to it. Only the app knows all the features.
// rules: A2.09, P2.10, R2.003, R2.009, R2.060

import type { ReactNode } from 'react';
import { AppointmentCard } from '../features/appointments/appointment-card.tsx';
import { MailAction } from '../features/mail/public.ts';
import { PaymentCards } from '../features/payments/public.ts';
import { RecordAction } from '../features/records/public.ts';
import { EditActions, ReviewFrame, StateAction } from '../features/review/public.ts';
import { DeleteAction } from '../features/submissions/deletion/delete-action.tsx';
import { HoldAction } from '../features/submissions/holds/hold-action.tsx';
import { HoldBanner } from '../features/submissions/holds/hold-banner.tsx';
import type { ViewSlotProps } from '../features/submissions/public.ts';
import { ViewedSubmission } from '../features/submissions/view/submission-screen.tsx';
import { CausedOrders } from '../features/work-orders/public.ts';

const ACTIONS = [EditActions, RecordAction, MailAction, HoldAction, DeleteAction];

function Frame({ children, ...shown }: ViewSlotProps & { readonly children: ReactNode }) {
  return (
    <ReviewFrame {...shown}>
      <HoldBanner {...shown} />
      {children}
      <PaymentCards view={shown.view} />
      <AppointmentCard view={shown.view} />
      <CausedOrders view={shown.view} entry={shown.entry} />
    </ReviewFrame>
  );
}

export function SubmissionScreen() {
  return <ViewedSubmission entry="internal" first={StateAction} actions={ACTIONS} frame={Frame} />;
}

/** The same submission in the public variant: without links into the product (A2.09). */
export function CisSubmissionScreen() {
  return <ViewedSubmission entry="cis" first={StateAction} actions={ACTIONS} frame={Frame} />;
}
