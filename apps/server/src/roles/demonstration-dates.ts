// The dates of the demonstration, moved to the days in which it is filled in. Its documents were written once; with their
// own dates, its event would be over and its statistics empty for everybody who tries the product later.
// rules: X40.21

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** From when the newest submission of the documents is. */
const WRITTEN = Date.UTC(2025, 10, 16);
/** What is older is a date of a person's life, such as a birthday, and stays as it is. */
const FIRST_YEAR = 2024;
/** Tickets are on sale for two weeks at least. */
const SALE_MS = 2 * WEEK_MS;

const MOMENT = /^(\d{4})-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

type Move = (value: unknown) => unknown;

/** Takes a document and moves its dates by whole weeks, so that what happened on a Monday did so on a Monday. */
export function movedTo(now: Date): Move {
  const by = Math.max(0, Math.floor((now.getTime() - WRITTEN) / WEEK_MS) * WEEK_MS);
  const move: Move = (value) => {
    if (typeof value === 'string') return movedText(value, by);
    if (Array.isArray(value)) return value.map(move);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, held]) => [
      name,
      name === 'dateTime' && typeof held === 'string' ? nextYearly(held, now) : move(held),
    ]);
    return Object.fromEntries(entries) as unknown;
  };
  return move;
}

function movedText(text: string, by: number): string {
  const moment = MOMENT.exec(text);
  if (moment !== null && Number(moment[1]) >= FIRST_YEAR)
    return new Date(Date.parse(text) + by).toISOString();
  const [, day, month, year] = DAY.exec(text) ?? [];
  if (Number(year) < FIRST_YEAR || year === undefined) return text;
  const moved = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)) + by);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(moved.getUTCDate())}/${two(moved.getUTCMonth() + 1)}/${moved.getUTCFullYear()}`;
}

/** The same weekday and hour of the same season, in the first year in which tickets can still be sold: a concert of winter
 * stays one of winter. */
function nextYearly(moment: string, now: Date): string {
  const first = new Date(moment);
  for (let years = 0; ; years++) {
    const date = new Date(first);
    date.setUTCFullYear(first.getUTCFullYear() + years);
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() - first.getUTCDay() + 7) % 7));
    if (date.getTime() >= now.getTime() + SALE_MS) return date.toISOString();
  }
}
