// Formats moments in a municipality's own time.
// rules: P9.25, P9.26, R9.01, R9.02
import { zoneFormat } from './zoned-time.ts';

/** Formats an ISO moment as DD/MM/YYYY - HH:mm. */
export function dateAndTime(iso: string, timeZone: string): string {
  return zoneFormat(timeZone).format(new Date(iso)).replace(', ', ' - ');
}
