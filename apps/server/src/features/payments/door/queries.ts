// The uses of tickets.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface TicketUse {
  readonly municipalityId: string;
  readonly id: string;
  readonly payOrderId: string;
  readonly seat: number;
  readonly usedAt: Date;
  readonly usedBy: string;
  readonly undoneAt: Date | null;
}

type NewTicketUse = Omit<TicketUse, 'undoneAt'>;

const COLUMNS = sql.raw('municipality_id, id, pay_order_id, seat, used_at, used_by, undone_at');

/** False when the seat is used already, or the id. Of two doors at the same moment, one uses the ticket. */
export async function insertUse(tx: Queryable, use: NewTicketUse): Promise<boolean> {
  const inserted = await sql`
    insert into ticket_uses (municipality_id, id, pay_order_id, seat, used_at, used_by)
    values (${use.municipalityId}, ${use.id}, ${use.payOrderId}, ${use.seat}, ${use.usedAt}, ${use.usedBy})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}

/** The use of a seat that was not taken back. */
export async function findUseOfSeat(
  db: Queryable,
  { municipalityId, payOrderId, seat }: Pick<TicketUse, 'municipalityId' | 'payOrderId' | 'seat'>,
): Promise<TicketUse | null> {
  const found = await sql<TicketUse>`
    select ${COLUMNS} from ticket_uses
    where municipality_id = ${municipalityId} and pay_order_id = ${payOrderId} and seat = ${seat}
      and undone_at is null`.execute(db);
  return found.rows[0] ?? null;
}

export interface UndoneUse {
  readonly undoneAt: Date;
  readonly undoneBy: string;
  readonly undoneBecause: string;
}

/** The last use of a seat that was taken back. */
export async function findUndoneOfSeat(
  db: Queryable,
  { municipalityId, payOrderId, seat }: Pick<TicketUse, 'municipalityId' | 'payOrderId' | 'seat'>,
): Promise<UndoneUse | null> {
  const found = await sql<UndoneUse>`
    select undone_at, undone_by, undone_because from ticket_uses
    where municipality_id = ${municipalityId} and pay_order_id = ${payOrderId} and seat = ${seat}
      and undone_at is not null
    order by undone_at desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

export async function lockUse(
  tx: Queryable,
  { municipalityId, payOrderId, id }: Pick<TicketUse, 'municipalityId' | 'payOrderId' | 'id'>,
): Promise<TicketUse | null> {
  const found = await sql<TicketUse>`
    select ${COLUMNS} from ticket_uses
    where municipality_id = ${municipalityId} and pay_order_id = ${payOrderId} and id = ${id} for update`.execute(
    tx,
  );
  return found.rows[0] ?? null;
}

export async function undoUse(
  tx: Queryable,
  { municipalityId, id }: Pick<TicketUse, 'municipalityId' | 'id'>,
  undone: { readonly at: Date; readonly by: string; readonly because: string },
): Promise<void> {
  await sql`
    update ticket_uses set undone_at = ${undone.at}, undone_by = ${undone.by}, undone_because = ${undone.because}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}
