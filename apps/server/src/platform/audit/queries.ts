// The audit log: append-only, with a hash chain per municipality. An entry is written in the transaction of
// the event that it describes, so that neither exists without the other. The chain is checked page by page.
// rules: X27.13, X27.15, X34.20, X34.21
import type { AuditAction, AuditSubject } from '@constancia/domain/audit/audit-entries.ts';
import { sql } from 'kysely';
import { contains } from '../db/contains.ts';
import type { Queryable } from '../db/database.ts';
import {
  type AuditEntry,
  holdAgainstDeclared,
  networkAddressOfStaff,
  noteAudited,
  programOfEntry,
} from './declared-audit.ts';

/** Writes an entry in the caller's transaction. */
export async function appendAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  holdAgainstDeclared(entry);
  noteAudited(entry);
  const networkAddress = entry.networkAddress ?? networkAddressOfStaff();
  const details = { ...entry.details, ...programOfEntry() };
  await sql`select append_audit(${entry.municipalityId}, ${entry.at}, ${entry.actor}, ${entry.action},
    ${entry.subject}, ${entry.subjectId}, ${JSON.stringify(details)}::jsonb, ${networkAddress})`.execute(db);
}

/** The last entry of a municipality's chain; hashes are hexadecimal. */
export interface AuditHead {
  readonly municipalityId: string;
  readonly number: number;
  readonly hash: string;
}

/** The heads of all municipalities; number 0 when nothing was written yet. */
export async function listHeads(db: Queryable): Promise<readonly AuditHead[]> {
  const found = await sql<AuditHead>`
    select m.id as "municipalityId", coalesce(h.last_number, 0) as number,
      encode(coalesce(h.last_hash, ''), 'hex') as hash
    from municipalities m left join audit_heads h on h.municipality_id = m.id order by m.id`.execute(db);
  return found.rows;
}

export interface CheckedPage {
  readonly entries: number;
  /** Hash of the last entry; for an empty page, of the entry before it. */
  readonly hash: string;
  /** Number of the first entry that does not follow from the one before it. */
  readonly broken: number | null;
}

/** Checks the entries after `head` up to the number `until`, each against the one before it. */
export async function checkPage(db: Queryable, head: AuditHead, until: number): Promise<CheckedPage> {
  const before = sql`decode(${head.hash}, 'hex')`;
  const found = await sql<CheckedPage>`
    select count(*) as entries, min(number) filter (where not follows) as broken,
      encode(coalesce((array_agg(hash order by number desc))[1], ${before}), 'hex') as hash
    from (
      select e.number, e.hash,
        e.number = coalesce(lag(e.number) over in_order, ${head.number}) + 1
          and e.hash = audit_hash(coalesce(lag(e.hash) over in_order, ${before}), e) as follows
      from audit_entries e
      where e.municipality_id = ${head.municipalityId} and e.number > ${head.number} and e.number <= ${until}
      window in_order as (order by e.number)) checked`.execute(db);
  return found.rows[0] ?? { entries: 0, hash: head.hash, broken: null };
}

/** Returns the numbers of those given entries that exist with exactly these hashes. */
export async function entriesWithHashes(
  db: Queryable,
  municipalityId: string,
  heads: readonly AuditHead[],
): Promise<ReadonlySet<number>> {
  const found = await sql<{ number: number }>`
    select e.number from audit_entries e
    join jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h(number bigint, hash text)
      on h.number = e.number and h.hash = encode(e.hash, 'hex')
    where e.municipality_id = ${municipalityId}`.execute(db);
  return new Set(found.rows.map(({ number }) => number));
}

export interface EntryFilter {
  /** Part of the name of who did it; '' for everybody. */
  readonly actor: string;
  readonly action: AuditAction | null;
  readonly subject: AuditSubject | null;
  /** '' for every id. */
  readonly subjectId: string;
  /** Days of the municipality as YYYY-MM-DD, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface EntryRow
  extends Omit<AuditEntry, 'municipalityId' | 'action' | 'subject' | 'details' | 'networkAddress'> {
  readonly number: number;
  readonly action: string;
  readonly subject: string;
  readonly networkAddress: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Entries after `above` and up to `upTo`, the newest first, at most `most`. */
export async function listEntries(
  db: Queryable,
  { municipalityId, timeZone }: { readonly municipalityId: string; readonly timeZone: string },
  {
    above,
    upTo,
    most,
    ...f
  }: EntryFilter & { readonly above: number; readonly upTo: number; readonly most: number },
): Promise<readonly EntryRow[]> {
  const conditions = [
    sql`e.number > ${above} and e.number <= ${upTo}`,
    ...(f.actor === '' ? [] : [sql`e.actor ilike ${contains(f.actor)}`]),
    ...(f.action === null ? [] : [sql`e.action = ${f.action}`]),
    ...(f.subject === null ? [] : [sql`e.subject = ${f.subject}`]),
    ...(f.subjectId === '' ? [] : [sql`e.subject_id = ${f.subjectId}`]),
    ...(f.from === null ? [] : [sql`e.at >= ${f.from}::timestamp at time zone ${timeZone}`]),
    ...(f.to === null ? [] : [sql`e.at < (${f.to}::date + 1)::timestamp at time zone ${timeZone}`]),
  ];
  const found = await sql<EntryRow>`
    select e.number, e.at, e.actor, e.action, e.subject, e.subject_id, e.details, e.network_address from audit_entries e
    where e.municipality_id = ${municipalityId} and ${sql.join(conditions, sql` and `)}
    order by e.number desc limit ${most}`.execute(db);
  return found.rows;
}

/** When an entry was written; null when there is no such number. */
export async function entryTime(db: Queryable, municipalityId: string, number: number): Promise<Date | null> {
  const found = await sql<{ at: Date }>`
    select at from audit_entries where municipality_id = ${municipalityId} and number = ${number}`.execute(
    db,
  );
  return found.rows[0]?.at ?? null;
}
