// Reads the payment that the URL names, and reads it again as long as it may still be paid.
// rules: A2.68-A2.71, A7.10, X21.08
import type { Payment } from '@constancia/contract/payments/payment.ts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { useNavigation } from '../../platform/navigation.tsx';
import { type PaymentNumbers, readPayment } from './payment-api.ts';

export type PaymentLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }
  | { readonly state: 'read'; readonly payment: Payment };

/** Milliseconds between two requests: a gateway reports within seconds, or much later. */
const SOON_MS = 3_000;
const LATER_MS = 15_000;
const SOON_TIMES = 40;

export interface PaymentHere {
  readonly load: PaymentLoad;
  readonly numbers: PaymentNumbers;
  readonly retry: () => void;
}

/** `follow`: reads until the payment is made, or once. */
export function usePayment(follow: 'until-paid' | 'once'): PaymentHere {
  const { params, pathname, go, state } = useNavigation();
  const { orderId = '', id: paymentId = '' } = params;
  const numbers = useMemo(() => ({ orderId, paymentId }), [orderId, paymentId]);
  const [load, setLoad] = useState<PaymentLoad>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(() => ({ numbers, attempt }), [numbers, attempt]);
  // What the gateway appends to the URL proves nothing and is removed from the browser's history.
  useLayoutEffect(() => {
    if (location.search !== '') go(pathname, { replace: true, state });
  }, [go, pathname, state]);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let times = 0;
    const ask = async () => {
      const found = await readLoad(asked.numbers, leaving.signal);
      if (leaving.signal.aborted) return;
      // A single failed request does not remove a payment that is already on the screen.
      setLoad((before) => (found.state === 'failed' && before.state === 'read' ? before : found));
      times += 1;
      const isFinal =
        found.state === 'missing' || (found.state === 'read' && found.payment.status === 'paid');
      if (follow === 'until-paid' && !isFinal)
        timer = setTimeout(() => void ask(), times < SOON_TIMES ? SOON_MS : LATER_MS);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [asked, follow]);
  return { load, numbers, retry: () => setAttempt(attempt + 1) };
}

async function readLoad(numbers: PaymentNumbers, signal: AbortSignal): Promise<PaymentLoad> {
  try {
    return { state: 'read', payment: await readPayment(numbers, signal) };
  } catch (error) {
    const missing = asCallError(error).status === 404;
    return { state: missing ? 'missing' : 'failed' };
  }
}
