// The list of deliveries with what each feature adds for its own deliveries.
// rules: X19.11, X20.04
import { MailEntryAction } from '../features/mail/public.ts';
import { OutboxScreen } from '../features/outbox/outbox-screen.tsx';

const ACTIONS = [MailEntryAction];

export function DeliveriesScreen() {
  return <OutboxScreen actions={ACTIONS} />;
}
