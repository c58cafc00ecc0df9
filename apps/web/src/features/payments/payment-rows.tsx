// Orders, or submissions without one, the newest first; each open case of a buyer without a seat can be closed.
// rules: R3.10, X21.12, X31.07

import type { ListedPayment } from '@constancia/contract/payments/payment-list.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { OrderState } from '@constancia/domain/payments/order.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { euros } from '../../platform/numbers/euros.ts';
import { t } from '../../platform/texts.ts';
import { CloseCaseButton } from './close-case-button.tsx';
import './payment-rows.css';

const COLOURS: Readonly<Record<OrderState, NonNullable<ChipProps['color']>>> = {
  paid: 'success',
  pending: 'default',
  late: 'warning',
  denied: 'error',
  expired: 'default',
};

interface Props {
  readonly payments: readonly ListedPayment[];
  readonly timeZone: string;
  readonly currency: string;
  readonly formId: string;
  readonly mayCloseCases: boolean;
}

export function PaymentRows({ payments, ...rest }: Props) {
  return (
    <Paper component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={t('payment-list.title')}>
      {payments.map((payment) => (
        <PaymentRow key={payment.order?.id ?? payment.submission?.id} payment={payment} {...rest} />
      ))}
    </Paper>
  );
}

interface RowProps extends Omit<Props, 'payments'> {
  readonly payment: ListedPayment;
}

function PaymentRow({ payment, timeZone, currency, formId, mayCloseCases }: RowProps) {
  const { order, submission, createdAt } = payment;
  return (
    <li className="payment-row">
      <Buyer order={order} />
      <Box sx={{ minWidth: 0 }}>
        {order && (
          <Typography dir="auto">
            {order.section} × {order.quantity}: <strong>{euros(order.amount, currency)}</strong>
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {order && <>{order.orderId} · </>}
          {dateAndTime(createdAt, timeZone)}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        <Chip
          size="small"
          color={order && !order.closing ? COLOURS[order.state] : 'default'}
          label={t(order ? `payment-list.state-${order.state}` : 'payment-list.state-none')}
        />
        {order?.closing && <Closing closing={order.closing} timeZone={timeZone} />}
        {order?.state === 'late' && !order.closing && mayCloseCases && (
          <CloseCaseButton formId={formId} order={order} amount={euros(order.amount, currency)} />
        )}
        {order && order.charges > 1 && (
          <Typography variant="body2" color="error" sx={{ mt: 1 }}>
            {t('payment-list.charged-twice', { count: order.charges })}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: { md: 'end' } }}>
        {submission ? (
          <Button
            size="small"
            component={Link}
            to={pathOf('submission', { id: submission.id })}
            aria-label={t('payment-list.see-submission', { code: submission.code })}
          >
            {submission.code}
          </Button>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t('payment-list.no-submission')}
          </Typography>
        )}
      </Box>
    </li>
  );
}

function Buyer({ order }: Pick<ListedPayment, 'order'>) {
  if (!order) return <Typography color="textSecondary">{t('payment-list.state-none')}</Typography>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" dir="auto">
        {order.fullName}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[order.dni, order.email, order.phone].filter((text) => text !== '').join(' · ')}
      </Typography>
    </Box>
  );
}

type Order = NonNullable<ListedPayment['order']>;

function Closing({
  closing: { as, note, by, at },
  timeZone,
}: {
  readonly closing: NonNullable<Order['closing']>;
  readonly timeZone: string;
}) {
  return (
    <Box>
      <Typography variant="body2">{t(`payment-list.closed-${as}`)}</Typography>
      <Typography variant="body2" dir="auto">
        {note}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('payment-list.closed-by', { by, at: dateAndTime(at, timeZone) })}
      </Typography>
    </Box>
  );
}
