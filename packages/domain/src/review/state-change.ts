// Moving a submission from state to state, and how long it stayed in each.
// rules: R4.01-R4.11, R3.06, R3.07, W10
import type { WorkflowState } from '../forms/definition/form.ts';
import type { StateChange } from '../submissions/submission.ts';

/** Ids of the states that the current one leads to; none for a submission without a state. */
export function reachableStates(states: readonly WorkflowState[], present: number | null): readonly number[] {
  const { transitions = [] } = states.find(({ id }) => id === present) ?? {};
  return transitions.filter((to) => states.some(({ id }) => id === to));
}

/** Only complete hours and days count: 119 minutes are one hour. */
export interface TimeSpent {
  readonly unit: 'hours' | 'days';
  readonly count: number;
}

export interface StateStay {
  readonly stateName: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly username: string;
  readonly spent: TimeSpent;
  readonly position: 'initial' | 'between' | 'current';
}

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** One row for each state the submission was in, oldest first; the last one counts up to `now`. */
export function stateStays(history: readonly StateChange[], now: string): readonly StateStay[] {
  const last = history.length - 1;
  const begins = history[0]?.initial === true && history.length > 1;
  return history.map((change, position) => ({
    stateName: change.stateName,
    at: change.at,
    username: change.username,
    spent: timeSpent(change.at, history[position + 1]?.at ?? now),
    position: position === last ? 'current' : position === 0 && begins ? 'initial' : 'between',
  }));
}

/**
 * Whether the history lacks the first state, because it was recorded before the product stored it (R4.10).
 */
export function startsLate(history: readonly StateChange[]): boolean {
  return history.length > 0 && history[0]?.initial !== true;
}

export function timeSpent(from: string, to: string): TimeSpent {
  const hours = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / HOUR_MS));
  return hours < HOURS_A_DAY
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / HOURS_A_DAY) };
}
