// An export from its turn in the queue to the end of its download. The browser downloads by itself; this only asks how far
// it is, which keeps the turn.
// rules: R4.36, R7.32, W18, X33.23, X33.24
import type { ExportProgress } from '@constancia/contract/submissions/exports.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asCallError, isUnreached } from '../../../platform/api-client.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { cancelExport, exportUrl, queueExport, readExport, type WishedFile } from './export-api.ts';
import { type ExportState, stateOf } from './export-state.ts';

const ASKED_EVERY_MS = 1_000;

const isOpen = (progress: ExportProgress | undefined): boolean =>
  progress?.state === 'waiting' || progress?.state === 'writing';

interface Running {
  readonly wish: WishedFile;
  readonly first: ExportProgress;
}

export function useExport() {
  const [running, setRunning] = useState<Running | null>(null);
  const begun = useRef('');
  const taking = useMutation({
    mutationFn: async (wish: WishedFile) => ({ wish, first: await queueExport(wish.formId) }),
    onSuccess: setRunning,
  });
  const id = running?.first.id ?? '';
  const asked = useQuery({
    queryKey: ['export', id],
    queryFn: ({ signal }) => readExport(id, signal),
    enabled: running !== null,
    initialData: running?.first,
    refetchInterval: ({ state }) => (isOpen(state.data) && state.status !== 'error' ? ASKED_EVERY_MS : false),
    refetchIntervalInBackground: true,
    // The download goes on by itself while the network fails for a moment.
    retry: (failures, error) => failures < 5 && isUnreached(asCallError(error)),
    gcTime: 0,
  });
  const progress = running ? asked.data : undefined;
  useEffect(() => {
    if (!running || progress?.state !== 'waiting' || progress.ahead > 0 || begun.current === id) return;
    begun.current = id;
    saveFile(exportUrl(running.wish, id));
  }, [running, progress, id]);
  // Who leaves the page gives a turn back that has not come; a download goes on.
  const waits = progress?.state === 'waiting';
  const left = useRef('');
  useEffect(() => {
    left.current = waits ? id : '';
  }, [waits, id]);
  useEffect(
    () => () => {
      if (left.current !== '' && left.current !== begun.current)
        cancelExport(left.current).catch(() => undefined);
    },
    [],
  );
  const problem = taking.error ?? (running ? asked.error : null);
  const shown = (): ExportState => {
    if (problem) return { step: 'failed', problem: asCallError(problem) };
    if (taking.isPending) return { step: 'waiting', ahead: 0 };
    return progress ? stateOf(progress) : { step: 'none' };
  };
  return {
    state: shown(),
    start: (wish: WishedFile) => taking.mutate(wish),
    cancel: async () => {
      setRunning(null);
      if (id) await cancelExport(id).catch(() => undefined);
    },
    /** Back to the choice of a format. */
    clear: () => {
      taking.reset();
      setRunning(null);
    },
  };
}
