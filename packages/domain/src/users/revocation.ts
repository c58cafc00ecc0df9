// When a session is revoked by the values that administrators set for the whole installation.
// rules: P4.08-P4.10, P7.35, P7.36

export interface RemoteValues {
  /** Whether the newer login method is on; sessions are revoked only while it is. */
  readonly newLoginMethod: boolean;
  /** A date and time; '' for none. Without a zone it is UTC. */
  readonly revokedBefore: string;
}

/** Both are off until an administrator sets them. */
export const NO_REMOTE_VALUES: RemoteValues = { newLoginMethod: false, revokedBefore: '' };

/** Characters of `2026-03-10T15:00:00`; a shorter date is not used. */
const DATE_MIN = 19;
const DATE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d:?\d\d)?$/;

/** Null for a text that is no date and time, or too short for one. */
export function revocationOf(text: string): Date | null {
  if (text.length < DATE_MIN) return null;
  const [, date, time, zone = 'Z'] = DATE.exec(text) ?? [];
  const moment = new Date(`${date}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Sessions that began before the date end once it is in the past; those that began later stay. */
export function isRevoked(
  { newLoginMethod, revokedBefore }: RemoteValues,
  { startedAt, now }: { readonly startedAt: Date; readonly now: Date },
): boolean {
  const date = newLoginMethod ? revocationOf(revokedBefore) : null;
  return date !== null && date <= now && startedAt < date;
}
