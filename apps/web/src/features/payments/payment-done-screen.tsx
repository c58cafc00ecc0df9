// The page of an approved payment: amount, name, reference and order number, and the receipt, which downloads by
// itself. Any other status leads to the page of a denied payment.
// rules: A2.15, A2.58-A2.64, A9.23, P2.22

import { RECEIPT_DELAY_MS } from '@constancia/domain/limits.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useEffect } from 'react';
import { useNavigation } from '../../platform/navigation.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { t } from '../../platform/texts.ts';
import { receiptAddress } from './payment-api.ts';
import { PaymentFacts, PaymentPage } from './payment-page.tsx';
import { type PaymentLoad, usePayment } from './use-payment.ts';

export function PaymentDoneScreen() {
  const here = usePayment('once');
  const { go } = useNavigation();
  const { load, numbers } = here;
  const payment = load.state === 'read' && load.payment.status === 'paid' ? load.payment : null;
  const elsewhere = leadsElsewhere(load);
  const paid = payment !== null;
  useEffect(() => {
    if (elsewhere)
      go(pathOf(elsewhere, { orderId: numbers.orderId, id: numbers.paymentId }), { replace: true });
  }, [elsewhere, go, numbers]);
  useEffect(() => {
    if (!paid) return;
    const timer = setTimeout(() => saveFile(receiptAddress(numbers)), RECEIPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [paid, numbers]);
  if (elsewhere) return null;
  return (
    <PaymentPage here={here} title={t('payments.approved')} variant="approved" payment={payment}>
      {payment && (
        <>
          <PaymentFacts payment={payment} />
          {payment.fullName === null && <p className="payment-note">{t('payments.name-hidden')}</p>}
          <a className="button button-main" href={receiptAddress(numbers)} download>
            {t('payments.download')}
          </a>
        </>
      )}
    </PaymentPage>
  );
}

/** The page of a payment that was not made; null while it is read, and when it was made. */
function leadsElsewhere(load: PaymentLoad): 'paymentDenied' | 'paymentLate' | null {
  if (load.state === 'missing') return 'paymentDenied';
  if (load.state !== 'read' || load.payment.status === 'paid') return null;
  return load.payment.late ? 'paymentLate' : 'paymentDenied';
}
