// Asks the device where it is. Whatever goes wrong is said as a reason and never thrown, because it keeps nobody from
// answering.
// rules: X39.42
import type { NoPositionReason, Position } from '@constancia/domain/submissions/evidence/evidence.ts';

/** By the `code` of GeolocationPositionError. */
const REASONS: readonly (NoPositionReason | undefined)[] = [undefined, 'denied', 'unavailable', 'timeout'];

/** `patience`: milliseconds, also for a person who does not answer the browser's question. */
export function devicePosition(patience: number): Promise<Position> {
  if (!('geolocation' in navigator)) return Promise.resolve({ refused: 'unavailable' });
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ refused: 'timeout' }), patience);
    const done = (position: Position) => {
      clearTimeout(timer);
      resolve(position);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => done({ latitude, longitude, accuracy }),
      ({ code }) => done({ refused: REASONS[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 0 },
    );
  });
}
