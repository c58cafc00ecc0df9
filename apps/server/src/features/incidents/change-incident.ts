// Gives an incident another state and keeps who did it, when, and what they wrote.
// rules: X34.84
import type { Body } from '@constancia/contract/endpoint.ts';
import type { changeIncidentState as endpoint } from '@constancia/contract/incidents/incidents.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayWorkOnSubmissions } from '@constancia/domain/access/may.ts';
import { checkIncidentChange } from '@constancia/domain/incidents/incident-state.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockSubmissionVersion } from '../submissions/public.ts';
import { openRegister } from '../territory/public.ts';
import { insertChange, lockIncident } from './queries.ts';
import { type IncidentAsked, type IncidentServices, openIncident, REGISTER } from './read-incidents.ts';

/** Returns how many changes the incident has from then on. */
export async function changeIncidentState(
  { db, clock }: IncidentServices,
  actor: Actor,
  { body, ...asked }: IncidentAsked & { readonly body: Body<typeof endpoint> },
): Promise<number> {
  if (!mayWorkOnSubmissions(actor)) throw new Problem('forbidden');
  const { municipalityId, number } = asked;
  return inTransaction(db, async (tx) => {
    const { submissionId: id } = await openIncident(tx, actor, asked);
    // Who deletes the submission has its lock, then that of the audit log, and then deletes the incident.
    await lockSubmissionVersion(tx, { municipalityId, id });
    const register = await openRegister(tx, municipalityId, REGISTER);
    if (register?.isReadOnly !== false) throw new Problem('register-read-only');
    const present = await lockIncident(tx, asked, number);
    if (!present) throw new Problem('register-entry-not-found');
    if (present.changes !== body.changes) throw new Problem('register-entry-changed');
    const change = { state: body.state, note: body.note.normalize('NFC').trim() };
    const issues = checkIncidentChange(present.state, change);
    if (issues.length > 0) throw new Problem('incident-change-invalid', { issues });
    const [at, position] = [clock(), present.changes + 1];
    await insertChange(tx, asked, { ...change, at, username: actor.username, position });
    await appendAudit(tx, {
      municipalityId,
      at,
      actor: actor.username,
      action: 'update',
      subject: 'incident',
      subjectId: String(number),
      details: { from: present.state, to: change.state },
    });
    return position;
  });
}
