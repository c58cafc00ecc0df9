// The appointments that an agenda gives on a day, which of them can still be booked, and which are outside of its hours.
// rules: X34.71, X34.72, X34.76, X40.36
import type { Day } from '../statistics/range.ts';
import { dayAfter, type LocalClock, weekdayOf } from '../time/local-clock.ts';
import { minutesOf, type Schedule } from './schedule.ts';

/** ISO 8601 in UTC. */
export interface Slot {
  readonly start: string;
  readonly end: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const isOpen = ({ firstDay, lastDay, closedDays }: Schedule, day: Day): boolean =>
  (firstDay === '' || day >= firstDay) &&
  (lastDay === '' || day <= lastDay) &&
  closedDays.every((closed) => closed.day !== day);

/** By time. Each takes the whole length, ends within the hours, and begins when the one before it ends or later. */
export function slotsOfDay(schedule: Schedule, day: Day, clock: LocalClock): readonly Slot[] {
  const { openings, minutes } = schedule;
  if (!isOpen(schedule, day)) return [];
  const slots: Slot[] = [];
  const length = minutes * MINUTE_MS;
  for (const { from, to } of openings.filter(({ weekday }) => weekday === weekdayOf(day))) {
    const end = clock.momentOf(day, minutesOf(to) ?? 0);
    for (let start = clock.momentOf(day, minutesOf(from) ?? 0); start + length <= end; start += length) {
      // When the clock is set back, an hour before the opening comes a second time.
      if (clock.hourOf(start) < from) continue;
      slots.push({ start: new Date(start).toISOString(), end: new Date(start + length).toISOString() });
    }
  }
  return slots;
}

/** Whether people are received all that time. What was booked may have another length than the slots of today. */
export function isWithinHours(schedule: Schedule | null, { start, end }: Slot, clock: LocalClock): boolean {
  if (schedule === null) return false;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const day = clock.dayOf(from);
  if (!isOpen(schedule, day)) return false;
  const at = (hour: string) => clock.momentOf(day, minutesOf(hour) ?? 0);
  return schedule.openings.some(
    (opening) => opening.weekday === weekdayOf(day) && at(opening.from) <= from && to <= at(opening.to),
  );
}

/** How many of what was booked the hours do not give any more. */
export function countBeyondHours(
  schedule: Schedule | null,
  booked: readonly Slot[],
  clock: LocalClock,
): number {
  return booked.filter((slot) => !isWithinHours(schedule, slot, clock)).length;
}

export interface Moment {
  readonly clock: LocalClock;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The days from today on for which an agenda gives appointments now. */
export function offeredDays({ aheadDays }: Schedule, { clock, now }: Moment): { first: Day; last: Day } {
  const first = clock.dayOf(now);
  return { first, last: dayAfter(first, aheadDays) };
}

/** Those slots of a day that can be booked now: not too late, and not too far ahead. */
export function offeredSlots(schedule: Schedule, day: Day, moment: Moment): readonly Slot[] {
  const { first, last } = offeredDays(schedule, moment);
  if (day < first || day > last) return [];
  const earliest = moment.now + schedule.noticeHours * HOUR_MS;
  return slotsOfDay(schedule, day, moment.clock).filter(({ start }) => Date.parse(start) >= earliest);
}

/** Whether who has an appointment may still move or cancel it: as late as the agenda lets people book. */
export function isChangeable(start: string, noticeHours: number, now: number): boolean {
  return Date.parse(start) >= now + noticeHours * HOUR_MS;
}

/** The next days with appointments, `most` at most. */
export function nextDays(
  schedule: Schedule,
  moment: Moment,
  most: number,
): readonly { readonly day: Day; readonly slots: readonly Slot[] }[] {
  const found: { day: Day; slots: readonly Slot[] }[] = [];
  const { first, last } = offeredDays(schedule, moment);
  for (let day = first; day <= last && found.length < most; day = dayAfter(day, 1)) {
    const slots = offeredSlots(schedule, day, moment);
    if (slots.length > 0) found.push({ day, slots });
  }
  return found;
}

/** Whether a slot takes one more person. What was booked may have other lengths: the hours of an agenda change. */
export function isFree({ start, end }: Slot, booked: readonly Slot[], { capacity }: Schedule): boolean {
  return booked.filter((other) => other.start < end && other.end > start).length < capacity;
}

/** The days that have appointments left, with how many hours of each. */
export function freeDays(
  schedule: Schedule,
  moment: Moment,
  booked: readonly Slot[],
): readonly { readonly day: Day; readonly free: number }[] {
  const byDay = Map.groupBy(booked, ({ start }) => moment.clock.dayOf(Date.parse(start)));
  const days = nextDays(schedule, moment, schedule.aheadDays + 1);
  return days
    .map(({ day, slots }) => {
      const taken = byDay.get(day) ?? [];
      return { day, free: slots.filter((slot) => isFree(slot, taken, schedule)).length };
    })
    .filter(({ free }) => free > 0);
}
