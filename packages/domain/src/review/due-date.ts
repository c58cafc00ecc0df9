// Until when a citizen is asked to answer a request again. A day that has passed closes nothing: both sides only see it.
// rules: X33.72
import { type Day, isDay } from '../statistics/range.ts';

/** Ours, days: as long as the link of the letter lives. */
export const DUE_DAYS_MAX = 30;

const DAY_MS = 24 * 60 * 60_000;

/** Whether a request that is sent today may name this day. */
export function mayBeDue(dueOn: string, today: Day): boolean {
  return isDay(dueOn) && dueOn >= today && dueOn <= lastDueDay(today);
}

export function lastDueDay(today: Day): Day {
  return new Date(Date.parse(today) + DUE_DAYS_MAX * DAY_MS).toISOString().slice(0, 10);
}

export function isOverdue(dueOn: Day | null, today: Day): boolean {
  return dueOn !== null && dueOn < today;
}

/** DD/MM/YYYY. */
export function dueText(dueOn: Day): string {
  return dueOn.split('-').toReversed().join('/');
}
