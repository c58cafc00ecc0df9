// Makes, changes, pauses and deletes webhooks. A secret is given once, in the reply that made it.
// rules: X38.62, X38.66, X38.67, X38.69
import type { AuditDetails } from '@constancia/domain/audit/audit-details.ts';
import type { changeWebhook, createWebhook } from '@constancia/contract/events/webhooks.ts';
import type { Body } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { formScope } from '@constancia/domain/access/scope.ts';
import { checkWebhook, type EnteredWebhook, WEBHOOKS_MAX } from '@constancia/domain/events/new-webhook.ts';
import { tidiedTemplate } from '@constancia/domain/territory/outside-url.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { DeliveryServices } from '../delivery/deliver-webhooks.ts';
import { newWebhookSecret, webhookSecrets } from '../webhook-secrets.ts';
import {
  countWebhooks,
  insertWebhook,
  listAreasOf,
  listKnownForms,
  lockWebhooks,
  pauseWebhook,
  removeWebhook,
  replaceSecret,
  resumeWebhook,
  updateWebhook,
  type WebhookRow,
} from './queries.ts';
import { managedBy, openWebhook } from './read-webhooks.ts';

/** Milliseconds for which the secret before signs as well. */
const FORMER_MS = 24 * 3_600_000;

/** Without spaces around, and nothing twice. */
function tidied({ name, url, kinds, areaIds, formIds }: EnteredWebhook) {
  const once = <T>(values: readonly T[]) => [...new Set(values)];
  return {
    name: name.trim(),
    url: tidiedTemplate(url),
    kinds: once(kinds),
    areaIds: areaIds && once(areaIds),
    formIds: formIds && once(formIds),
  };
}

/** Throws webhook-invalid. */
async function refuseWrong(
  tx: Queryable,
  { config }: DeliveryServices,
  { actor, entered }: { readonly actor: Actor; readonly entered: EnteredWebhook },
): Promise<void> {
  const { municipalityId, areas } = managedBy(actor);
  const known = { scope: formScope(actor), ids: entered.formIds ?? [] };
  const issues = checkWebhook(entered, {
    areas: await listAreasOf(tx, municipalityId, areas),
    allAreas: areas === 'all',
    forms: await listKnownForms(tx, municipalityId, known),
    outsideHosts: config.outsideHosts,
  });
  if (issues.length > 0) throw new Problem('webhook-invalid', { issues });
}

/** A new secret and how it is stored. Throws secret-keys-missing. */
function sealedSecretOf({ config }: DeliveryServices, municipalityId: string, id: string) {
  const box = webhookSecrets(config.secretKeys);
  if (!box.isUsable) throw new Problem('secret-keys-missing');
  const secret = newWebhookSecret();
  return { secret, sealedSecret: box.seal(secret, municipalityId, id) };
}

interface Change {
  readonly actor: Actor;
  readonly id: string;
}

function audited(
  tx: Queryable,
  { actor, id }: Change,
  entry: {
    readonly at: Date;
    readonly action: 'create' | 'update' | 'delete';
    readonly details: AuditDetails;
  },
): Promise<void> {
  const { municipalityId, username } = actor;
  return appendAudit(tx, { municipalityId, actor: username, subject: 'webhook', subjectId: id, ...entry });
}

/** Returns the secret. */
export async function makeWebhook(
  services: DeliveryServices,
  actor: Actor,
  body: Body<typeof createWebhook> & { readonly language: string; readonly origin: string },
): Promise<string> {
  const { municipalityId } = actor;
  const { id, language, origin } = body;
  const at = services.clock();
  const entered = tidied(body);
  const { secret, sealedSecret } = sealedSecretOf(services, municipalityId, id);
  await inTransaction(services.db, async (tx) => {
    await lockWebhooks(tx, municipalityId);
    await refuseWrong(tx, services, { actor, entered });
    if ((await countWebhooks(tx, municipalityId)) >= WEBHOOKS_MAX) throw new Problem('webhooks-full');
    const by = actor.username;
    const isNew = await insertWebhook(tx, {
      ...entered,
      municipalityId,
      id,
      sealedSecret,
      language,
      origin,
      at,
      by,
    });
    if (!isNew) throw new Problem('id-taken');
    await audited(tx, { actor, id }, { at, action: 'create', details: entered });
  });
  return secret;
}

/** Throws webhook-changed when somebody was faster. */
export async function editWebhook(
  services: DeliveryServices,
  actor: Actor,
  { id, version, ...body }: Body<typeof changeWebhook> & { readonly id: string },
): Promise<void> {
  const at = services.clock();
  const entered = tidied(body);
  await inTransaction(services.db, async (tx) => {
    const before = await openWebhook(tx, actor, { id, lock: true });
    if (before.version !== version) throw new Problem('webhook-changed');
    await refuseWrong(tx, services, { actor, entered });
    await updateWebhook(tx, { municipalityId: actor.municipalityId, id, ...entered });
    await audited(
      tx,
      { actor, id },
      { at, action: 'update', details: { before: tidied(entriesOf(before)), now: entered } },
    );
  });
}

const entriesOf = (row: WebhookRow) => ({ ...row, kinds: row.kinds as EnteredWebhook['kinds'] });

/** Pausing and resuming a second time change nothing. */
export async function switchWebhook(
  { db, clock }: DeliveryServices,
  actor: Actor,
  { id, active }: { readonly id: string; readonly active: boolean },
): Promise<void> {
  const at = clock();
  const name = { municipalityId: actor.municipalityId, id };
  await inTransaction(db, async (tx) => {
    const before = await openWebhook(tx, actor, { id, lock: true });
    if ((before.pausedBecause === '') === active) return;
    await (active ? resumeWebhook(tx, name, at) : pauseWebhook(tx, name));
    await audited(tx, { actor, id }, { at, action: 'update', details: { active } });
  });
}

/** Returns the new secret. */
export async function rotateSecret(services: DeliveryServices, actor: Actor, id: string): Promise<string> {
  const at = services.clock();
  const name = { municipalityId: actor.municipalityId, id };
  const { secret, sealedSecret } = sealedSecretOf(services, name.municipalityId, id);
  await inTransaction(services.db, async (tx) => {
    await openWebhook(tx, actor, { id, lock: true });
    await replaceSecret(tx, name, { sealedSecret, formerUntil: new Date(at.getTime() + FORMER_MS) });
    await audited(tx, { actor, id }, { at, action: 'update', details: { newSecret: true } });
  });
  return secret;
}

export async function endWebhook({ db, clock }: DeliveryServices, actor: Actor, id: string): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const { name, url } = await openWebhook(tx, actor, { id, lock: true });
    await removeWebhook(tx, { municipalityId: actor.municipalityId, id });
    await audited(tx, { actor, id }, { at, action: 'delete', details: { name, url } });
  });
}
