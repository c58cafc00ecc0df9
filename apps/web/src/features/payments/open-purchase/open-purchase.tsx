// A form that was left to pay says what became of the purchase, as the server knows it: to go on paying, to
// cancel it, or the page of what was paid. Otherwise who comes back sees an empty form and buys a second time.
// rules: X40.04
import type { Payment } from '@constancia/contract/payments/payment.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useEffect, useMemo, useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { keepLeftOrder, type LeftOrder } from '../../../platform/device/left-order.ts';
import { NavLink } from '../../../platform/navigation.tsx';
import { t } from '../../../platform/texts.ts';
import { readPayment } from '../payment-api.ts';
import { RetryButton, type RetryTexts } from '../retry-button.tsx';
import { CancelPurchase } from './cancel-purchase.tsx';

type Load = { readonly state: 'loading' | 'missing' | 'failed' } | OfPayment;
interface OfPayment {
  readonly state: 'open' | 'paid' | 'over';
  readonly payment: Payment;
}

interface Props {
  readonly order: LeftOrder;
}

export function OpenPurchase({ order }: Props) {
  const [load, setLoad] = useState<Load>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(() => ({ order, attempt }), [order, attempt]);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const found = await readLoad(asked.order, leaving.signal);
      if (leaving.signal.aborted) return;
      // What nobody can do anything about is said once.
      if (found.state !== 'open' && found.state !== 'failed') keepLeftOrder(null);
      setLoad(found);
    };
    void read();
    return () => leaving.abort();
  }, [asked]);
  const again = () => setAttempt(attempt + 1);
  if (load.state === 'loading' || load.state === 'missing') return null;
  return (
    <div className="answering answering-column">
      <div className="notice" role="status">
        {'payment' in load ? (
          <Said load={load} order={order} onCancelled={again} />
        ) : (
          <NotRead onRetry={again} />
        )}
      </div>
    </div>
  );
}

function NotRead({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <p>{t('payments.not-read')}</p>
      <div className="notice-actions">
        <button type="button" className="button" onClick={onRetry}>
          {t('shell.retry')}
        </button>
      </div>
    </>
  );
}

interface SaidProps {
  readonly load: OfPayment;
  readonly order: LeftOrder;
  readonly onCancelled: () => void;
}

function Said({ load: { state, payment }, order, onCancelled }: SaidProps) {
  const { bought, retryAmount, currency, late } = payment;
  const values = { quantity: bought.quantity, section: bought.section, name: bought.name };
  const retry = (texts?: RetryTexts) =>
    retryAmount !== null && (
      <RetryButton amount={retryAmount} currency={currency} numbers={order} texts={texts} />
    );
  if (state === 'open') {
    return (
      <>
        <p>
          <strong>{t('payments.open-text', values)}</strong>
        </p>
        {retry({ note: 'payments.open-keeps', button: 'payments.go-on' })}
        <CancelPurchase order={order} onCancelled={onCancelled} />
      </>
    );
  }
  if (state === 'over') {
    return (
      <>
        <p>{t('payments.open-over')}</p>
        {retry()}
      </>
    );
  }
  const page = late ? 'paymentLate' : 'paymentDone';
  return (
    <>
      <p>{t('payments.open-paid', values)}</p>
      <NavLink to={pathOf(page, { orderId: order.orderId, id: order.paymentId })}>
        {t('payments.see-payment')}
      </NavLink>
    </>
  );
}

async function readLoad(order: LeftOrder, signal: AbortSignal): Promise<Load> {
  try {
    const payment = await readPayment(order, signal);
    if (payment.status === 'paid' || payment.late) return { state: 'paid', payment };
    return { state: payment.status === 'to-validate' ? 'open' : 'over', payment };
  } catch (error) {
    return { state: asCallError(error).status === 404 ? 'missing' : 'failed' };
  }
}
