// Converts between a moment and the wall-clock time of a time zone, written as `YYYY-MM-DDTHH:mm`, the value of the
// browser's own field for date and time.
// rules: E9.18
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats date and time in digits in the zone; created once for each zone. */
export function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** '' when the text is not a moment. */
export function wallTimeOf(iso: string, timeZone: string): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return '';
  const fields = new Map(
    zoneFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const field = (type: Intl.DateTimeFormatPartTypes) => fields.get(type) ?? '';
  return `${field('year').padStart(4, '0')}-${field('month')}-${field('day')}T${field('hour')}:${field('minute')}`;
}

/** How far the zone's clock is ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number, timeZone: string): number {
  return Date.parse(`${wallTimeOf(new Date(moment).toISOString(), timeZone)}Z`) - moment;
}

/** The moment in UTC; '' when the text is not a time. For a time that a clock change repeats, one of the two. */
export function momentOf(wallTime: string, timeZone: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime)) return '';
  const asUtc = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(asUtc)) return '';
  // The first offset is a guess, which may lie on the other side of a clock change, so the offset is read once more.
  const guess = asUtc - aheadAt(asUtc, timeZone);
  return new Date(asUtc - aheadAt(guess, timeZone)).toISOString();
}
