// The text of each state of a delivery.
import type { DeliveryState } from '@constancia/contract/outbox.ts';
import type { TextCode } from '../../platform/texts.ts';

export const STATE_TEXTS: Readonly<Record<DeliveryState, TextCode>> = {
  waiting: 'outbox.state-waiting',
  delivered: 'outbox.state-delivered',
  failed: 'outbox.state-failed',
};
