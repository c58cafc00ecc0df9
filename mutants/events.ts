// Faults in events and webhooks: events that are missed, leak or come in another order, requests that are not signed or go
// where they must not.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const EVENTS = 'apps/server/src/features/events';
const QUERIES = `${EVENTS}/queries.ts`;
const DELIVERY_QUERIES = `${EVENTS}/delivery/queries.ts`;
const DELIVER = `${EVENTS}/delivery/deliver-webhooks.ts`;
const SAVE = `${EVENTS}/webhooks/save-webhook.ts`;
const FEED_TEST = `${EVENTS}/events.test.ts`;
const DELIVER_TEST = `${EVENTS}/delivery/deliver-webhooks.test.ts`;
const WEBHOOKS_TEST = `${EVENTS}/webhooks/webhooks.test.ts`;
const REVIEW_TEST = `${EVENTS}/review-events.test.ts`;
const RETRIES = 'packages/domain/src/events/retries.ts';

export const EVENT_MUTANTS: readonly Mutant[] = [
  {
    id: 'x38-60-position-with-the-change',
    fault: 'a reader misses an event that is committed late, because positions follow the writing',
    file: QUERIES,
    find: "nextval('submission_event_positions') as position",
    put: 'id as position',
    noticedBy: { file: FEED_TEST, title: 'a change that is committed late comes after' },
  },
  {
    id: 'x38-60-import-is-news',
    fault: 'an import notifies every system of old corrections',
    file: QUERIES,
    find: "set_config('constancia.importing', 'yes', true)",
    put: "set_config('constancia.importing', '', true)",
    noticedBy: { file: REVIEW_TEST, title: 'what is imported is no event' },
  },
  {
    id: 'x38-72-others-events',
    fault: 'who sees only their own submissions reads events of all',
    file: QUERIES,
    find: 'const own = scope.createdBy\n',
    put: 'const own = scope.createdBy && scope.areas === "all"\n',
    noticedBy: { file: FEED_TEST, title: 'a program gets the events of its areas' },
  },
  {
    id: 'x38-72-other-areas',
    fault: 'a program for one area reads the events of all areas',
    file: QUERIES,
    find: "and ${inScope(scope, 'e.area_id')} ${own}",
    put: '${own}',
    noticedBy: { file: FEED_TEST, title: 'a program gets the events of its areas' },
  },
  {
    id: 'x38-71-kept-a-day-less',
    fault: 'events are deleted a day early',
    file: 'packages/domain/src/events/events.ts',
    find: 'export const EVENT_DAYS = 30;',
    put: 'export const EVENT_DAYS = 29;',
    noticedBy: { file: FEED_TEST, title: 'an event is kept for thirty days' },
  },
  {
    id: 'x38-62-areas-of-others',
    fault: 'a supervisor manages webhooks of areas that are not theirs',
    file: `${EVENTS}/webhooks/queries.ts`,
    find: 'w.area_ids <@ ${areas}::text[])',
    put: '${areas}::text[] is not null or w.area_ids is null)',
    noticedBy: { file: WEBHOOKS_TEST, title: 'who has some areas chooses among them' },
  },
  {
    id: 'x38-62-one-too-many',
    fault: 'a municipality has twenty-one webhooks',
    file: SAVE,
    find: '>= WEBHOOKS_MAX',
    put: '> WEBHOOKS_MAX',
    noticedBy: { file: WEBHOOKS_TEST, title: 'there are twenty at most' },
  },
  {
    id: 'x38-62-older-change-wins',
    fault: 'a change that was begun before another one overwrites it',
    file: SAVE,
    find: "if (before.version !== version) throw new Problem('webhook-changed');",
    put: '',
    noticedBy: { file: WEBHOOKS_TEST, title: 'a change over a newer one is refused' },
  },
  {
    id: 'x38-63-out-of-order',
    fault: 'the later events of a submission arrive before one that failed',
    file: DELIVERY_QUERIES,
    find: 'and d.position = (select b.position',
    put: 'and d.position >= (select b.position',
    noticedBy: { file: DELIVER_TEST, title: 'arrive one after the other, also by several workers' },
  },
  {
    id: 'x38-63-lost-with-its-worker',
    fault: 'what a worker had taken when it died is never sent',
    file: DELIVERY_QUERIES,
    find: 'and (d.leased_until is null or d.leased_until <= ${at})',
    put: 'and d.leased_until is null',
    noticedBy: { file: DELIVER_TEST, title: 'a worker that dies while it sends' },
  },
  {
    id: 'x38-64-given-up-early',
    fault: 'a system that is away for two days misses events',
    file: RETRIES,
    find: '86_400, 103_650]',
    put: '86_400]',
    noticedBy: { file: DELIVER_TEST, title: 'tried again for three days' },
  },
  {
    id: 'x38-65-private-address',
    fault: 'a webhook reaches the inner network through a name',
    file: DELIVER,
    find: '!config.outsideHosts.includes(new URL(url).host)',
    put: 'false',
    noticedBy: { file: DELIVER_TEST, title: 'a name that leads to this machine' },
  },
  {
    id: 'x38-65-long-replies',
    fault: 'the log keeps whatever a system replies',
    file: 'apps/server/src/ports/webhooks/http.ts',
    find: '.subarray(0, REPLY_MAX)',
    put: '',
    noticedBy: { file: DELIVER_TEST, title: 'replies at length' },
  },
  {
    id: 'x38-66-former-secret-forever',
    fault: 'a secret that was replaced because it leaked signs for ever',
    file: DELIVER,
    find: 'sealed.formerUntil > at',
    put: 'sealed.formerUntil !== at',
    noticedBy: { file: DELIVER_TEST, title: 'for a day after it was replaced' },
  },
  {
    id: 'x38-66-former-secret-at-once',
    fault: 'a system that has not changed its secret yet refuses every event',
    file: DELIVER,
    find: '...(isFormerValid ? [sealed.formerSecret] : [])',
    put: '',
    noticedBy: { file: DELIVER_TEST, title: 'for a day after it was replaced' },
  },
  {
    id: 'x38-67-never-paused',
    fault: 'a webhook that fails for days is never paused, and nobody hears of it',
    file: RETRIES,
    find: 'failures >= FAILURES_TO_PAUSE &&',
    put: 'failures < 0 &&',
    noticedBy: { file: DELIVER_TEST, title: 'gone for a day' },
  },
  {
    id: 'x38-67-paused-too-soon',
    fault: 'a system that is away for an hour is paused',
    file: RETRIES,
    find: ' && now - since >= MS_TO_PAUSE',
    put: '',
    noticedBy: { file: DELIVER_TEST, title: 'gone for a day' },
  },
  {
    id: 'x38-67-gone-goes-on',
    fault: 'a system that said that its URL is gone is asked on',
    file: DELIVER,
    find: 'const GONE = 410;',
    put: 'const GONE = 418;',
    noticedBy: { file: DELIVER_TEST, title: 'says that its URL is gone' },
  },
  {
    id: 'x38-67-no-rest',
    fault: 'a system that fails gets all requests again and again',
    file: RETRIES,
    find: 'if (failures < FAILURES_TO_REST) return 0;',
    put: 'if (failures < 1_000_000) return 0;',
    noticedBy: { file: DELIVER_TEST, title: 'one delivery at a time tries' },
  },
];
