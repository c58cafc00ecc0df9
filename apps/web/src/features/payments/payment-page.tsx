// What the pages after paying share: the frame, the facts of the payment, and the cards while it is read or missing.
// rules: A2.58, A2.63, A2.64, W6, X21.16

import type { Payment } from '@constancia/contract/payments/payment.ts';
import { type ReactNode } from 'react';
import { VisitorWaitingBlock } from '../../answering/queue-blocks.tsx';
import { VISITOR } from '../../answering/session/written-draft.ts';
import { euros } from '../../platform/numbers/euros.ts';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { PublicFrame } from '../../ui/light/public-frame.tsx';
import type { PaymentHere } from './use-payment.ts';
import '../../ui/light/light.css';
import './payments.css';

interface PaymentPageProps {
  readonly here: PaymentHere;
  readonly title: string;
  readonly variant: 'approved' | 'denied' | 'late';
  /** Null while it is being read, and when there is none. */
  readonly payment: Payment | null;
  readonly children: ReactNode;
}

export function PaymentPage({ here, title, variant, payment, children }: PaymentPageProps) {
  useWindowTitle(title);
  const { load, retry } = here;
  return (
    <PublicFrame municipality={payment?.municipality.name ?? ''} brand={payment?.municipality.brand ?? ''}>
      <VisitorWaitingBlock person={VISITOR} page="answerPublic" />
      <div className="answering answering-column">
        {load.state === 'loading' ? (
          <p role="status">{t('payments.reading')}</p>
        ) : load.state === 'failed' ? (
          <section className="message-card" role="alert">
            <h1>{t('payments.not-read')}</h1>
            <button type="button" className="button button-main" onClick={retry}>
              {t('shell.retry')}
            </button>
          </section>
        ) : (
          <section className={`payment-card payment-${variant}`} aria-labelledby="payment-title">
            {payment?.isTrial && <p className="notice">{t('payments.trial')}</p>}
            <h1 id="payment-title">{title}</h1>
            {children}
          </section>
        )}
      </div>
    </PublicFrame>
  );
}

export function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const { amount, currency, fullName, id, orderId } = payment;
  const facts = [
    { label: t('payments.amount'), value: euros(amount, currency) },
    { label: t('payments.full-name'), value: fullName ?? '' },
    { label: t('payments.reference'), value: id },
    { label: t('payments.order-number'), value: orderId },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="payment-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
