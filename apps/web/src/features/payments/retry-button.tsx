// Orders a denied payment again and goes to the gateway. The answers and the buyer stay as they were sent.
// rules: A2.67, X31.05
import { useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { useNavigation } from '../../platform/navigation.tsx';
import { euros } from '../../platform/numbers/euros.ts';
import { problemText } from '../../platform/problem-text.ts';
import { type TextCode, t, tIssue } from '../../platform/texts.ts';
import { leaveToPay } from '../submissions/public.ts';
import { type PaymentNumbers, retryPayment } from './payment-api.ts';

interface Props {
  /** What will be charged, in cents. */
  readonly amount: number;
  readonly currency: string;
  readonly numbers: PaymentNumbers;
  readonly texts?: RetryTexts | undefined;
}

export interface RetryTexts {
  readonly note: TextCode;
  readonly button: TextCode;
}

const AGAIN = { note: 'payments.retry-keeps', button: 'payments.retry' } as const;

export function RetryButton({ amount, currency, numbers, texts = AGAIN }: Props) {
  const { go } = useNavigation();
  const [state, setState] = useState<'ready' | 'leaving' | { readonly failure: string }>('ready');
  const retry = async () => {
    setState('leaving');
    try {
      await leaveToPay(await retryPayment(numbers, amount), go);
    } catch (error) {
      setState({ failure: failureText(error) });
    }
  };
  return (
    <>
      <p className="payment-note">{t(texts.note, { amount: euros(amount, currency) })}</p>
      {typeof state === 'object' && (
        <p className="notice" role="alert">
          {state.failure}
        </p>
      )}
      <button
        type="button"
        className="button button-main"
        disabled={state === 'leaving'}
        onClick={() => void retry()}
      >
        {t(texts.button)}
      </button>
    </>
  );
}

/** The maximum per person is an issue of the purchase and says how many seats are left. */
function failureText(error: unknown): string {
  const [issue] = asCallError(error).issues;
  return issue ? tIssue(issue.code, issue.values) : problemText(error);
}
