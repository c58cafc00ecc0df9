// What was bought with a submission: one card for each payment.
// rules: R2.060, R3.08-R3.10, R4.16-R4.18

import type { readSubmissionPayments, SubmissionPayment } from '@constancia/contract/payments.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { euros } from '../../platform/euros.ts';
import { dateAndTime } from '../../platform/local-time.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import { PaymentChip } from '../submissions/public.ts';

export function PaymentCards({ view }: { readonly view: Pick<SubmissionView, 'id' | 'definition'> }) {
  const { data } = useQuery({
    queryKey: ['submission-payments', view.id],
    enabled: view.definition.options.addPaymentGateway,
    queryFn: ({ signal }) =>
      call<typeof readSubmissionPayments>({
        method: 'GET',
        path: '/api/submissions/:submissionId/payments',
        params: { submissionId: view.id },
        signal,
      }),
  });
  return data?.payments.map((payment) => (
    <PaymentCard key={payment.id} payment={payment} timeZone={data.timeZone} />
  ));
}

interface CardProps {
  readonly payment: SubmissionPayment;
  readonly timeZone: string;
}

function linesOf({ payment, timeZone }: CardProps): readonly (readonly [TextCode, string])[] {
  const { product, section, quantity, price, amount, currency, resolvedAt } = payment;
  const lines: (readonly [TextCode, string])[] = [
    ['payment-list.amount', euros(amount, currency)],
    ['payment-list.full-name', payment.fullName],
    ['payment-list.dni', payment.dni],
    ['payment-list.email', payment.email],
    ['payment-list.phone', payment.phone],
    ['payment-list.name', product.name],
    ['payment-list.date', product.dateFormatted],
    ['payment-list.address', product.address],
    ['payment-list.section', section],
    ['payment-list.quantity', String(quantity)],
    ['payment-list.price', euros(price, currency)],
    ['payment-list.promotion', product.preview],
    ['payment-list.order-number', payment.orderId],
    ['payment-list.reference', payment.id],
    ['payment-list.authorisation', payment.authorisation],
    ['payment-list.created-at', dateAndTime(payment.createdAt, timeZone)],
    ['payment-list.settled-at', resolvedAt === null ? '' : dateAndTime(resolvedAt, timeZone)],
  ];
  return lines.filter(([, value]) => value !== '');
}

function PaymentCard(props: CardProps) {
  const { status, state } = props.payment;
  return (
    <Paper component="section" aria-label={t('payment-list.card-title')} sx={{ p: 5, my: 4 }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', mb: 3, flexWrap: 'wrap' }}>
        <Typography variant="h2">{t('payment-list.card-title')}</Typography>
        <PaymentChip status={status} />
      </Stack>
      {state === 'late' && <Typography sx={{ mb: 3 }}>{t('payment-list.late-explained')}</Typography>}
      <Stack
        component="dl"
        sx={{
          m: 0,
          gap: 2,
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(220px, 1fr))' },
        }}
      >
        {linesOf(props).map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" color="textSecondary" variant="body2">
              {t(label)}
            </Typography>
            <Typography component="dd" variant="subtitle1" sx={{ m: 0 }} dir="auto">
              {value}
            </Typography>
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
