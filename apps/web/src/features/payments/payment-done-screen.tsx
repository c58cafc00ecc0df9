// The page of an approved payment: the payment, what was bought, the code of the submission, and the receipt, which
// downloads by itself. Any other status leads to the page of that status.
// rules: A2.15, A2.58, A9.23, P2.22, X31.09

import type { Payment } from '@constancia/contract/payments/payment.ts';
import { RECEIPT_DELAY_MS } from '@constancia/domain/limits.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { useNavigation } from '../../platform/navigation.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { t } from '../../platform/texts.ts';
import { receiptUrl } from './payment-api.ts';
import { PaymentFacts, PaymentPage } from './payment-page.tsx';
import { type PaymentLoad, usePayment } from './use-payment.ts';

interface Props {
  /** What other features add for the person who has just bought; the app passes the components in. */
  readonly slots: readonly ComponentType<{ readonly code: string }>[];
}

export function PaymentDoneScreen({ slots }: Props) {
  const here = usePayment('once');
  const { go } = useNavigation();
  const { load, numbers } = here;
  const payment = load.state === 'read' && load.payment.status === 'paid' ? load.payment : null;
  const elsewhere = leadsElsewhere(load);
  const paid = payment !== null;
  useLayoutEffect(() => {
    if (elsewhere)
      go(pathOf(elsewhere, { orderId: numbers.orderId, id: numbers.paymentId }), { replace: true });
  }, [elsewhere, go, numbers]);
  useEffect(() => {
    if (!paid) return;
    const timer = setTimeout(() => saveFile(receiptUrl(numbers)), RECEIPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [paid, numbers]);
  if (elsewhere) return null;
  const code = payment?.buyer?.code ?? '';
  return (
    <PaymentPage here={here} title={t('payments.approved')} variant="approved" payment={payment}>
      {payment && (
        <>
          <PaymentFacts payment={payment} />
          <Bought payment={payment} />
          {payment.fullName === null && <p className="payment-note">{t('payments.name-hidden')}</p>}
          <a className="button button-main" href={receiptUrl(numbers)} download>
            {t('payments.download')}
          </a>
          {code !== '' && slots.map((Slot, position) => <Slot key={position} code={code} />)}
        </>
      )}
    </PaymentPage>
  );
}

function Bought({ payment: { bought, buyer, mailsReceipt } }: { readonly payment: Payment }) {
  const { name, date, section, quantity } = bought;
  return (
    <>
      <p className="payment-bought" dir="auto">
        <strong>
          {quantity} × {section}
        </strong>
        <span>{name}</span>
        {date !== '' && <span>{date}</span>}
      </p>
      {buyer && buyer.code !== '' && (
        <p>
          {t('payments.code')}: <strong>{buyer.code}</strong>
        </p>
      )}
      {buyer && mailsReceipt && <p>{t('payments.receipt-mailed', { email: buyer.email })}</p>}
    </>
  );
}

/** The page of a payment that was not made; null while it is read, and when it was made. */
function leadsElsewhere(load: PaymentLoad): 'paymentDenied' | 'paymentLate' | null {
  if (load.state === 'missing') return 'paymentDenied';
  if (load.state !== 'read' || load.payment.status === 'paid') return null;
  return load.payment.late ? 'paymentLate' : 'paymentDenied';
}
