// What an endpoint declares about the audit log goes with the request, so that an entry of another kind is noticed
// where it is written. Jobs and commands declare nothing and may write any.
// rules: X30.17
import { AsyncLocalStorage } from 'node:async_hooks';
import { type AuditAction, type Audited, auditKinds } from '@constancia/contract/endpoint.ts';

export interface AuditEntry {
  readonly municipalityId: string;
  readonly at: Date;
  /** Username of the person; '' when it was nobody with a name. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly subjectId: string;
  /** No personal data, only ids, counts and names of fields. */
  readonly details?: Readonly<Record<string, unknown>>;
}

const declared = new AsyncLocalStorage<Audited>();

/** Runs `work` while entries are held against what was declared; null: they are not. */
export function withDeclaredAudit<T>(audit: Audited | null, work: () => T): T {
  return audit === null ? work() : declared.run(audit, work);
}

/** Throws when the endpoint that is being called does not declare an entry of this kind. */
export function holdAgainstDeclared({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): void {
  const audit = declared.getStore();
  if (audit === undefined || auditKinds(audit).includes(`${action} ${subject}`)) return;
  throw new Error(`the audit entry "${action} ${subject}" is not declared by the endpoint that writes it`);
}
