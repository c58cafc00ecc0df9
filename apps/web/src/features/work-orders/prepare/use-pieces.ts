// What is on this device for the field, and how much room the browser has.
// rules: X39.35
import { useQuery } from '@tanstack/react-query';
import { listPrepared, type PreparedPiece } from '../../../platform/device/prepared.ts';

export interface DevicePieces {
  /** Null until they were read. */
  readonly pieces: readonly PreparedPiece[] | null;
  /** Bytes that are free; null where the browser does not say. */
  readonly room: number | null;
  readonly refresh: () => Promise<unknown>;
}

const KINDS: readonly PreparedPiece['kind'][] = ['day', 'form', 'assets', 'submission', 'map'];

const inOrder = (one: PreparedPiece, other: PreparedPiece) =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.name.localeCompare(other.name);

async function freeBytes(): Promise<number | null> {
  if (!('storage' in navigator)) return null;
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined ? null : quota - usage;
}

export function usePieces(person: string): DevicePieces {
  const { data, refetch } = useQuery({
    queryKey: ['prepared-pieces', person],
    queryFn: async () => ({
      pieces: (await listPrepared(person)).toSorted(inOrder),
      room: await freeBytes().catch(() => null),
    }),
    // The device is read, not the server.
    networkMode: 'always',
    refetchOnMount: 'always',
  });
  return { pieces: data?.pieces ?? null, room: data?.room ?? null, refresh: refetch };
}
