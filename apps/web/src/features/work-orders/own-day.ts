// The day of an inspector from the server, or as it was kept on this device where the server is not reached.
// rules: X39.23, X39.32
import { whereOf } from '@constancia/domain/work-orders/work-order.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  listOwnWorkOrders as listEndpoint,
  WorkOrder,
} from '@constancia/contract/work-orders/work-orders.ts';
import { mapStart } from '@constancia/domain/submissions/particulars/map-start.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { asCallError, call, isUnreached } from '../../platform/api-client.ts';
import { listPrepared, pieceId, readPrepared, storePrepared } from '../../platform/device/prepared.ts';
import type { MapView } from '../../platform/map/mercator.ts';
import type { MapMark } from '../../platform/map/tile-map.tsx';
import { viewOfAll } from '../../platform/map/view-of-all.ts';

export type OwnDay = Reply<typeof listEndpoint>;

export interface ReadDay {
  readonly day: OwnDay;
  /** When it was kept, in epoch milliseconds; null when it is as the server has it now. */
  readonly keptAt: number | null;
}

export const MAP_HEIGHT = 380;
/** A usual size of the map; only how near it opens depends on it. */
const USUAL = { width: 800, height: MAP_HEIGHT };
const DAY = pieceId('day');
/** Milliseconds until the kept day is shown; a phone with little signal would wait for minutes. */
const PATIENCE = 15_000;
/** Milliseconds between two attempts while the kept day is shown: a device may have a network and no way to the server. */
const REACHED_AGAIN_MS = 30_000;

/** A day that is kept on the device follows what the server says. Throws CallError. */
export async function readOwnDay(person: string, signal: AbortSignal): Promise<ReadDay> {
  const kept = async () => (await listPrepared(person)).find(({ id }) => id === DAY);
  try {
    const path = '/api/work-orders/own';
    const day = await call<typeof listEndpoint>({ method: 'GET', path, signal, limit: PATIENCE });
    const piece = await kept();
    if (piece) await storePrepared(person, { ...piece, count: day.workOrders.length }, day);
    return { day, keptAt: null };
  } catch (error) {
    const piece = isUnreached(asCallError(error)) ? await kept() : undefined;
    const day = piece && ((await readPrepared(person, DAY)) as OwnDay | null);
    if (!day) throw error;
    return { day, keptAt: piece.at };
  }
}

/** The day of this device only as long as the server is not reached. */
export function useOwnDay(person: string): UseQueryResult<ReadDay> {
  return useQuery({
    queryKey: ['own-day', person],
    queryFn: ({ signal }) => readOwnDay(person, signal),
    // Without a connection there is the day of this device.
    networkMode: 'always',
    refetchOnMount: 'always',
    // With that, nothing is asked by itself once the connection is back.
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data } }) => (data && data.keptAt !== null ? REACHED_AGAIN_MS : false),
  });
}

/** Numbered in the order of the list. */
export function marksOf(orders: readonly WorkOrder[]): readonly MapMark[] {
  return orders.flatMap((order, position) =>
    order.point ? [{ id: position + 1, name: `${position + 1}. ${whereOf(order)}`, at: order.point }] : [],
  );
}

/** The view that shows all orders; without any, the municipality. */
export function areaOfOrders({ workOrders, centre }: OwnDay): MapView {
  const framed = marksOf(workOrders).map(({ at }) => at);
  return viewOfAll(framed, mapStart(centre, null), USUAL);
}
