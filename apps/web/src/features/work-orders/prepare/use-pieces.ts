// What is on this device for the field, and how much room the browser has.
// rules: X39.35
import { useCallback, useEffect, useState } from 'react';
import { listPrepared, type PreparedPiece } from '../../../platform/device/prepared.ts';

export interface DevicePieces {
  /** Null until they were read. */
  readonly pieces: readonly PreparedPiece[] | null;
  /** Bytes that are free; null where the browser does not say. */
  readonly room: number | null;
  readonly refresh: () => Promise<void>;
}

async function freeBytes(): Promise<number | null> {
  if (!('storage' in navigator)) return null;
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined ? null : quota - usage;
}

export function usePieces(person: string): DevicePieces {
  const [read, setRead] = useState<Pick<DevicePieces, 'pieces' | 'room'>>({ pieces: null, room: null });
  const refresh = useCallback(async () => {
    const room = await freeBytes().catch(() => null);
    setRead({ pieces: await listPrepared(person), room });
  }, [person]);
  useEffect(() => void refresh(), [refresh]);
  return { ...read, refresh };
}
