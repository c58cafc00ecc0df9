// The days over which statistics count, and the quick filters.
// rules: R9.13, R9.14, R2.085, R2.086

/** A day of the calendar, YYYY-MM-DD. */
export type Day = string;

export interface DayRange {
  readonly from: Day;
  /** The last day; it counts whole. */
  readonly to: Day;
}

export const QUICK_FILTERS = [
  'today',
  '1-day',
  '7-days',
  '15-days',
  '1-month',
  '3-months',
  '6-months',
] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number];

/** The range that statistics open with (R9.13). */
export const DEFAULT_FILTER: QuickFilter = '7-days';

const SPANS: Readonly<Record<QuickFilter, { readonly days: number; readonly months: number }>> = {
  today: { days: 0, months: 0 },
  '1-day': { days: 1, months: 0 },
  '7-days': { days: 7, months: 0 },
  '15-days': { days: 15, months: 0 },
  '1-month': { days: 0, months: 1 },
  '3-months': { days: 0, months: 3 },
  '6-months': { days: 0, months: 6 },
};

const DAY_MS = 86_400_000;

const textOf = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

/** From today minus the span to the end of today (R9.14). A month that is too short ends on its last day. */
export function quickRange(filter: QuickFilter, today: Day): DayRange {
  const { days, months } = SPANS[filter];
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const start = Date.UTC(year, month - 1 - months, Math.min(day, lastOfMonth)) - days * DAY_MS;
  return { from: textOf(start), to: today };
}

/** The quick filter with this range; null when there is none. */
export function quickFilterOf(range: DayRange, today: Day): QuickFilter | null {
  const same = (filter: QuickFilter) => {
    const { from, to } = quickRange(filter, today);
    return from === range.from && to === range.to;
  };
  return QUICK_FILTERS.find(same) ?? null;
}

/** The days of as many days that end just before the range: what it is compared with. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return { from: textOf(start - (end - start) - DAY_MS), to: textOf(start - DAY_MS) };
}

/** A day that the calendar has; there is no year 0000. */
export function isDay(text: string): text is Day {
  return (
    /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    textOf(Date.parse(text)) === text
  );
}

/** Most columns of a chart over time; a longer range is shown by month. */
const DAYS_SHOWN_MAX = 62;

export interface Column {
  /** A day, or a month as YYYY-MM. */
  readonly time: string;
  readonly count: number;
}

/** Every day of the range, or every month of a longer one, those without submissions too. */
export function timeline(
  range: DayRange,
  days: readonly { readonly day: Day; readonly count: number }[],
): readonly Column[] {
  const length = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS + 1;
  const timeOf = (day: Day) => (length > DAYS_SHOWN_MAX ? day.slice(0, 7) : day);
  const counts = new Map<string, number>();
  const first = days[0]?.day ?? range.to;
  const last = days.at(-1)?.day ?? range.from;
  // A range of centuries is shown from the first submission on.
  const from = Math.max(Date.parse(range.from), length > YEARS_SHOWN_MAX * 366 ? Date.parse(first) : 0);
  const to = Math.min(Date.parse(range.to), length > YEARS_SHOWN_MAX * 366 ? Date.parse(last) : Infinity);
  for (let moment = from; moment <= to; moment += DAY_MS) counts.set(timeOf(textOf(moment)), 0);
  for (const { day, count } of days) counts.set(timeOf(day), (counts.get(timeOf(day)) ?? 0) + count);
  return [...counts].map(([time, count]) => ({ time, count }));
}

const YEARS_SHOWN_MAX = 10;
