// The page of a buyer who was charged after the seats were sold: what happens now, and whom to contact. It never says
// that the payment was denied and never asks to pay again.
// rules: A2.70, X31.02
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useLayoutEffect } from 'react';
import { useNavigation } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { PaymentFacts, PaymentPage } from './payment-page.tsx';
import { usePayment } from './use-payment.ts';

export function PaymentLateScreen() {
  const here = usePayment('once');
  const { go } = useNavigation();
  const { load, numbers } = here;
  const payment = load.state === 'read' ? load.payment : null;
  const elsewhere = load.state === 'missing' || payment?.late === null;
  useLayoutEffect(() => {
    if (elsewhere)
      go(pathOf('paymentDone', { orderId: numbers.orderId, id: numbers.paymentId }), { replace: true });
  }, [elsewhere, go, numbers]);
  if (elsewhere) return null;
  const closedAs = payment?.late?.closedAs ?? null;
  return (
    <PaymentPage here={here} title={t('payments.late')} variant="late" payment={payment}>
      {payment && (
        <>
          <p>{t(closedAs === null ? 'payments.late-text' : `payments.late-${closedAs}`)}</p>
          <PaymentFacts payment={payment} />
          <p className="payment-note">
            {t('payments.late-contact', { municipality: payment.municipality.name })}
          </p>
        </>
      )}
    </PaymentPage>
  );
}
