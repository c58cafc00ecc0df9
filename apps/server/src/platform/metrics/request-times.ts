// How many requests this process answered, and how long they took, by method, route and status. A route is the template of
// its URL, so no id and no text of a person becomes a label, and strangers cannot make up new ones.
// rules: X37.18
import { Histogram } from 'prom-client';

interface Answered {
  readonly method: string;
  /** Undefined where no route has this URL. */
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
}

export const requestTimes = new Histogram({
  name: 'constancia_request_seconds',
  help: 'Requests that were answered, by route; 429 and 503 were refused by limits.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
});

export function countRequest({ method, route = 'none', status, ms }: Answered): void {
  requestTimes.observe({ method, route, status: String(status) }, ms / 1_000);
}
