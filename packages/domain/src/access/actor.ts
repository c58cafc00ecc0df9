// Who is making the request. It is built once per request from the session, and every decision in access/
// takes it.
// rules: P6.03, P6.04, P3.03
import type { Role } from './role-table.ts';

export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  /** The first of the stored roles; null when it is not in the table, which grants nothing (P6.04). */
  readonly role: Role | null;
  readonly municipalityId: string;
  /** Ids of the user's municipal areas; never empty. */
  readonly areaIds: readonly string[];
}
