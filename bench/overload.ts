// Measures what happens when three times as many submissions arrive as can be stored: what is refused has to be refused
// quickly and say when to try again, and afterwards everything has to be as before.
import { openNginx } from '../faults/nginx.ts';
import { bigForm } from './big-form.ts';
import { saveForm, signIn } from './client.ts';
import { storedAll } from './intake.ts';
import { type Load, type Reply, run } from './load.ts';
import type { Stack } from './stack.ts';
import { percentile, percentileRows, type Row } from './table.ts';
import { submissionRequests } from './varied-answers.ts';

const QUESTIONS = 30;
const CLIENTS = 32;
const WARM_UP = 2_000;
const FULL = 8_000;
const OVERLOAD_SECONDS = 10;
const AFTER = { amount: 200, clients: 10, rate: 50 };

function timesOf(
  replies: readonly Reply[],
  read: (reply: Reply) => number = ({ ms }) => ms,
): readonly number[] {
  return replies.length === 0 ? [0] : replies.map(read);
}

/** Straight to the server, and as in production, where nginx keeps its connections to the server. */
export async function measureOverload(stack: Stack): Promise<readonly Row[]> {
  const definition = bigForm(QUESTIONS);
  const next = submissionRequests(definition, [await saveForm(stack, await signIn(stack), definition)]);
  await run({ url: stack.url, amount: WARM_UP, clients: CLIENTS, next });
  const full = await run({ url: stack.url, amount: FULL, clients: CLIENTS, next });
  storedAll(full);
  const rate = Math.round((FULL / full.seconds) * 3);
  const rows = await overloaded('Overload', { url: stack.url, rate, next });
  const nginx = await openNginx([Number(new URL(stack.url).port)]);
  if (nginx === null) return rows;
  const behind = { url: `http://127.0.0.1:${nginx.port}`, rate, next };
  try {
    return [...rows, ...(await overloaded('Overload behind nginx', behind))];
  } finally {
    await nginx.stop();
  }
}

type Overloading = Pick<Load, 'url' | 'next'> & { readonly rate: number };

async function overloaded(name: string, { url, rate, next }: Overloading): Promise<readonly Row[]> {
  const loaded = await run({ url, amount: rate * OVERLOAD_SECONDS, clients: 400, rate, next });
  const after = await run({ url, ...AFTER, next });
  const of = (wanted: (status: number) => boolean) => loaded.replies.filter(({ status }) => wanted(status));
  const stored = of((status) => status === 200);
  const refused = of((status) => status === 503 || status === 429);
  const others = of((status) => ![200, 429, 503].includes(status));
  const normal = storedAll({ ...after, replies: after.replies.filter(({ at }) => at > 2_000) });
  return [
    { what: `${name}: sent, three times what is stored at full load`, value: rate, unit: 'answers/s' },
    { what: `${name}: sent indeed`, value: loaded.replies.length / loaded.seconds, unit: 'answers/s' },
    { what: `${name}: stored`, value: stored.length / loaded.seconds, unit: 'answers/s' },
    { what: `${name}: refused with 429 or 503`, value: refused.length, unit: 'answers' },
    {
      what: `${name}: of them without Retry-After`,
      value: refused.filter((one) => one.retryAfter === null).length,
      unit: '',
    },
    { what: `${name}: other replies, and broken connections`, value: others.length, unit: '' },
    ...percentileRows(`${name}: waiting for a refusal`, timesOf(refused), 0.5, 0.99),
    {
      what: `${name}: of that until the generator had sent it, p99`,
      value: percentile(
        timesOf(refused, ({ unsentMs }) => unsentMs),
        0.99,
      ),
      unit: 'ms',
    },
    {
      what: `${name}: from sending to the refusal, p99`,
      value: percentile(
        timesOf(refused, ({ ms, unsentMs }) => ms - unsentMs),
        0.99,
      ),
      unit: 'ms',
    },
    { what: `${name}: waiting until stored, p99`, value: percentile(timesOf(stored), 0.99), unit: 'ms' },
    { what: `${name}: two seconds later at 50/s, p99`, value: percentile(normal, 0.99), unit: 'ms' },
  ];
}
