// When a webhook is tried again, and when it has failed for so long that it is paused.
// rules: X38.64, X38.67

/** Seconds to wait after the first, second … failed attempt: three days in all, then the delivery is given up. */
const DELAYS_S = [30, 120, 600, 3_600, 21_600, 43_200, 86_400, 103_650];

/** Undefined when it is given up. `attempts`: how many failed. */
export function secondsToNextAttempt(attempts: number): number | undefined {
  return DELAYS_S[attempts - 1];
}

/** Milliseconds for a request and its reply. */
export const WEBHOOK_TIMEOUT_MS = 10_000;

/** Failures in a row from which on one delivery at a time tries whether the system is back. */
export const FAILURES_TO_REST = 5;
const REST_S = 10;
const LONGEST_REST_S = 600;

/** Seconds in which nothing is sent to a system after so many failures in a row. */
export function secondsToRest(failures: number): number {
  if (failures < FAILURES_TO_REST) return 0;
  return Math.min(REST_S * 2 ** (failures - FAILURES_TO_REST), LONGEST_REST_S);
}

const FAILURES_TO_PAUSE = 20;
const MS_TO_PAUSE = 24 * 3_600_000;

export interface Failing {
  /** In a row. */
  readonly failures: number;
  /** When the first of them failed, in milliseconds. */
  readonly since: number;
}

/** Twenty failures in a row over at least a day. */
export function isPausedAfter({ failures, since }: Failing, now: number): boolean {
  return failures >= FAILURES_TO_PAUSE && now - since >= MS_TO_PAUSE;
}
