// What people see of webhooks: the list, what they can choose, and the log of one.
// rules: X38.62, X38.68
import type {
  listWebhookDeliveries,
  listWebhooks,
  readWebhookOffer,
} from '@constancia/contract/events/webhooks.ts';
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { formScope } from '@constancia/domain/access/scope.ts';
import { isEventKind } from '@constancia/domain/events/events.ts';
import { DELIVERIES_SIZE, WEBHOOK_FORMS_MAX } from '@constancia/domain/events/new-webhook.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findTimeZone } from '../../territory/public.ts';
import {
  type DeliveryRow,
  findWebhook,
  listAreasOf,
  listDeliveryRows,
  listFormsOf,
  listWebhookRows,
  type Managed,
  type WebhookRow,
} from './queries.ts';

type Listed = Reply<typeof listWebhooks>['webhooks'][number];
type Delivery = Reply<typeof listWebhookDeliveries>['deliveries'][number];

/** Whose webhooks the person manages. */
export const managedBy = (actor: Actor): Managed => ({
  municipalityId: actor.municipalityId,
  areas: formScope(actor).areas,
});

/** Throws webhook-not-found. */
export async function openWebhook(
  db: Queryable,
  actor: Actor,
  asked: { readonly id: string; readonly lock: boolean },
): Promise<WebhookRow> {
  const found = await findWebhook(db, managedBy(actor), asked);
  if (!found) throw new Problem('webhook-not-found');
  return found;
}

const timeZoneOf = async (db: Queryable, { municipalityId }: Actor) =>
  (await findTimeZone(db, municipalityId)) ?? 'UTC';

export async function webhooksOf(db: Database, actor: Actor): Promise<Reply<typeof listWebhooks>> {
  const rows = await listWebhookRows(db, managedBy(actor));
  return { webhooks: rows.map(present), timeZone: await timeZoneOf(db, actor) };
}

function present(row: WebhookRow): Listed {
  const { id, version, name, url, failures, waiting, createdBy, areaIds, formIds, pausedBecause } = row;
  return {
    id,
    version,
    name,
    url,
    failures,
    waiting,
    createdBy,
    kinds: row.kinds.filter(isEventKind),
    areaIds: areaIds && [...areaIds],
    formIds: formIds && [...formIds],
    pausedBecause: pausedBecause === '' ? null : (pausedBecause as Listed['pausedBecause']),
    failingSince: row.failingSince?.toISOString() ?? null,
    formerUntil: row.formerUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function offerTo(db: Database, actor: Actor): Promise<Reply<typeof readWebhookOffer>> {
  const { municipalityId, areas } = managedBy(actor);
  const scope = formScope(actor);
  return {
    areas: [...(await listAreasOf(db, municipalityId, areas))],
    allAreas: areas === 'all',
    forms: [...(await listFormsOf(db, municipalityId, { scope, most: WEBHOOK_FORMS_MAX }))],
  };
}

/** Throws webhook-not-found. */
export async function deliveriesOf(
  db: Database,
  actor: Actor,
  { id, state, cursor }: Query<typeof listWebhookDeliveries> & { readonly id: string },
): Promise<Reply<typeof listWebhookDeliveries>> {
  const { municipalityId } = actor;
  await openWebhook(db, actor, { id, lock: false });
  const size = DELIVERIES_SIZE + 1;
  const rows = await listDeliveryRows(db, { municipalityId, id, state, before: cursor, size });
  const shown = rows.slice(0, DELIVERIES_SIZE);
  return {
    deliveries: shown.map(presentDelivery),
    next: rows.length > DELIVERIES_SIZE ? (shown.at(-1)?.position ?? null) : null,
    timeZone: await timeZoneOf(db, actor),
  };
}

function presentDelivery(row: DeliveryRow): Delivery {
  return {
    ...row,
    kind: row.kind as Delivery['kind'],
    problem: row.problem as Delivery['problem'],
    dueAt: row.dueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
  };
}
