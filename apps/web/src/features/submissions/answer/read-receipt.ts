// What the server says about the submission that this browser has just sent; it says it for half an hour, so also after a
// reload of the page.
// rules: W4, X36.02
import type { Receipt, readReceipt } from '@constancia/contract/records/records.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api-client.ts';

/** Null until it has arrived, and without a receipt of this submission: another may have been sent from here later. */
export function useReceipt(code: string): Receipt | null {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  useEffect(() => {
    if (code === '') return;
    const leaving = new AbortController();
    call<typeof readReceipt>({ method: 'GET', path: '/api/public/receipt', signal: leaving.signal }).then(
      (found) => setReceipt(found.code === code ? found : null),
      () => setReceipt(null),
    );
    return () => leaving.abort();
  }, [code]);
  return receipt;
}
