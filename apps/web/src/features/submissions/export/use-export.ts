// An export from its turn in the queue to the end of its download. The browser downloads by itself; this only asks how far
// it is, which keeps the turn.
// rules: R4.36, R7.32, W18, X33.23, X33.24
import type { ExportProgress } from '@constancia/contract/submissions/exports.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { asksAgain } from '../../../platform/asks-again.ts';
import { cancelExport, queueExport, readExport, type WishedFile } from './export-api.ts';
import { type ExportState, stateOf } from './export-state.ts';
import { useFileOfTurn } from './use-file-of-turn.ts';

const ASKED_EVERY_MS = 1_000;

const isOpen = (progress: ExportProgress | undefined): boolean =>
  progress?.state === 'waiting' || progress?.state === 'writing';

interface Running {
  readonly wish: WishedFile;
  readonly first: ExportProgress;
}

export function useExport() {
  const [running, setRunning] = useState<Running | null>(null);
  /** Counts what was started and cancelled: a turn that comes after that is given back. */
  const wished = useRef(0);
  const taking = useMutation({
    mutationFn: async ({ wish }: { readonly wish: WishedFile; readonly number: number }) => ({
      wish,
      first: await queueExport(wish.formId),
    }),
    onSuccess: (taken, { number }) => {
      if (number === wished.current) setRunning(taken);
      else cancelExport(taken.first.id).catch(() => undefined);
    },
  });
  const giveUp = () => {
    wished.current += 1;
    taking.reset();
    setRunning(null);
  };
  const id = running?.first.id ?? '';
  const asked = useQuery({
    queryKey: ['export', id],
    queryFn: ({ signal }) => readExport(id, signal),
    enabled: running !== null,
    initialData: running?.first,
    refetchInterval: ({ state }) => (isOpen(state.data) && state.status !== 'error' ? ASKED_EVERY_MS : false),
    refetchIntervalInBackground: true,
    retry: asksAgain,
    gcTime: 0,
  });
  const progress = running ? asked.data : undefined;
  const isGivenUp = useFileOfTurn(running && { wish: running.wish, progress, seenAt: asked.dataUpdatedAt });
  // Who leaves the page gives a turn back that has not come; a download goes on.
  const waits = progress?.state === 'waiting' && progress.ahead > 0;
  const left = useRef('');
  useEffect(() => {
    left.current = waits ? id : '';
  }, [waits, id]);
  useEffect(
    () => () => {
      wished.current += 1;
      if (left.current !== '') cancelExport(left.current).catch(() => undefined);
    },
    [],
  );
  const problem = taking.error ?? (running ? asked.error : null);
  const shown = (): ExportState => {
    if (problem) return { step: 'failed', problem: asCallError(problem) };
    if (isGivenUp) return { step: 'failed', problem: null };
    if (taking.isPending) return { step: 'waiting', ahead: 0 };
    return progress ? stateOf(progress) : { step: 'none' };
  };
  return {
    state: shown(),
    start: (wish: WishedFile) => {
      wished.current += 1;
      taking.mutate({ wish, number: wished.current });
    },
    cancel: async () => {
      giveUp();
      if (id) await cancelExport(id).catch(() => undefined);
    },
    /** Back to the choice of a format. */
    clear: giveUp,
  };
}
