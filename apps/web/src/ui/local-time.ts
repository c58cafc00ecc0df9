// Moments in a municipality's own time, as the product shows them. rules: P9.25, P9.26, R9.01, R9.02
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** DD/MM/YYYY - HH:mm of an ISO moment. */
export function dateAndTime(iso: string, timeZone: string): string {
  return formatOf(timeZone).format(new Date(iso)).replace(', ', ' - ');
}
