// Ends sessions on the server, with an audit entry: when a person signs out or signs in again in the same browser, and
// when somebody ends those of other devices.
// rules: P4.06, P2.50, X26.16, X33.50
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type EndedSession, endSessionOfToken, endSessionsOf, type SessionOwner } from './queries.ts';

/** Does nothing when the session does not exist. Returns what it was. */
export async function endSession(tx: Queryable, tokenHash: Buffer, at: Date): Promise<EndedSession | null> {
  const ended = await endSessionOfToken(tx, tokenHash);
  // Who never gave the second step was not signed in.
  if (!ended || ended.awaits !== '') return ended;
  await appendAudit(tx, {
    municipalityId: ended.municipalityId,
    at,
    actor: ended.userId,
    action: 'sign-out',
    subject: 'user',
    subjectId: ended.userId,
  });
  return ended;
}

interface Ending {
  readonly at: Date;
  /** Username of the person who ends them. */
  readonly by: string;
}

export function noteEnded(
  tx: Queryable,
  { municipalityId, userId }: SessionOwner,
  { at, by, ended }: Ending & { readonly ended: number },
): Promise<void> {
  return appendAudit(tx, {
    municipalityId,
    at,
    actor: by,
    action: 'sign-out',
    subject: 'user',
    subjectId: userId,
    details: { sessionsEnded: ended },
  });
}

/** Ends all sessions of an account but `keep`, the hash of a session's token; returns how many there were. */
export async function endSessionsOfAccount(
  tx: Queryable,
  account: SessionOwner,
  { keep, ...ending }: Ending & { readonly keep: Buffer | null },
): Promise<number> {
  const ended = await endSessionsOf(tx, account, keep);
  if (ended > 0) await noteEnded(tx, account, { ...ending, ended });
  return ended;
}
