// Deliveries of events to webhooks: written when events are published, taken by one process at a time, and resolved.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { isLetIn } from '../../territory/public.ts';
import type { EventRow } from '../queries.ts';

/** A webhook, by what it wants to be sent. */
export interface Wanted {
  readonly municipalityId: string;
  readonly id: string;
  readonly kinds: readonly string[];
  readonly areaIds: readonly string[] | null;
  readonly formIds: readonly string[] | null;
}

/** Paused ones too: what happens in between waits for them. They stay until the end of the transaction. */
export async function listWanted(
  tx: Queryable,
  municipalityIds: readonly string[],
): Promise<readonly Wanted[]> {
  const { rows } = await sql<Wanted>`select municipality_id, id, kinds, area_ids, form_ids from webhooks
    where municipality_id = any(${municipalityIds}::text[]) for key share`.execute(tx);
  return rows;
}

type NewDelivery = Pick<EventRow, 'municipalityId' | 'position' | 'submissionId' | 'kind'> & {
  readonly webhookId: string;
  readonly body: string;
};

/**
 * Each is due now, or with the one of its submission that waits before it. That one is the entry before it in the order of one
 * index, so that it is found at once whatever the database thinks of its tables: by equality it may be sought among all that
 * wait.
 */
export async function insertDeliveries(
  tx: Queryable,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  const column = (name: keyof NewDelivery) => deliveries.map((one) => one[name]);
  await sql`
    insert into webhook_deliveries (municipality_id, webhook_id, position, submission_id, kind, body, due_at, created_at)
    select d.municipality_id, d.webhook_id, d.position, d.submission_id, d.kind, d.body,
      greatest(${at}, (select w.due_at from webhook_deliveries w where w.municipality_id = d.municipality_id
        and w.webhook_id = d.webhook_id and w.state = 'waiting' and w.submission_id >= d.submission_id
        and (w.submission_id, w.position) <= (d.submission_id, d.position)
        order by w.submission_id desc, w.position desc limit 1)), ${at}
    from unnest(${column('municipalityId')}::text[], ${column('webhookId')}::text[], ${column('position')}::bigint[],
      ${column('submissionId')}::text[], ${column('kind')}::text[], ${column('body')}::text[])
      as d(municipality_id, webhook_id, position, submission_id, kind, body)
    on conflict do nothing`.execute(tx);
}

export interface WebhookName {
  readonly municipalityId: string;
  readonly id: string;
}

/** Webhooks that work and have something to send now. Those of a disabled country wait. */
export async function listDue(db: Queryable, at: Date): Promise<readonly WebhookName[]> {
  const { rows } = await sql<WebhookName>`select h.municipality_id, h.id from webhooks h
    where h.paused_because = '' and (h.rests_until is null or h.rests_until <= ${at}) and ${isLetIn('h.municipality_id')}
      and exists (select from webhook_deliveries d where d.municipality_id = h.municipality_id
        and d.webhook_id = h.id and d.state = 'waiting' and d.due_at <= ${at})`.execute(db);
  return rows;
}

export interface Sender {
  readonly url: string;
  readonly sealedSecret: string;
  readonly formerSecret: string;
  readonly formerUntil: Date | null;
  readonly failures: number;
}

/** What sends; null when the webhook is gone, paused or rests, and while its country is disabled. */
export async function findSender(
  db: Queryable,
  { municipalityId, id }: WebhookName,
  at: Date,
): Promise<Sender | null> {
  const { rows } =
    await sql<Sender>`select url, sealed_secret, former_secret, former_until, failures from webhooks
    where municipality_id = ${municipalityId} and id = ${id} and paused_because = ''
      and (rests_until is null or rests_until <= ${at}) and ${isLetIn('webhooks.municipality_id')}`.execute(
      db,
    );
  return rows[0] ?? null;
}

export interface TakenDelivery {
  readonly position: number;
  readonly submissionId: string;
  readonly body: string;
  /** With this one. */
  readonly attempts: number;
}

/**
 * Takes what is due, the first of each submission only. That is looked up for each row by an index, and so are the rows that
 * are taken: a join would read everything that waits, or all that was ever delivered, for each few.
 */
export async function leaseDeliveries(
  db: Queryable,
  { municipalityId, id }: WebhookName,
  { at, until, most }: { readonly at: Date; readonly until: Date; readonly most: number },
): Promise<readonly TakenDelivery[]> {
  const { rows } = await sql<TakenDelivery>`
    with due as (
      select d.position from webhook_deliveries d
      where d.municipality_id = ${municipalityId} and d.webhook_id = ${id} and d.state = 'waiting' and d.due_at <= ${at}
        and (d.leased_until is null or d.leased_until <= ${at})
        and d.position = (select b.position from webhook_deliveries b where b.municipality_id = d.municipality_id
          and b.webhook_id = d.webhook_id and b.state = 'waiting' and (b.submission_id, b.position) >= (d.submission_id, 0)
          order by b.submission_id, b.position limit 1)
      order by d.due_at, d.position limit ${most} for update skip locked)
    update webhook_deliveries d set attempts = attempts + 1, leased_until = ${until}, tried_at = ${at}
    where d.municipality_id = ${municipalityId} and d.webhook_id = ${id}
      and d.position = any(array(select position from due))
    returning d.position, d.submission_id, d.body, d.attempts`.execute(db);
  return rows;
}

export interface DeliveryResult {
  readonly position: number;
  readonly submissionId: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly dueAt: Date;
  readonly problem: string;
  readonly status: number | null;
  readonly reply: string;
  readonly milliseconds: number;
}

/** What comes after one that waits waits with it, so that nobody looks at it in vain. */
export async function keepResults(
  tx: Queryable,
  { municipalityId, id }: WebhookName,
  results: readonly DeliveryResult[],
): Promise<void> {
  const column = (name: keyof DeliveryResult) => results.map((one) => one[name]);
  // Named twice, so that they are looked up by their key whatever the database thinks of the size of its tables.
  await sql`
    update webhook_deliveries d set state = r.state, due_at = r.due_at, problem = r.problem, status = r.status,
      reply = r.reply, milliseconds = r.milliseconds, leased_until = null
    from unnest(${column('position')}::bigint[], ${column('state')}::text[], ${column('dueAt')}::timestamptz[],
      ${column('problem')}::text[], ${column('status')}::integer[], ${column('reply')}::text[],
      ${column('milliseconds')}::integer[]) as r(position, state, due_at, problem, status, reply, milliseconds)
    where d.municipality_id = ${municipalityId} and d.webhook_id = ${id} and d.position = r.position
      and d.position = any(${column('position')}::bigint[])`.execute(tx);
  const waiting = results.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return;
  const submissionIds = waiting.map(({ submissionId }) => submissionId);
  await sql`
    update webhook_deliveries d set due_at = r.due_at
    from unnest(${submissionIds}::text[],
      ${waiting.map(({ dueAt }) => dueAt)}::timestamptz[]) as r(submission_id, due_at)
    where d.municipality_id = ${municipalityId} and d.webhook_id = ${id} and d.submission_id = r.submission_id
      and d.submission_id = any(${submissionIds}::text[]) and d.state = 'waiting' and d.due_at < r.due_at`.execute(
    tx,
  );
}

/** The row of a webhook, locked, with its failures; null when it is gone. */
export async function lockFailures(
  tx: Queryable,
  { municipalityId, id }: WebhookName,
): Promise<{
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly pausedBecause: string;
} | null> {
  const { rows } = await sql<{ failures: number; failingSince: Date | null; pausedBecause: string }>`
    select failures, failing_since, paused_because from webhooks
    where municipality_id = ${municipalityId} and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export interface Health {
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly restsUntil: Date | null;
  readonly pausedBecause: string;
}

export async function keepHealth(
  tx: Queryable,
  { municipalityId, id }: WebhookName,
  { failures, failingSince, restsUntil, pausedBecause }: Health,
): Promise<void> {
  await sql`update webhooks set failures = ${failures}, failing_since = ${failingSince}, rests_until = ${restsUntil},
      paused_because = ${pausedBecause}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

/** Who is written to when a webhook is paused; null when the account is closed or has no address. */
export async function findMaker(
  db: Queryable,
  { municipalityId, id }: WebhookName,
): Promise<{
  readonly name: string;
  readonly language: string;
  readonly origin: string;
  readonly email: string;
  readonly municipality: string;
} | null> {
  const { rows } = await sql<{
    name: string;
    language: string;
    origin: string;
    email: string;
    municipality: string;
  }>`select w.name, w.language, w.origin, u.email, m.name as municipality from webhooks w
    join municipalities m on m.id = w.municipality_id
    join users u on u.municipality_id = w.municipality_id and u.username = w.created_by
    where w.municipality_id = ${municipalityId} and w.id = ${id} and u.deactivated_at is null and u.email <> ''`.execute(
    db,
  );
  return rows[0] ?? null;
}
