// What goes with a request for the entries that it leaves in the audit log: what its endpoint declares, so that an entry of
// another kind is noticed where it is written, the network address of a person of the staff, and the program that works in the
// name of one. Jobs and commands have none of these and may write any.
// rules: X30.17, X34.21, X38.09
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Audited, auditKinds } from '@constancia/contract/endpoint.ts';
import type { AuditDetails } from '@constancia/domain/audit/audit-details.ts';
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
  readonly details?: AuditDetails;
}

export interface AuditContext {
  /** Entries are held against it; null: they are not. */
  readonly declared: Audited | null;
  /** Null for citizens and visitors, whose addresses the log does not keep. */
  readonly networkAddress: string | null;
  /** The program that sends the request; every entry names it. */
  readonly program: { readonly id: string; readonly name: string } | null;
}

interface RunningContext extends AuditContext {
  /** Whether an entry was written that says of a change. */
  changed: boolean;
}

const context = new AsyncLocalStorage<RunningContext>();

export function withAuditContext<T>(of: AuditContext, work: () => T): T {
  return context.run({ ...of, changed: false }, work);
}

/** What an entry says besides: which program it was, whose owner is the actor of the entry. */
export function programOfEntry(): AuditDetails {
  const program = context.getStore()?.program ?? null;
  return program === null ? {} : { program: program.name, programId: program.id };
}

/** Whether the request that is handled has left an entry of a change, and not only of a reading. */
export function hasAuditedChange(): boolean {
  return context.getStore()?.changed ?? false;
}

/** Where the person of the staff is who sent the request; null for everybody else. */
export function networkAddressOfStaff(): string | null {
  return context.getStore()?.networkAddress ?? null;
}

const READINGS: readonly AuditAction[] = ['read', 'export', 'refuse'];

/** Remembers for `hasAuditedChange` that the request left this entry. */
export function noteAudited({ action }: Pick<AuditEntry, 'action'>): void {
  const running = context.getStore();
  if (running && !READINGS.includes(action)) running.changed = true;
}

/** Throws when the endpoint that is being called does not declare an entry of this kind. */
export function holdAgainstDeclared({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): void {
  const running = context.getStore();
  // What a program did is named as such whatever its endpoint declares (X38.09).
  if (running?.program && subject === 'program') return;
  const audit = running?.declared ?? null;
  if (audit === null || auditKinds(audit).includes(`${action} ${subject}`)) return;
  throw new Error(`the audit entry "${action} ${subject}" is not declared by the endpoint that writes it`);
}
