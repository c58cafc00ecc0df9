// Events, states and outcomes of webhooks in words.
// rules: X38.73, X38.74
import type { EventKind } from '@constancia/domain/events/events.ts';
import { type TextCode, t } from '../../../platform/texts.ts';
import type { DeliveryState, ListedWebhook, Sample } from './api.ts';

const KIND_TEXTS: Readonly<Record<EventKind, TextCode>> = {
  sent: 'webhooks.kind-sent',
  'state-changed': 'webhooks.kind-state-changed',
  corrected: 'webhooks.kind-corrected',
  completed: 'webhooks.kind-completed',
  requested: 'webhooks.kind-requested',
  revised: 'webhooks.kind-revised',
  paid: 'webhooks.kind-paid',
  'incident-raised': 'webhooks.kind-incident-raised',
  deleted: 'webhooks.kind-deleted',
};

export const kindText = (kind: EventKind): string => t(KIND_TEXTS[kind]);

export type Health = 'active' | 'failing' | 'paused';

const HEALTH_TEXTS: Readonly<Record<Health, TextCode>> = {
  active: 'webhooks.state-active',
  failing: 'webhooks.state-failing',
  paused: 'webhooks.state-paused',
};

export function healthOf({ pausedBecause, failures }: ListedWebhook): Health {
  if (pausedBecause !== null) return 'paused';
  return failures > 0 ? 'failing' : 'active';
}

export const healthText = (health: Health): string => t(HEALTH_TEXTS[health]);

const PAUSED_TEXTS: Readonly<Record<NonNullable<ListedWebhook['pausedBecause']>, TextCode>> = {
  person: 'webhooks.paused-person',
  failures: 'webhooks.paused-failures',
  gone: 'webhooks.paused-gone',
};

export const pausedText = (because: NonNullable<ListedWebhook['pausedBecause']>): string =>
  t(PAUSED_TEXTS[because]);

const STATE_TEXTS: Readonly<Record<DeliveryState, TextCode>> = {
  waiting: 'webhooks.log-waiting',
  delivered: 'webhooks.log-delivered',
  failed: 'webhooks.log-failed',
};

export const stateText = (state: DeliveryState): string => t(STATE_TEXTS[state]);

const PROBLEM_TEXTS = {
  'no-answer': 'webhooks.problem-no-answer',
  'not-public': 'webhooks.problem-not-public',
  'not-signed': 'webhooks.problem-not-signed',
} as const;

/** What came back of an attempt; '' before the first. */
export function outcomeText({
  problem,
  status,
  milliseconds,
}: Pick<Sample, 'problem' | 'status' | 'milliseconds'>): string {
  if (status !== null) return t('webhooks.replied', { status, milliseconds });
  return problem === '' || problem === 'bad-status' ? '' : t(PROBLEM_TEXTS[problem]);
}
