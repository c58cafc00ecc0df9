// Writes the audit entry of a read or an export as the endpoint declares it. A handler says which row it was; one that
// says nothing fails, so that no reading goes unrecorded.
// rules: X27.13, X30.17
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import type { AuditDetails } from '@constancia/domain/audit/audit-details.ts';
import type { AuditEntry } from '../audit/declared-audit.ts';

/** The row that was read, with details that hold no personal data; null when there was nothing to read. */
export type AuditRead = (
  row: { readonly municipalityId: string; readonly id: string } | null,
  details?: AuditDetails,
) => Promise<void>;

interface Audit {
  /** Null for endpoints that declare neither reads nor exports. */
  readonly audit: AuditRead | null;
  /** Throws when the handler ended without naming what was read. */
  readonly refuseSilence: () => void;
}

const NOTHING: Audit = { audit: null, refuseSilence: () => undefined };

function declaredIn({ audit }: Endpoint): Pick<AuditEntry, 'action' | 'subject'> | null {
  if (audit === 'nothing' || 'writes' in audit) return null;
  return 'reads' in audit
    ? { action: 'read', subject: audit.reads }
    : { action: 'export', subject: audit.exports };
}

export function auditOf(
  endpoint: Endpoint,
  { actor, citizen }: { readonly actor: Actor | null; readonly citizen: PortalCitizen | null },
  { appendAudit }: { readonly appendAudit: (entry: Omit<AuditEntry, 'at'>) => Promise<void> },
): Audit {
  const declared = declaredIn(endpoint);
  if (!declared) return NOTHING;
  let isNamed = false;
  return {
    audit: async (row, details) => {
      isNamed = true;
      if (!row) return;
      const { municipalityId, id: subjectId } = row;
      const by = actor?.username ?? citizen?.author ?? '';
      await appendAudit({ ...declared, municipalityId, subjectId, actor: by, ...(details && { details }) });
    },
    refuseSilence: () => {
      if (!isNamed)
        throw new Error(`${endpoint.method} ${endpoint.path} read something without an audit entry`);
    },
  };
}
