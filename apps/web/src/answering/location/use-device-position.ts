// Asks the device for the point of the submission. That takes a while: a position that comes after another point was chosen, or the chosen one
// removed, is dropped.
// rules: A2.46
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import { useEffect, useRef, useState } from 'react';
import { devicePosition } from '../evidence/device-position.ts';

/** Milliseconds that the device may take to find its position. */
const DEVICE_TIMEOUT_MS = 15_000;

export interface DevicePosition {
  /** The device is looking for it. */
  readonly isAsked: boolean;
  /** `onFound` and `onFailed` are not called once the position is not wanted any more. */
  readonly ask: (onFound: (point: Point) => void, onFailed: () => void) => void;
  readonly giveUp: () => void;
}

/** `chosen`: the point that it would replace; null for none. */
export function useDevicePosition(chosen: Point | null): DevicePosition {
  const at = chosen && `${chosen.latitude} ${chosen.longitude}`;
  const [asked, setAsked] = useState<{ readonly at: string | null } | null>(null);
  const latest = useRef({ at, turn: 0 });
  useEffect(() => {
    latest.current.at = at;
  }, [at]);
  useEffect(() => {
    const kept = latest.current;
    return () => {
      kept.turn += 1;
    };
  }, []);
  const giveUp = () => {
    latest.current.turn += 1;
    setAsked(null);
  };
  return {
    isAsked: asked !== null && asked.at === at,
    giveUp,
    ask: (onFound, onFailed) => {
      giveUp();
      const { turn } = latest.current;
      setAsked({ at });
      const ended = (act: () => void) => {
        if (latest.current.turn !== turn || latest.current.at !== at) return;
        setAsked(null);
        act();
      };
      void devicePosition(DEVICE_TIMEOUT_MS).then((found) =>
        ended(() => {
          if ('refused' in found) onFailed();
          else onFound({ latitude: found.latitude, longitude: found.longitude });
        }),
      );
    },
  };
}
