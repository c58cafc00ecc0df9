// What a program changed without an entry of its own in the audit log, e.g. a submission that it sent, still leaves one.
// rules: X38.09
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import type { AuditAction } from '@constancia/domain/audit/audit-entries.ts';
import { type AuditEntry, hasAuditedChange } from '../audit/declared-audit.ts';
import type { Caller } from './caller-of.ts';

const ACTIONS: Readonly<Partial<Record<Endpoint['method'], AuditAction>>> = {
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

/** Within the context of the call, after it went well. */
export async function auditProgramWrite(
  endpoint: Endpoint,
  { caller, params }: { readonly caller: Caller; readonly params: unknown },
  appendAudit: (entry: Omit<AuditEntry, 'at'>) => Promise<void>,
): Promise<void> {
  const { actor } = caller;
  const action = ACTIONS[endpoint.method];
  if (!actor?.program || !action || hasAuditedChange()) return;
  await appendAudit({
    municipalityId: actor.municipalityId,
    actor: actor.username,
    action,
    subject: 'program',
    subjectId: actor.program.id,
    details: { endpoint: `${endpoint.method} ${endpoint.path}`, ...(params as object) },
  });
}
