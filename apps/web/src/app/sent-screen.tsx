// The page of signed-in users after a submission was stored.
// rules: A2.07, A4.45, P2.17
import { AppointmentSlot } from '../features/appointments/appointment-slot.tsx';
import { MailSlot } from '../features/mail/public.ts';
import { ReceiptSlot } from '../features/records/receipt-slot.tsx';
import { SavedScreen } from '../features/submissions/answer/saved-screen.tsx';

const SLOTS = [AppointmentSlot, ReceiptSlot, MailSlot];

export function SentPage() {
  return <SavedScreen slots={SLOTS} />;
}
