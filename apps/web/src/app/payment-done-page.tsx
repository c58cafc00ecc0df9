// The page of an approved payment with what other features add to it. Only the app knows all the features.
// rules: R2.106, X31.09, X34.72

import { AppointmentSlot } from '../features/appointments/appointment-slot.tsx';
import { PaymentDoneScreen } from '../features/payments/payment-done-screen.tsx';
import { ReceiptSlot } from '../features/records/receipt-slot.tsx';
import { useReceipt } from '../features/submissions/answer/read-receipt.ts';

export function PaymentDonePage() {
  return <PaymentDoneScreen slots={[AppointmentSlot, ReceiptOfCode]} />;
}

function ReceiptOfCode({ code }: { readonly code: string }) {
  const found = useReceipt(code);
  return <ReceiptSlot receipt={typeof found === 'string' ? null : found} />;
}
