// Takes the work order that is answered, keeps it while the page is open, and says whose it is.
// rules: X39.22, X39.23, X39.32
import { whereOf } from '@constancia/domain/work-orders/work-order.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  listOwnWorkOrders,
  takeWorkOrder,
  WorkOrder,
} from '@constancia/contract/work-orders/work-orders.ts';
import { useEffect, useState } from 'react';
import { useAnsweringStore } from '../../../answering/session/use-answering.tsx';
import { asCallError, call, isUnreached } from '../../../platform/api-client.ts';
import { pieceId, readPrepared } from '../../../platform/device/prepared.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { useAccount } from '../../session/public.ts';
import { doWorkOrder } from './do-work-order.ts';

/** Until it is tried again to take one that was begun without a connection: till then somebody else may take it. */
const NOT_HELD_MS = 30_000;
/** Half of the lease, so that a request that is lost does not end it. */
const RENEW_MS = 10 * 60_000;

/** As it was when the day was prepared; null when it was not. */
async function orderOnDevice(person: string, id: string): Promise<WorkOrder | null> {
  const day = (await readPrepared(person, pieceId('day'))) as Reply<typeof listOwnWorkOrders> | null;
  return day?.workOrders.find((order) => order.id === id) ?? null;
}

export function WorkOrderNotice({ id }: { readonly id: string }) {
  const store = useAnsweringStore();
  const { municipality, userId } = useAccount();
  const [said, setSaid] = useState('');
  const [isHeld, setHeld] = useState(true);
  const municipalityId = municipality.id;
  useEffect(() => {
    const leaving = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ asset, address, point }: WorkOrder) =>
      store.change(
        doWorkOrder(id, {
          location: point && { ...point, address },
          asset: asset && { ...asset, type: '', address },
        }),
      );
    const take = async () => {
      clearTimeout(again);
      try {
        const { workOrder } = await call<typeof takeWorkOrder>({
          method: 'POST',
          path: '/api/municipalities/:municipalityId/work-orders/:workOrderId/lease',
          params: { municipalityId, workOrderId: id },
          signal: leaving.signal,
        });
        begin(workOrder);
        setHeld(true);
        setSaid(t('own-day.held', { where: whereOf(workOrder) }));
      } catch (error) {
        if (leaving.signal.aborted) return;
        const prepared = isUnreached(asCallError(error)) ? await orderOnDevice(userId, id) : null;
        if (prepared) {
          begin(prepared);
          setHeld(true);
          setSaid(t('own-day.not-held-yet', { where: whereOf(prepared) }));
          clearTimeout(again);
          if (!leaving.signal.aborted) again = setTimeout(() => void take(), NOT_HELD_MS);
          return;
        }
        setHeld(false);
        setSaid(problemText(error, { otherwise: 'own-day.take-failed' }));
      }
    };
    void take();
    const renewing = setInterval(() => void take(), RENEW_MS);
    window.addEventListener('online', () => void take(), { signal: leaving.signal });
    return () => {
      clearInterval(renewing);
      clearTimeout(again);
      leaving.abort();
    };
  }, [id, municipalityId, store, userId]);
  if (said === '') return null;
  return (
    <p className="notice" role={isHeld ? 'status' : 'alert'}>
      {said}
    </p>
  );
}
