// Records where an inspector is, once a minute while the form is open: the first time at once, never sooner than a minute
// after the last point of the draft. The person stops it and goes on; over a reload it stays stopped.
// rules: X39.82
import { TRACK_STEP } from '@constancia/domain/limits.ts';
import { isTrackFull, withPoint } from '@constancia/domain/submissions/evidence/track.ts';
import { useEffect, useState } from 'react';
import { epochMilliseconds } from '../../platform/clock.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import { devicePosition } from './device-position.ts';

/** Milliseconds: also for a person who thinks about the browser's question. */
const PATIENCE = 45_000;

/** `waiting`: the device does not know where it is; it is asked again in a minute. */
export type TrackStep = 'recording' | 'waiting' | 'stopped' | 'refused' | 'full';

export interface TrackRecording {
  readonly step: TrackStep;
  readonly points: number;
  readonly stop: () => void;
  readonly goOn: () => void;
}

type Store = Pick<AnsweringStore, 'get' | 'change'>;
type Measured = 'recording' | 'waiting' | 'refused';

/** `submissionId`: of the draft; another one begins again. */
export function useTrack(submissionId: string): TrackRecording {
  const store = useAnsweringStore();
  const points = useAnswering(({ evidence }) => evidence?.track?.length ?? 0);
  const isFull = useAnswering(({ evidence }) => isTrackFull(evidence?.track ?? []));
  const [stopped, setStopped] = useState(() => isStopped(submissionId));
  const [measured, setMeasured] = useState<Measured>('recording');
  const goes = !stopped && !isFull && measured !== 'refused';
  useEffect(() => (goes ? follow(store, setMeasured) : undefined), [store, goes]);
  return {
    step: isFull ? 'full' : stopped ? 'stopped' : measured,
    points,
    stop: () => {
      keepStopped(submissionId, true);
      setStopped(true);
    },
    goOn: () => {
      keepStopped(submissionId, false);
      setStopped(false);
      setMeasured('recording');
    },
  };
}

/** Returns what ends it; what the device says after that is not recorded. */
function follow(store: Store, onMeasured: (measured: Measured) => void): () => void {
  let ended = false;
  let timer: ReturnType<typeof setTimeout>;
  const measure = async () => {
    const position = await devicePosition(PATIENCE);
    if (ended) return;
    if ('latitude' in position) {
      const at = new Date(epochMilliseconds()).toISOString();
      store.change((state) => ({
        ...state,
        evidence: {
          ...state.evidence,
          track: withPoint(state.evidence?.track ?? [], { at, ...position }),
        },
      }));
      onMeasured('recording');
    } else if (position.refused === 'denied') return onMeasured('refused');
    else onMeasured('waiting');
    timer = setTimeout(() => void measure(), TRACK_STEP);
  };
  const last = store.get().evidence?.track?.at(-1);
  const since = last ? epochMilliseconds() - Date.parse(last.at) : TRACK_STEP;
  timer = setTimeout(() => void measure(), Math.min(Math.max(TRACK_STEP - since, 0), TRACK_STEP));
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

const keyOf = (submissionId: string): string => `constancia.track-stopped.${submissionId}`;

function isStopped(submissionId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(submissionId)) !== null;
  } catch {
    return false;
  }
}

/** A browser that keeps nothing asks again after a reload. */
function keepStopped(submissionId: string, stopped: boolean): void {
  try {
    if (stopped) sessionStorage.setItem(keyOf(submissionId), '1');
    else sessionStorage.removeItem(keyOf(submissionId));
  } catch {
    // Nothing to do.
  }
}
