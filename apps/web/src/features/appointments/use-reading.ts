// Reads something from the server when a block of a light page is shown, and again when asked to.
import { useEffect, useState } from 'react';

interface Reading<Data> {
  /** Undefined until it has been read; when reading it again fails, as it was. */
  readonly data: Data | undefined;
  /** Null when nothing failed. */
  readonly failure: unknown;
  readonly again: () => void;
}

/** What was read the last time. */
interface Read<Data> {
  readonly key: string;
  /** How often it had been asked for again. */
  readonly times: number;
  readonly data?: Data;
  readonly failure: unknown;
}

/** `key`: what is read. `read`: the same function each time. */
export function useReading<Data>(
  key: string,
  read: (key: string, signal: AbortSignal) => Promise<Data>,
): Reading<Data> {
  const [times, setTimes] = useState(0);
  const [last, setLast] = useState<Read<Data>>({ key, times: 0, failure: null });
  useEffect(() => {
    const leaving = new AbortController();
    read(key, leaving.signal).then(
      (data) => setLast({ key, times, data, failure: null }),
      (failure: unknown) => {
        if (leaving.signal.aborted) return;
        setLast((before) => ({ ...(before.key === key ? before : { key }), times, failure }));
      },
    );
    return () => leaving.abort();
  }, [key, read, times]);
  const isOfKey = last.key === key;
  return {
    data: isOfKey ? last.data : undefined,
    failure: isOfKey ? last.failure : null,
    again: () => setTimes((before) => before + 1),
  };
}
