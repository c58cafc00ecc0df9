// When an agenda gives appointments: its hours of the week, its first and last day, the days on which it is closed, how
// long an appointment takes, and how many people it receives at the same time. Checked in the browser and on the server.
// rules: X34.71, X34.78
import { lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { type Day, isDay } from '../statistics/range.ts';

/** Hours without a break on one day of the week. */
export interface Opening {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** HH:MM. */
  readonly from: string;
  /** HH:MM, up to 24:00. */
  readonly to: string;
}

export interface ClosedDay {
  readonly day: Day;
  /** Why, for the staff; may be ''. */
  readonly note: string;
}

export interface Schedule {
  /** How long an appointment takes. */
  readonly minutes: number;
  /** How many people have an appointment at the same time. */
  readonly capacity: number;
  readonly openings: readonly Opening[];
  /** '' for none. */
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly closedDays: readonly ClosedDay[];
  /** How many days ahead an appointment is given. */
  readonly aheadDays: number;
  /** How many hours before it at the latest. */
  readonly noticeHours: number;
  /** How many hours before it people are reminded by mail; 0 for not at all. */
  readonly reminderHours: number;
}

export type ScheduleIssueCode =
  | 'agenda-closed-note-too-long'
  | 'agenda-day-invalid'
  | 'agenda-days-order'
  | 'agenda-hours-invalid'
  | 'agenda-hours-overlap'
  | 'agenda-hours-required'
  | 'agenda-hours-too-short'
  | 'agenda-number-invalid';

/** Ours: what the numbers of a schedule may be. */
export const SCHEDULE_LIMITS = {
  minutes: { min: 5, max: 480 },
  capacity: { min: 1, max: 500 },
  aheadDays: { min: 1, max: 365 },
  noticeHours: { min: 0, max: 720 },
  reminderHours: { min: 0, max: 14 * 24 },
} as const;
const CLOSED_NOTE_MAX = 100;

/** What is suggested to an agenda that gave no appointments before. */
export const SUGGESTED_SCHEDULE: Schedule = {
  minutes: 20,
  capacity: 1,
  openings: [],
  firstDay: '',
  lastDay: '',
  closedDays: [],
  aheadDays: 60,
  noticeHours: 2,
  reminderHours: 24,
};

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Minutes after midnight of HH:MM, up to 24:00; null when it is no hour. */
export function minutesOf(hour: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(hour);
  if (hour === '24:00') return 24 * 60;
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** In the order of the screen. */
export function checkSchedule(schedule: Schedule): readonly Issue<ScheduleIssueCode>[] {
  return [
    ...numberIssues(schedule),
    ...WEEKDAYS.flatMap((weekday) => openingIssues(schedule, weekday)),
    ...(schedule.openings.length === 0
      ? [{ code: 'agenda-hours-required', at: { field: 'openings-1' } } as const]
      : []),
    ...dayIssues(schedule),
  ];
}

function numberIssues(schedule: Schedule): readonly Issue<ScheduleIssueCode>[] {
  const names = ['minutes', 'capacity', 'aheadDays', 'noticeHours', 'reminderHours'] as const;
  return names
    .filter((name) => {
      const { min, max } = SCHEDULE_LIMITS[name];
      return !Number.isInteger(schedule[name]) || schedule[name] < min || schedule[name] > max;
    })
    .map((name) => ({ code: 'agenda-number-invalid', at: { field: name }, values: SCHEDULE_LIMITS[name] }));
}

/** At most one for each day of the week. */
function openingIssues(
  { openings, minutes }: Schedule,
  weekday: number,
): readonly Issue<ScheduleIssueCode>[] {
  const at = { field: `openings-${weekday}` };
  const spans = openings
    .filter((opening) => opening.weekday === weekday)
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  if (spans.some(({ from, to }) => from === null || to === null || from >= to))
    return [{ code: 'agenda-hours-invalid', at }];
  if (spans.some(({ from }, index) => index > 0 && (from ?? 0) < (spans[index - 1]?.to ?? 0)))
    return [{ code: 'agenda-hours-overlap', at }];
  if (spans.some(({ from, to }) => (to ?? 0) - (from ?? 0) < minutes))
    return [{ code: 'agenda-hours-too-short', at, values: { minutes } }];
  return [];
}

function dayIssues({ firstDay, lastDay, closedDays }: Schedule): readonly Issue<ScheduleIssueCode>[] {
  const issues: Issue<ScheduleIssueCode>[] = [];
  for (const [field, day] of Object.entries({ firstDay, lastDay }))
    if (day !== '' && !isDay(day))
      issues.push({ code: 'agenda-day-invalid', at: { field }, values: { day } });
  if (issues.length === 0 && firstDay !== '' && lastDay !== '' && lastDay < firstDay)
    issues.push({ code: 'agenda-days-order', at: { field: 'lastDay' } });
  const at = { field: 'closedDays' };
  const wrong = closedDays.find(({ day }) => !isDay(day));
  if (wrong) issues.push({ code: 'agenda-day-invalid', at, values: { day: wrong.day } });
  if (closedDays.some(({ note }) => lengthOf(note) > CLOSED_NOTE_MAX))
    issues.push({ code: 'agenda-closed-note-too-long', at, values: { max: CLOSED_NOTE_MAX } });
  return issues;
}

/** As it is stored: openings and closed days in their order, each closed day once. */
export function tidiedSchedule(given: Schedule): Schedule {
  const byDay = new Map(given.closedDays.map(({ day, note }) => [day, note.replace(/\s+/g, ' ').trim()]));
  const closedDays = [...byDay].map(([day, note]) => ({ day, note }));
  return {
    ...given,
    openings: given.openings.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)),
    closedDays: closedDays.toSorted((a, b) => a.day.localeCompare(b.day)),
  };
}
