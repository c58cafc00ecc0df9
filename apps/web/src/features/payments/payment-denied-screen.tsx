// The page of a payment that was denied or is not made yet. It leads on by itself once the payment is made, and orders
// it again for the same submission.
// rules: A2.16, A2.65-A2.71, P2.23, X31.05
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useLayoutEffect } from 'react';
import { useNavigation } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { PaymentPage } from './payment-page.tsx';
import { RetryButton } from './retry-button.tsx';
import { usePayment } from './use-payment.ts';

export function PaymentDeniedScreen() {
  const here = usePayment('until-paid');
  const { go } = useNavigation();
  const { load, numbers } = here;
  const payment = load.state === 'read' ? load.payment : null;
  const leadsTo = payment?.status === 'paid' ? 'paymentDone' : payment?.late ? 'paymentLate' : null;
  useLayoutEffect(() => {
    if (leadsTo) go(pathOf(leadsTo, { orderId: numbers.orderId, id: numbers.paymentId }), { replace: true });
  }, [leadsTo, go, numbers]);
  if (leadsTo) return null;
  return (
    <PaymentPage here={here} title={t('payments.denied')} variant="denied" payment={payment}>
      <p>{t('payments.denied-text')}</p>
      <p className="payment-note" role="status">
        {payment?.status === 'to-validate' && t('payments.waiting')}
      </p>
      {payment && payment.retryAmount !== null && (
        <RetryButton amount={payment.retryAmount} currency={payment.currency} numbers={numbers} />
      )}
    </PaymentPage>
  );
}
