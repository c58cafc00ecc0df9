// What the server says about the submission that this browser has just sent; it says it for half an hour, so also after a
// reload of the page.
// rules: W4, X36.02, X40.42
import type { Receipt, readReceipt } from '@constancia/contract/records/records.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api-client.ts';

/** 'none' without a receipt of this submission: another may have been sent from here later, or cookies are blocked. */
export type FoundReceipt = Receipt | 'awaited' | 'none';

export function useReceipt(code: string): FoundReceipt {
  const [receipt, setReceipt] = useState<FoundReceipt>('awaited');
  useEffect(() => {
    if (code === '') return;
    const leaving = new AbortController();
    call<typeof readReceipt>({ method: 'GET', path: '/api/public/receipt', signal: leaving.signal }).then(
      (found) => setReceipt(found.code === code ? found : 'none'),
      () => setReceipt('none'),
    );
    return () => leaving.abort();
  }, [code]);
  return receipt;
}
