// Who is asking. Made once per request from the session; every decision of access/ takes it.
// rules: P6.03, P6.04, P3.03
import type { Role } from './role-table.ts';

export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  /** The first element of the stored roles; null when it is none of the table, which grants nothing (P6.04). */
  readonly role: Role | null;
  readonly municipalityId: string;
  /** Ids of the user's municipal areas, at least one. */
  readonly areaIds: readonly string[];
}
