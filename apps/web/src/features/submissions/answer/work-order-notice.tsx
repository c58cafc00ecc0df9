// Takes the work order that is answered, keeps it while the page is open, and says whose it is.
// rules: X39.22, X39.23
import type { takeWorkOrder } from '@constancia/contract/work-orders/work-orders.ts';
import { useEffect, useState } from 'react';
import { useAnsweringStore } from '../../../answering/session/use-answering.tsx';
import { call } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { useAccount } from '../../session/public.ts';
import { doWorkOrder } from './do-work-order.ts';

/** Half of the lease, so that a request that is lost does not end it. */
const RENEW_MS = 10 * 60_000;

export function WorkOrderNotice({ id }: { readonly id: string }) {
  const store = useAnsweringStore();
  const { municipality } = useAccount();
  const [said, setSaid] = useState('');
  const [isHeld, setHeld] = useState(true);
  const municipalityId = municipality.id;
  useEffect(() => {
    const leaving = new AbortController();
    const take = async () => {
      try {
        const { workOrder } = await call<typeof takeWorkOrder>({
          method: 'POST',
          path: '/api/municipalities/:municipalityId/work-orders/:workOrderId/lease',
          params: { municipalityId, workOrderId: id },
          signal: leaving.signal,
        });
        const { asset, address, point } = workOrder;
        store.change(
          doWorkOrder(id, {
            location: point && { ...point, address },
            asset: asset && { ...asset, type: '', address },
          }),
        );
        setHeld(true);
        setSaid(t('own-day.held', { where: asset?.name || address }));
      } catch (error) {
        if (leaving.signal.aborted) return;
        setHeld(false);
        setSaid(problemText(error, { otherwise: 'own-day.take-failed' }));
      }
    };
    void take();
    const renewing = setInterval(() => void take(), RENEW_MS);
    return () => {
      clearInterval(renewing);
      leaving.abort();
    };
  }, [id, municipalityId, store]);
  if (said === '') return null;
  return (
    <p className="notice" role={isHeld ? 'status' : 'alert'}>
      {said}
    </p>
  );
}
