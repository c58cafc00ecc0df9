// What a failure of the mail system means for an entry of the outbox.
// rules: X19.07-X19.10
import { DeliveryFailure } from '../../platform/outbox/outbox.ts';
import { type Mail, MailFailure, type MailTransport } from './port.ts';

export function deliveryFailureOf(cause: MailFailure): DeliveryFailure {
  switch (cause.kind) {
    case 'not-configured':
      return new DeliveryFailure('not-configured', 'when-set-up', { cause });
    case 'no-answer':
      return new DeliveryFailure('no-answer', 'later', { cause });
    case 'refused-now':
      return new DeliveryFailure('refused', 'later', { cause });
    case 'refused':
      return new DeliveryFailure('refused', 'never', { cause });
  }
}

/** Sends an e-mail of the outbox. Throws DeliveryFailure. */
export async function deliverMail(transport: MailTransport, mail: Mail): Promise<void> {
  try {
    await transport.send(mail);
  } catch (error) {
    if (error instanceof MailFailure) throw deliveryFailureOf(error);
    throw error;
  }
}
