// What was bought with a submission: one card for each payment.
// rules: R2.060, R3.08-R3.10, R4.16-R4.18

import type {
  readSubmissionPayments,
  SubmissionPayment,
} from '@constancia/contract/payments/payment-list.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { euros } from '../../platform/numbers/euros.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import { type FactLine, FactList } from '../../ui/staff/fact-list.tsx';
import { UnreadCard } from '../../ui/staff/failure-alert.tsx';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { PaymentChip } from '../submissions/public.ts';

export function PaymentCards({ view }: { readonly view: Pick<SubmissionView, 'id' | 'definition'> }) {
  const { data, error, refetch } = useQuery({
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
  if (error && !data)
    return <UnreadCard title={t('payment-list.card-title')} error={error} onRetry={refetch} />;
  return data?.payments.map((payment) => (
    <PaymentCard key={payment.id} payment={payment} timeZone={data.timeZone} />
  ));
}

interface CardProps {
  readonly payment: SubmissionPayment;
  readonly timeZone: string;
}

function factsOf({ payment, timeZone }: CardProps): readonly FactLine[] {
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
  return lines.flatMap(([label, value]) => (value === '' ? [] : [{ label: t(label), value }]));
}

function PaymentCard(props: CardProps) {
  const { status, state } = props.payment;
  return (
    <SectionCard title={t('payment-list.card-title')} beside={<PaymentChip status={status} />}>
      {state === 'late' && <Typography sx={{ mb: 3 }}>{t('payment-list.late-explained')}</Typography>}
      <FactList facts={factsOf(props)} />
    </SectionCard>
  );
}
