// What the roles may use of events.
export { deleteOldEvents } from './delete-events.ts';
export { runWebhooks } from './delivery/webhook-runner.ts';
export { withoutEvents } from './queries.ts';
