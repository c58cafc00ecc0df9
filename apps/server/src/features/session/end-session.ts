// Ends a session on the server, with an audit entry: when a person signs out, or signs in again in the same
// browser.
// rules: P4.06, P2.50, X26.16
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { endSessionOfToken } from './queries.ts';

/** Does nothing when the session does not exist. */
export async function endSession(tx: Queryable, tokenHash: Buffer, at: Date): Promise<void> {
  const owner = await endSessionOfToken(tx, tokenHash);
  if (!owner) return;
  await appendAudit(tx, {
    municipalityId: owner.municipalityId,
    at,
    actor: owner.userId,
    action: 'sign-out',
    subject: 'user',
    subjectId: owner.userId,
  });
}
