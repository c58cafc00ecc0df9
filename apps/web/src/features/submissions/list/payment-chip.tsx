// The status of a payment: orange while it waits to be validated, green when paid, red when rejected.
// rules: R2.031, R4.16-R4.18

import type { PaymentStatus } from '@constancia/domain/payments/order.ts';
import Chip from '@mui/material/Chip';
import { t } from '../../../platform/texts.ts';

const COLOURS = { 'to-validate': 'warning', paid: 'success', rejected: 'error' } as const;

export function PaymentChip({ status }: { readonly status: PaymentStatus }) {
  return <Chip size="small" color={COLOURS[status]} label={t(`payment-list.status-${status}`)} />;
}
