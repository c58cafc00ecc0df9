// Delivers events to webhooks, at least once, those of a submission one after the other. One that fails is tried again for
// three days. A system that fails much is asked one thing at a time, and a webhook that fails for a day is paused.
// rules: X38.63-X38.67
import type { Agent } from 'node:http';
import { eventId } from '@constancia/domain/events/events.ts';
import {
  FAILURES_TO_REST,
  isPausedAfter,
  secondsToNextAttempt,
  secondsToRest,
  WEBHOOK_TIMEOUT_MS,
} from '@constancia/domain/events/retries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import type { SecretKey } from '../../../platform/secrets/secret-box.ts';
import { connectionsTo } from '../../../ports/outside-call/public-fetch.ts';
import { sendWebhook, type WebhookOutcome } from '../../../ports/webhooks/http.ts';
import { signedHeaders, webhookSecrets } from '../webhook-secrets.ts';
import {
  type DeliveryResult,
  findSender,
  type Health,
  keepHealth,
  keepResults,
  leaseDeliveries,
  lockFailures,
  type Sender,
  type TakenDelivery,
  type WebhookName,
} from './queries.ts';
import { postPausedMail } from './webhook-mail.ts';

export interface DeliveryServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: {
    readonly secretKeys: readonly SecretKey[];
    readonly outsideHosts: readonly string[];
  };
  /** Milliseconds for a request; ten seconds when absent. */
  readonly timeoutMs?: number;
}

/** Deliveries to one system at a time. */
const MOST = 64;
/** For which one process holds a delivery; sending takes less. */
const LEASE_MS = 60_000;
/** The system says that the URL is no more. */
const GONE = 410;

/** Sends what is due for a webhook until nothing is, over the same connections. */
export async function deliverTo(
  services: DeliveryServices,
  name: WebhookName,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const first = await findSender(services.db, name, services.clock());
  if (!first) return;
  const agent = connectionsTo(first.url);
  try {
    while (!isStopped() && (await deliverSome(services, name, { agent, url: first.url })));
  } finally {
    agent.destroy();
  }
}

/** False when nothing more is due, or goes to another URL now. */
async function deliverSome(
  services: DeliveryServices,
  name: WebhookName,
  { agent, url }: { readonly agent: Agent; readonly url: string },
): Promise<boolean> {
  const { db, clock } = services;
  const at = clock();
  const sender = await findSender(db, name, at);
  if (sender?.url !== url) return false;
  const until = new Date(at.getTime() + LEASE_MS);
  const most = sender.failures < FAILURES_TO_REST ? MOST : 1;
  const taken = await leaseDeliveries(db, name, { at, until, most });
  if (taken.length === 0) return false;
  const send = senderTo(services, { ...sender, name }, agent);
  const outcomes = await Promise.all(
    taken.map(({ position, body }) => send({ id: eventId(position), body })),
  );
  await resolve(services, name, { taken, outcomes });
  return true;
}

export type Outcome = Omit<WebhookOutcome, 'problem'> & {
  /** not-signed: no secret of it can be decrypted. */
  readonly problem: WebhookOutcome['problem'] | 'not-signed';
};

type Send = (message: { readonly id: string; readonly body: string }) => Promise<Outcome>;

/** What signs messages with the secret, for a day also with the one before, and sends them. */
export function senderTo(
  { clock, config, timeoutMs = WEBHOOK_TIMEOUT_MS }: Omit<DeliveryServices, 'db'>,
  { name, url, ...sealed }: Omit<Sender, 'failures'> & { readonly name: WebhookName },
  agent?: Agent,
): Send {
  const at = clock();
  const box = webhookSecrets(config.secretKeys);
  const isFormerValid = sealed.formerUntil !== null && sealed.formerUntil > at;
  const boxes = [sealed.sealedSecret, ...(isFormerValid ? [sealed.formerSecret] : [])];
  const secrets = boxes.flatMap((one) => box.open(one, name.municipalityId, name.id) ?? []);
  const onlyPublic = !config.outsideHosts.includes(new URL(url).host);
  return async ({ id, body }) => {
    if (secrets.length === 0) return { problem: 'not-signed', status: null, reply: '', milliseconds: 0 };
    const headers = signedHeaders(secrets, { id, at: clock(), body });
    return sendWebhook({ url, onlyPublic, headers, body, timeoutMs, agent });
  };
}

interface Sent {
  readonly taken: readonly TakenDelivery[];
  readonly outcomes: readonly Outcome[];
}

async function resolve(
  { db, clock }: DeliveryServices,
  name: WebhookName,
  { taken, outcomes }: Sent,
): Promise<void> {
  const now = clock();
  const results = taken.map((delivery, at) => resultOf(delivery, outcomes[at], now));
  await inTransaction(db, async (tx) => {
    const before = await lockFailures(tx, name);
    if (!before) return;
    await keepResults(tx, name, results);
    const health = healthAfter(before, outcomes, now);
    await keepHealth(tx, name, health);
    if (health.pausedBecause !== '' && before.pausedBecause === '')
      await postPausedMail(tx, name, { because: health.pausedBecause, at: now });
  });
}

function resultOf(
  { position, submissionId, attempts }: TakenDelivery,
  outcome: Outcome | undefined,
  now: Date,
): DeliveryResult {
  if (!outcome) throw new Error('a delivery without an outcome');
  const seconds = outcome.problem === '' ? undefined : secondsToNextAttempt(attempts);
  const dueAt = new Date(now.getTime() + (seconds ?? 0) * 1000);
  const ended = outcome.problem === '' ? 'delivered' : 'failed';
  return { ...outcome, position, submissionId, dueAt, state: seconds === undefined ? ended : 'waiting' };
}

/** A webhook that somebody paused in between stays paused. */
function healthAfter(
  before: Pick<Health, 'failures' | 'failingSince' | 'pausedBecause'>,
  outcomes: readonly Outcome[],
  now: Date,
): Health {
  if (outcomes.some(({ problem }) => problem === ''))
    return { failures: 0, failingSince: null, restsUntil: null, pausedBecause: before.pausedBecause };
  const failures = before.failures + outcomes.length;
  const failingSince = before.failingSince ?? now;
  const rest = secondsToRest(failures);
  const restsUntil = rest === 0 ? null : new Date(now.getTime() + rest * 1000);
  const isGone = outcomes.some(({ status }) => status === GONE);
  const isFailing = isPausedAfter({ failures, since: failingSince.getTime() }, now.getTime());
  const reason = isGone ? 'gone' : isFailing ? 'failures' : '';
  return { failures, failingSince, restsUntil, pausedBecause: before.pausedBecause || reason };
}
