// Measures webhooks: how many a second leave, and what intake loses while they do. The system that is notified runs in this
// process, on the same machine as everything else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { bigForm } from './big-form.ts';
import { nextId, saveForm, signIn } from './client.ts';
import { measureRound, type Round } from './intake.ts';
import { startStack, type Stack } from './stack.ts';
import { median, type Row } from './table.ts';
import { submissionRequests } from './varied-answers.ts';

const ROUNDS = 5;
const AMOUNT = 7_000;
/** Of so many forms so many are notified: about 1,000 a second leave then, which is the goal. */
const FORMS = 7;
const NOTIFIED = 3;
const WAITING = 5_000;
const LONGEST_MS = 120_000;

const ADMINISTRATOR = 'azucena.pedrera.lujan@villamaria.example';

async function openReceiver() {
  const counted = { requests: 0 };
  const server = createServer((request, reply) => {
    counted.requests += 1;
    request.resume().on('end', () => reply.end('ok'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { counted, host: `127.0.0.1:${port}`, close: () => server.close() };
}

interface Asking {
  readonly stack: Stack;
  readonly cookie: string;
}

async function ask({ stack, cookie }: Asking, [method, path, body]: readonly [string, string, object?]) {
  const reply = await fetch(`${stack.url}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`);
}

async function makeWebhook(
  asking: Asking,
  host: string,
  formIds: readonly string[] | null = null,
): Promise<string> {
  const id = nextId('webhook');
  const webhook = { name: 'Bench', url: `http://${host}/`, kinds: ['sent'], areaIds: null, formIds };
  await ask(asking, ['POST', '/api/webhooks', { id, ...webhook }]);
  return `/api/webhooks/${id}`;
}

export async function measureWebhooks(): Promise<readonly Row[]> {
  const receiver = await openReceiver();
  const stack = await startStack({ outsideHosts: receiver.host });
  try {
    const asking = { stack, cookie: await signIn(stack, ADMINISTRATOR) };
    const definition = bigForm(30);
    const formIds: string[] = [];
    for (let at = 0; at < FORMS; at++) formIds.push(await saveForm(stack, await signIn(stack), definition));
    const next = submissionRequests(definition, formIds);
    const arrive = async (expected: number) => {
      const begun = performance.now();
      while (receiver.counted.requests < expected && performance.now() - begun < LONGEST_MS)
        await setTimeout(20);
      return performance.now() - begun;
    };
    const without: Round[] = [];
    const some = { formIds: formIds.slice(0, NOTIFIED), rounds: [] as Round[], left: [] as number[] };
    const every = { formIds, rounds: [] as Round[], left: [] as number[] };
    await measureRound({ stack, next }, 500);
    for (let round = 0; round < ROUNDS; round++) {
      without.push(await measureRound({ stack, next }, AMOUNT));
      for (const notified of [some, every]) {
        const path = await makeWebhook(asking, receiver.host, notified.formIds);
        const before = receiver.counted.requests;
        const measured = await measureRound({ stack, next }, AMOUNT);
        notified.rounds.push(measured);
        notified.left.push(((receiver.counted.requests - before) * measured.perSecond) / AMOUNT);
        await arrive(before + (AMOUNT * notified.formIds.length) / FORMS);
        await ask(asking, ['DELETE', path]);
      }
    }
    const path = await makeWebhook(asking, receiver.host);
    await ask(asking, ['PUT', `${path}/active`, { active: false }]);
    await measureRound({ stack, next }, WAITING);
    await setTimeout(3_000);
    const before = receiver.counted.requests;
    await ask(asking, ['PUT', `${path}/active`, { active: true }]);
    const ms = await arrive(before + WAITING);
    const sent = receiver.counted.requests - before;
    const stored = (those: readonly Round[]) => median(those.map(({ perSecond }) => perSecond));
    return [
      { what: 'Webhooks: requests that left, of 5,000 waiting', value: sent / (ms / 1000), unit: '/s' },
      { what: 'Webhooks: intake without any, 30 questions', value: stored(without), unit: 'answers/s' },
      {
        what: `Webhooks: intake while ${NOTIFIED} of ${FORMS} are notified`,
        value: stored(some.rounds),
        unit: 'answers/s',
      },
      { what: 'Webhooks: requests that left meanwhile', value: median(some.left), unit: '/s' },
      {
        what: 'Webhooks: intake while every one is notified',
        value: stored(every.rounds),
        unit: 'answers/s',
      },
      { what: 'Webhooks: requests that left meanwhile', value: median(every.left), unit: '/s' },
    ];
  } finally {
    await stack.stop();
    receiver.close();
  }
}
