// What the door learnt of a ticket: one large line that says whether to let the person in, and the ticket below it.
// rules: X31.13, X31.14
import type { CheckedTicket } from '@constancia/contract/payments/tickets.ts';
import type { TicketOutcome } from '@constancia/domain/payments/ticket.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { t } from '../../../platform/texts.ts';

const SEVERITIES: Readonly<Record<TicketOutcome, NonNullable<AlertProps['severity']>>> = {
  admitted: 'success',
  used: 'error',
  unpaid: 'error',
  refunded: 'error',
  'other-event': 'warning',
  unknown: 'error',
};

export function CheckedCard({ checked }: { readonly checked: CheckedTicket }) {
  const { outcome, ticket, undone, timeZone } = checked;
  return (
    <Alert severity={SEVERITIES[outcome]} role="presentation">
      <AlertTitle sx={{ fontSize: '1.375rem', lineHeight: 1.3 }}>{titleOf(checked)}</AlertTitle>
      {ticket && (
        <>
          <Typography variant="subtitle1" dir="auto">
            {ticket.fullName}
          </Typography>
          <Typography dir="auto">
            {t('payment-list.door-seat', { seat: ticket.seat, count: ticket.quantity })} · {ticket.section}
          </Typography>
          <Typography dir="auto">{ticket.event}</Typography>
          {ticket.date !== '' && <Typography>{ticket.date}</Typography>}
          {undone && (
            <Typography dir="auto">
              {t('payment-list.door-undone-before', { ...undone, at: dateAndTime(undone.at, timeZone) })}
            </Typography>
          )}
        </>
      )}
    </Alert>
  );
}

function titleOf({ outcome, use, timeZone }: CheckedTicket): string {
  if (outcome === 'used' && use)
    return t('payment-list.door-used', { at: dateAndTime(use.at, timeZone), by: use.by });
  return outcome === 'used' ? t('payment-list.door-used-before') : t(`payment-list.door-${outcome}`);
}
