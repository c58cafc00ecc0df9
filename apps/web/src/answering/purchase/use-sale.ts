// Reads from the server what the form sells, and reads it again when somebody else took the last seats or the price changed.
// rules: E9.22, X21.14, X31.15, X40.24
import type { Sale } from '@constancia/contract/payments/sale.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { Purchase } from '@constancia/domain/payments/new-purchase.ts';
import type { PurchaseIssueCode } from '@constancia/domain/payments/purchase.ts';
import { useEffect, useMemo, useState } from 'react';
import { t } from '../../platform/texts.ts';
import type { ReadSale } from '../session/api.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnsweringStore, useIssue } from '../session/use-answering.tsx';
import { setSaleOf } from './purchase-actions.ts';

export type SaleLoad = 'loading' | 'failed' | Sale;

export function useSale(read: ReadSale): { readonly sale: SaleLoad; readonly retry: () => void } {
  const store = useAnsweringStore();
  const [sale, setSale] = useState<SaleLoad>('loading');
  const [attempt, setAttempt] = useState(0);
  // Each further refusal is a new issue and triggers another reading.
  const taken = useRefusal('quantity', 'purchase-seats-left');
  const dearer = useRefusal('location', 'purchase-price-changed');
  const asked = useMemo(() => ({ read, attempt, taken, dearer }), [read, attempt, taken, dearer]);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const found = await asked.read(leaving.signal);
        setSale(found);
        store.change(setSaleOf(found, notSelling(found)));
      } catch {
        if (!leaving.signal.aborted) setSale((before) => (typeof before === 'string' ? 'failed' : before));
      }
    };
    void ask();
    return () => leaving.abort();
  }, [store, asked]);
  return {
    sale,
    retry: () => {
      setSale('loading');
      setAttempt(attempt + 1);
    },
  };
}

function useRefusal(field: keyof Purchase, code: PurchaseIssueCode): Issue | null {
  const issue = useIssue(sectionFieldKey(`purchase.${field}`));
  return issue?.code === code ? issue : null;
}

function notSelling({ state, ended }: Sale): string {
  if (state === 'over') return `${t('payments.over')}. ${t('payments.over-text', { moment: ended })}`;
  return state === 'closed' ? t('payments.closed') : '';
}
