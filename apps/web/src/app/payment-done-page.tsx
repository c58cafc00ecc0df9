// The page of an approved payment with what other features add to it. Only the app knows all the features.
// rules: R2.106, X31.09
import { ReceiptSlot } from '../features/documents/receipt-slot.tsx';
import { PaymentDoneScreen } from '../features/payments/payment-done-screen.tsx';

export function PaymentDonePage() {
  return <PaymentDoneScreen slots={[ReceiptSlot]} />;
}
