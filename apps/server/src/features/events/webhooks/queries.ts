// The webhooks of a municipality, as people manage them, and what each has sent.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inScope } from '../../territory/public.ts';

/** A person who sees some areas only sees the webhooks of those. */
function ofAreas(areas: RowScope['areas']) {
  return areas === 'all' ? sql`true` : sql`(w.area_ids is not null and w.area_ids <@ ${areas}::text[])`;
}

export interface WebhookRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly areaIds: readonly string[] | null;
  readonly formIds: readonly string[] | null;
  readonly sealedSecret: string;
  readonly formerSecret: string;
  readonly formerUntil: Date | null;
  readonly pausedBecause: string;
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly waiting: number;
}

export interface Managed {
  readonly municipalityId: string;
  readonly areas: RowScope['areas'];
}

const COLUMNS = sql`w.id, w.version, w.name, w.url, w.kinds, w.area_ids, w.form_ids, w.sealed_secret, w.former_secret,
  w.former_until, w.paused_because, w.failures, w.failing_since, w.created_at, w.created_by,
  (select count(*)::int from webhook_deliveries d where d.municipality_id = w.municipality_id and d.webhook_id = w.id
    and d.state = 'waiting') as waiting`;

export async function listWebhookRows(
  db: Queryable,
  { municipalityId, areas }: Managed,
): Promise<readonly WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`select ${COLUMNS} from webhooks w
    where w.municipality_id = ${municipalityId} and ${ofAreas(areas)}
    order by w.name collate "es-x-icu", w.id`.execute(db);
  return rows;
}

/** Null when there is none, or one of other areas. */
export async function findWebhook(
  db: Queryable,
  { municipalityId, areas }: Managed,
  { id, lock }: { readonly id: string; readonly lock: boolean },
): Promise<WebhookRow | null> {
  const { rows } = await sql<WebhookRow>`select ${COLUMNS} from webhooks w
    where w.municipality_id = ${municipalityId} and w.id = ${id} and ${ofAreas(areas)}
    ${lock ? sql`for no key update of w` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Makes whoever makes a webhook of this municipality at the same moment wait for its turn. */
export async function lockWebhooks(tx: Queryable, municipalityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), hashtext(${municipalityId}))`.execute(tx);
}

export async function countWebhooks(tx: Queryable, municipalityId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from webhooks
    where municipality_id = ${municipalityId}`.execute(tx);
  return rows[0]?.total ?? 0;
}

export interface StoredWebhook {
  readonly municipalityId: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly areaIds: readonly string[] | null;
  readonly formIds: readonly string[] | null;
}

/** False when the id is in use. */
export async function insertWebhook(
  tx: Queryable,
  w: StoredWebhook & {
    readonly sealedSecret: string;
    readonly language: string;
    readonly origin: string;
    readonly at: Date;
    readonly by: string;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into webhooks (municipality_id, id, name, url, kinds, area_ids, form_ids, sealed_secret, language, origin,
      created_at, created_by)
    values (${w.municipalityId}, ${w.id}, ${w.name}, ${w.url}, ${w.kinds}::text[], ${w.areaIds}::text[],
      ${w.formIds}::text[], ${w.sealedSecret}, ${w.language}, ${w.origin}, ${w.at}, ${w.by})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function updateWebhook(tx: Queryable, w: StoredWebhook): Promise<void> {
  await sql`update webhooks set name = ${w.name}, url = ${w.url}, kinds = ${w.kinds}::text[],
      area_ids = ${w.areaIds}::text[], form_ids = ${w.formIds}::text[], version = version + 1
    where municipality_id = ${w.municipalityId} and id = ${w.id}`.execute(tx);
}

interface Name {
  readonly municipalityId: string;
  readonly id: string;
}

export async function pauseWebhook(tx: Queryable, { municipalityId, id }: Name): Promise<void> {
  await sql`update webhooks set paused_because = 'person'
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

/** What waits is due at once, and failures count anew. */
export async function resumeWebhook(tx: Queryable, { municipalityId, id }: Name, at: Date): Promise<void> {
  await sql`update webhooks set paused_because = '', failures = 0, failing_since = null, rests_until = null
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
  await sql`update webhook_deliveries set due_at = ${at}
    where municipality_id = ${municipalityId} and webhook_id = ${id} and state = 'waiting'`.execute(tx);
}

export async function replaceSecret(
  tx: Queryable,
  { municipalityId, id }: Name,
  { sealedSecret, formerUntil }: { readonly sealedSecret: string; readonly formerUntil: Date },
): Promise<void> {
  await sql`update webhooks set former_secret = sealed_secret, former_until = ${formerUntil},
      sealed_secret = ${sealedSecret}
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

export async function removeWebhook(tx: Queryable, { municipalityId, id }: Name): Promise<void> {
  await sql`delete from webhooks where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

export interface DeliveryRow {
  readonly position: number;
  readonly submissionId: string;
  readonly kind: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly triedAt: Date | null;
  readonly body: string;
  readonly problem: string;
  readonly status: number | null;
  readonly reply: string;
  readonly milliseconds: number;
}

export interface DeliveryFilter extends Name {
  /** Any when absent. */
  readonly state?: DeliveryRow['state'] | undefined;
  /** Only those before. */
  readonly before?: number | undefined;
  readonly size: number;
}

/** Newest first. */
export async function listDeliveryRows(
  db: Queryable,
  { municipalityId, id, state, before, size }: DeliveryFilter,
): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select position, submission_id, kind, state, attempts, due_at, created_at, tried_at, body, problem, status, reply,
      milliseconds
    from webhook_deliveries where municipality_id = ${municipalityId} and webhook_id = ${id}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${before === undefined ? sql`` : sql`and position < ${before}`}
    order by position desc limit ${size}`.execute(db);
  return rows;
}

/** Makes a delivery due now, with all its attempts again. False when there is none. */
export async function reopenDelivery(
  tx: Queryable,
  { municipalityId, id }: Name,
  { position, at }: { readonly position: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`update webhook_deliveries set state = 'waiting', attempts = 0, due_at = ${at}
    where municipality_id = ${municipalityId} and webhook_id = ${id} and position = ${position}
    returning position`.execute(tx);
  return rows.length > 0;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The areas of the municipality that a person has, by name. */
export async function listAreasOf(
  db: Queryable,
  municipalityId: string,
  areas: RowScope['areas'],
): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`select id, name from areas
    where municipality_id = ${municipalityId} and ${areas === 'all' ? sql`true` : sql`id = any(${areas})`}
    order by name collate "es-x-icu", id`.execute(db);
  return rows;
}

/** Forms that are not deleted, by title. */
export async function listFormsOf(
  db: Queryable,
  municipalityId: string,
  { scope, most }: { readonly scope: RowScope; readonly most: number },
): Promise<readonly { readonly id: string; readonly title: Localized }[]> {
  const { rows } = await sql<{
    id: string;
    title: Localized;
  }>`select f.id, f.titles as title from forms f
    where f.municipality_id = ${municipalityId} and f.deleted_at is null and ${inScope(scope, 'f.area_id')}
    order by f.title collate "es-x-icu", f.id limit ${most}`.execute(db);
  return rows;
}

/** Those of the ids that are forms of the municipality in the scope, deleted ones too. */
export async function listKnownForms(
  db: Queryable,
  municipalityId: string,
  { scope, ids }: { readonly scope: RowScope; readonly ids: readonly string[] },
): Promise<readonly { readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`select f.id from forms f
    where f.municipality_id = ${municipalityId} and f.id = any(${ids}::text[])
      and ${inScope(scope, 'f.area_id')}`.execute(db);
  return rows;
}
