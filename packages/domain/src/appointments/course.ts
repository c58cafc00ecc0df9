// What becomes of an appointment, and what the staff may do with it: until it begins they cancel it, from then on they note
// whether the person came.
// rules: X34.77

/** `unmarked` takes back what was noted about coming. */
export const APPOINTMENT_CHANGES = ['booked', 'moved', 'cancelled', 'came', 'absent', 'unmarked'] as const;
export type AppointmentChange = (typeof APPOINTMENT_CHANGES)[number];

export const ATTENDANCES = ['came', 'absent'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

export interface StaffWays {
  readonly mayCancel: boolean;
  readonly mayMark: boolean;
}

/** `now`: milliseconds since 1970. */
export function staffWays(
  { start, isCancelled }: { readonly start: string; readonly isCancelled: boolean },
  now: number,
): StaffWays {
  const hasBegun = Date.parse(start) <= now;
  return { mayCancel: !isCancelled && !hasBegun, mayMark: !isCancelled && hasBegun };
}
