// What a worker does for webhooks all the time: it publishes events and sends what is due, every webhook by itself, so that
// a slow system holds up no other one. Any number of workers may do it at the same time.
// rules: X38.63
import type { Log } from '../../../platform/log.ts';
import { publishEvents } from './publish-events.ts';
import { type DeliveryServices, deliverTo } from './deliver-webhooks.ts';
import { listDue } from './queries.ts';

/** Milliseconds between two looks at what is new or due. */
const INTERVAL_MS = 500;
/** Systems that are sent to at a time. */
const SYSTEMS_MAX = 20;

/** Returns the function that stops it: requests that were sent are waited for. */
export function runWebhooks(services: DeliveryServices, log: Log): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  let turn: Promise<void> = Promise.resolve();
  let isTurning = false;
  const failed = (error: unknown) => log.warn({ err: error }, 'webhooks could not be sent');
  const begin = async () => {
    await publishEvents(services);
    for (const name of await listDue(services.db, services.clock())) {
      const key = `${name.municipalityId} ${name.id}`;
      if (running.has(key) || running.size >= SYSTEMS_MAX || isStopped) continue;
      const sending = deliverTo(services, name, () => isStopped)
        .catch(failed)
        .finally(() => running.delete(key));
      running.set(key, sending);
    }
  };
  const timer = setInterval(() => {
    if (isTurning) return;
    isTurning = true;
    turn = begin()
      .catch(failed)
      .finally(() => {
        isTurning = false;
      });
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await turn;
    await Promise.all(running.values());
  };
}
