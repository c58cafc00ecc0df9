// What goes with a request for the entries that it leaves in the audit log: what its endpoint declares, so that an entry of
// another kind is noticed where it is written, and the network address of a person of the staff. Jobs and commands have
// neither and may write any.
// rules: X30.17, X34.21
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Audited, auditKinds } from '@constancia/contract/endpoint.ts';
import type { AuditAction, AuditSubject } from '@constancia/domain/audit/audit-entries.ts';

export interface AuditEntry {
  readonly municipalityId: string;
  readonly at: Date;
  /** Username of the person; '' when it was nobody with a name. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** By default that of the person of the staff whose request it is. */
  readonly networkAddress?: string;
  /** No personal data, only ids, counts and names of fields. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface AuditContext {
  /** Entries are held against it; null: they are not. */
  readonly declared: Audited | null;
  /** Null for citizens and visitors, whose addresses the log does not keep. */
  readonly networkAddress: string | null;
}

const context = new AsyncLocalStorage<AuditContext>();

export function withAuditContext<T>(of: AuditContext, work: () => T): T {
  return context.run(of, work);
}

/** Where the person of the staff is who sent the request; null for everybody else. */
export function networkAddressOfStaff(): string | null {
  return context.getStore()?.networkAddress ?? null;
}

/** Throws when the endpoint that is being called does not declare an entry of this kind. */
export function holdAgainstDeclared({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): void {
  const audit = context.getStore()?.declared ?? null;
  if (audit === null || auditKinds(audit).includes(`${action} ${subject}`)) return;
  throw new Error(`the audit entry "${action} ${subject}" is not declared by the endpoint that writes it`);
}
