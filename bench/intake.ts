// Measures storing submissions: first with as many parallel clients as on a busy morning, then at a calm rate to
// measure the response time.
import autocannon from 'autocannon';
import { answersTo, bigForm } from './big-form.ts';
import { nextId, saveForm, signIn } from './client.ts';
import { cpuSeconds, type Stack } from './stack.ts';
import type { Row } from './table.ts';

const CLIENTS = 32;
const WARM_UP = 300;

interface Load {
  readonly amount: number;
  readonly clients: number;
  /** Requests a second of all clients together; without it they send as fast as they get replies. */
  readonly rate?: number;
}

interface Target {
  readonly stack: Stack;
  readonly formId: string;
  /** JSON with IDPLACE in the position of the id. */
  readonly body: string;
}

function send({ stack, formId, body }: Target, load: Load): Promise<autocannon.Result> {
  const [before = '', after = ''] = body.split('IDPLACE');
  return autocannon({
    url: `${stack.url}/api/public/forms/${formId}/submissions`,
    connections: load.clients,
    amount: load.amount,
    ...(load.rate !== undefined && { overallRate: load.rate }),
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: `${before}${nextId('s')}${after}` }),
      },
    ],
  });
}

function failures(result: autocannon.Result): number {
  return result.non2xx + result.errors + result.timeouts;
}

async function measureSize(
  stack: Stack,
  cookie: string,
  { questions, amount }: { readonly questions: number; readonly amount: number },
): Promise<readonly Row[]> {
  const definition = bigForm(questions);
  const formId = await saveForm(stack, cookie, definition);
  const body = JSON.stringify({ id: 'IDPLACE', version: 1, answers: answersTo(definition) });
  const target = { stack, formId, body };
  await send(target, { amount: WARM_UP, clients: CLIENTS });
  const before = await cpuSeconds(stack);
  const full = await send(target, { amount, clients: CLIENTS });
  const after = await cpuSeconds(stack);
  const calm = await send(target, { amount: 500, clients: 10, rate: 50 });
  const failed = failures(full) + failures(calm);
  if (failed > 0) throw new Error(`${failed} answers of the measurement were not stored`);
  const perThousand = (seconds: number) => (seconds / amount) * 1000;
  const name = `Intake, ${questions} questions`;
  return [
    { what: `${name}: stored`, value: amount / full.duration, unit: 'answers/s' },
    { what: `${name}: waiting at full load, p50`, value: full.latency.p50, unit: 'ms' },
    { what: `${name}: waiting at full load, p99`, value: full.latency.p99, unit: 'ms' },
    { what: `${name}: waiting at 50/s, p50`, value: calm.latency.p50, unit: 'ms' },
    { what: `${name}: waiting at 50/s, p99`, value: calm.latency.p99, unit: 'ms' },
    {
      what: `${name}: CPU of the server`,
      value: perThousand(after.server - before.server),
      unit: 's per 1,000',
    },
    {
      what: `${name}: CPU of PostgreSQL`,
      value: perThousand(after.database - before.database),
      unit: 's per 1,000',
    },
  ];
}

export async function measureIntake(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  return [
    ...(await measureSize(stack, cookie, { questions: 30, amount: 12_000 })),
    ...(await measureSize(stack, cookie, { questions: 250, amount: 6_000 })),
  ];
}
