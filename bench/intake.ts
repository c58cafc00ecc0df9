// Measures storing submissions: rounds with as many parallel clients as on a busy morning, then a calm rate to measure
// the response time; and, in the same run, what PostgreSQL alone needs for the same answers. With --beside=<folder> the
// rounds alternate between this checkout and another one.
import { resolve } from 'node:path';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { bigForm } from './big-form.ts';
import { saveForm, signIn } from './client.ts';
import { measureFloor } from './floor.ts';
import { type Loaded, run } from './load.ts';
import { cpuSeconds, type Stack, startStack } from './stack.ts';
import { median, percentileRows, type Row } from './table.ts';
import { submissionRequests } from './varied-answers.ts';

const CLIENTS = 32;
const WARM_UP = 500;
const CALM = { amount: 500, clients: 10, rate: 50 };

interface Size {
  readonly questions: number;
  readonly rounds: number;
  readonly amount: number;
}

/** More than 40,000 answers of the small form: what a plan made on a young table costs later shows only then. */
const SIZES: readonly Size[] = [
  { questions: 30, rounds: 6, amount: 8_000 },
  { questions: 250, rounds: 5, amount: 4_000 },
];

interface Measured {
  /** '' for this checkout. */
  readonly name: string;
  readonly stack: Stack;
  /** Its folder; absent for this one. */
  readonly checkout?: string;
}

/** One checkout with a form to send answers to. */
interface Subject {
  /** '' for this checkout. */
  readonly name: string;
  readonly stack: Stack;
  readonly next: () => readonly (Buffer | string)[];
}

export interface Round {
  readonly perSecond: number;
  /** CPU seconds per 1,000 answers. */
  readonly server: number;
  readonly database: number;
  readonly waiting: readonly number[];
}

/** Times in milliseconds. Throws when an answer was not stored. */
export function storedAll({ replies }: Loaded): readonly number[] {
  const failed = replies.filter(({ status }) => status !== 200);
  if (failed.length > 0)
    throw new Error(`${failed.length} answers of the measurement were not stored: ${failed[0]?.status}`);
  return replies.map(({ ms }) => ms);
}

export async function measureRound(
  { stack, next }: Omit<Subject, 'name'>,
  amount: number,
  clients = CLIENTS,
): Promise<Round> {
  const before = await cpuSeconds(stack);
  const loaded = await run({ url: stack.url, amount, clients, next });
  const after = await cpuSeconds(stack);
  const perThousand = (seconds: number) => (seconds / amount) * 1000;
  return {
    waiting: storedAll(loaded),
    perSecond: amount / loaded.seconds,
    server: perThousand(after.server - before.server),
    database: perThousand(after.database - before.database),
  };
}

type MakeForm = (questions: number) => FormDefinition;

/** Makes forms as that checkout expects them. */
async function formsOf(checkout: string | undefined): Promise<MakeForm> {
  if (checkout === undefined) return bigForm;
  const made = (await import(resolve(checkout, 'bench/big-form.ts'))) as { readonly bigForm: MakeForm };
  return made.bigForm;
}

async function subjectOf({ name, stack, checkout }: Measured, questions: number): Promise<Subject> {
  const definition = (await formsOf(checkout))(questions);
  const formId = await saveForm(stack, await signIn(stack), definition);
  const next = submissionRequests(definition, [formId]);
  await run({ url: stack.url, amount: WARM_UP, clients: CLIENTS, next });
  return { name, stack, next };
}

const both = ({ server, database }: Round) => server + database;

/** The rows of one subject. */
export function roundRows(name: string, rounds: readonly Round[]): readonly Row[] {
  const first = rounds[0];
  const last = rounds.at(-1);
  if (!first || !last) return [];
  const waiting = rounds.flatMap((round) => round.waiting);
  const of = (read: (round: Round) => number) => median(rounds.map(read));
  const cpu = (what: string, value: number): Row => ({
    what: `${name}: CPU ${what}`,
    value,
    unit: 's per 1,000',
  });
  return [
    {
      what: `${name}: stored, median of ${rounds.length} rounds`,
      value: of(({ perSecond }) => perSecond),
      unit: 'answers/s',
    },
    ...percentileRows(`${name}: waiting at full load`, waiting, 0.5, 0.99),
    cpu(
      'of the server',
      of(({ server }) => server),
    ),
    cpu(
      'of PostgreSQL',
      of(({ database }) => database),
    ),
    cpu('of both', of(both)),
    cpu('of both, first round', both(first)),
    cpu('of both, last round', both(last)),
  ];
}

async function measureSize(subjects: readonly Measured[], size: Size): Promise<readonly Row[]> {
  const prepared: Subject[] = [];
  for (const subject of subjects) prepared.push(await subjectOf(subject, size.questions));
  const rounds = new Map<Subject, Round[]>(prepared.map((subject) => [subject, []]));
  for (let round = 0; round < size.rounds; round++)
    for (const subject of prepared) rounds.get(subject)?.push(await measureRound(subject, size.amount));
  const rows: Row[] = [];
  for (const subject of prepared) {
    const name = `Intake, ${size.questions} questions${subject.name}`;
    const calm = storedAll(await run({ url: subject.stack.url, ...CALM, next: subject.next }));
    rows.push(
      ...roundRows(name, rounds.get(subject) ?? []),
      ...percentileRows(`${name}: waiting at 50/s`, calm, 0.5, 0.99),
    );
  }
  return rows;
}

/** `beside`: folders of other checkouts. */
export async function measureIntake(stack: Stack, beside: readonly string[] = []): Promise<readonly Row[]> {
  const others = await Promise.all(
    beside.map(async (checkout) => ({
      name: ` (${checkout})`,
      checkout,
      stack: await startStack({ checkout }),
    })),
  );
  try {
    const rows: Row[] = [];
    for (const size of SIZES) {
      rows.push(...(await measureSize([{ name: '', stack }, ...others], size)));
      rows.push(...(await measureFloor(stack, bigForm(size.questions), size.amount)));
    }
    return rows;
  } finally {
    for (const other of others) await other.stack.stop();
  }
}
