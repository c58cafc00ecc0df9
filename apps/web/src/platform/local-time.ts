// Moments in a municipality's own time, as the product shows them. rules: P9.25, P9.26, R9.01, R9.02
import { zoneFormat } from './zoned-time.ts';

/** DD/MM/YYYY - HH:mm of an ISO moment. */
export function dateAndTime(iso: string, timeZone: string): string {
  return zoneFormat(timeZone).format(new Date(iso)).replace(', ', ' - ');
}
