// Who is making the request. It is built once per request from the session, and every decision in access/
// takes it.
// rules: P6.03, P6.04, P3.03, X38.04, X38.05
import type { Right, Role } from './role-table.ts';

/** A program outside that works in the name of an account. */
export interface Program {
  /** Id of its token. */
  readonly id: string;
  readonly name: string;
  /** What was ticked for it; nothing else is allowed, whatever the role grants. */
  readonly rights: readonly Right[];
}

export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  /** The first of the stored roles; null when it is not in the table, which grants nothing (P6.04). */
  readonly role: Role | null;
  readonly municipalityId: string;
  /** Ids of the user's municipal areas; never empty for a person. */
  readonly areaIds: readonly string[];
  /**
   * Set when a program sends the request. Then the areas are those it was given in its municipality, also of an owner
   * who works in all.
   */
  readonly program?: Program;
}
