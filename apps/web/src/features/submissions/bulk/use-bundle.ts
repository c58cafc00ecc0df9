// Records of several submissions from asking for them to the download of their archive.
// rules: X33.68
import type { RecordBundleProgress } from '@constancia/contract/records/bundles.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asksAgain } from '../../../platform/asks-again.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { bundleUrl, cancelBundle, readBundle, requestBundle } from './bulk-api.ts';

const ASKED_EVERY_MS = 1_000;

export function useBundle(formId: string) {
  const [first, setFirst] = useState<RecordBundleProgress | null>(null);
  const asking = useMutation({
    mutationFn: (ids: readonly string[]) => requestBundle(formId, ids),
    onSuccess: setFirst,
  });
  const id = first?.id ?? '';
  const asked = useQuery({
    queryKey: ['record-bundle', id],
    queryFn: ({ signal }) => readBundle(id, signal),
    enabled: first !== null,
    ...(first && { initialData: first }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' && state.status !== 'error' ? ASKED_EVERY_MS : false,
    refetchIntervalInBackground: true,
    retry: asksAgain,
    gcTime: 0,
  });
  const progress = first === null ? null : (asked.data ?? first);
  const isReady = progress?.state === 'ready' && progress.made > 0;
  const saved = useRef('');
  useEffect(() => {
    if (!isReady || saved.current === id) return;
    saved.current = id;
    saveFile(bundleUrl(id));
  }, [isReady, id]);
  // Nobody fetches what a person left who went to another page.
  const waiting = useRef('');
  useEffect(() => {
    waiting.current = progress?.state === 'waiting' ? id : '';
  }, [progress?.state, id]);
  useEffect(
    () => () => {
      if (waiting.current !== '') cancelBundle(waiting.current).catch(() => undefined);
    },
    [],
  );
  return {
    progress,
    isAsking: asking.isPending,
    error: asking.error ?? (first === null ? null : asked.error),
    start: (ids: readonly string[]) => asking.mutate(ids),
    saveAgain: () => saveFile(bundleUrl(id)),
    /** Ends what waits, and shows nothing of it any more. */
    close: () => {
      if (waiting.current !== '') cancelBundle(waiting.current).catch(() => undefined);
      waiting.current = '';
      asking.reset();
      setFirst(null);
    },
  };
}
