// What PostgreSQL alone needs for the same answers, on the same machine in the same run: one durable statement an answer
// from as many connections, and a COPY of them all. No program that stores answers this way can be faster.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { nextId } from './client.ts';
import { asOwner, cpuSeconds, type Stack } from './stack.ts';
import type { Row } from './table.ts';
import { randomFrom } from '../apps/server/src/roles/seed/fill-form.ts';
import { variedAnswers } from './varied-answers.ts';

const CONNECTIONS = 32;

interface Stored {
  readonly id: string;
  readonly answers: string;
}

async function measured(stack: Stack, amount: number, work: () => Promise<unknown>) {
  const before = await cpuSeconds(stack);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const after = await cpuSeconds(stack);
  return { perSecond: amount / seconds, cpu: ((after.database - before.database) / amount) * 1000 };
}

async function insertEach(stack: Stack, answers: readonly Stored[]): Promise<void> {
  const db = openDatabase({ url: () => stack.databaseUrl, connections: CONNECTIONS });
  const left = answers.values();
  const one = async () => {
    for (const { id, answers: text } of left)
      await sql`insert into bench_floor (id, answers) values (${id}, ${text}::jsonb)`.execute(db);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  await db.destroy();
}

/** Beside the server's `submissions`: a table with a key, and nothing else. */
export async function measureFloor(
  stack: Stack,
  definition: FormDefinition,
  amount: number,
): Promise<readonly Row[]> {
  const random = randomFrom(amount);
  const made = (): readonly Stored[] =>
    Array.from({ length: amount }, () => ({
      id: nextId('f'),
      answers: JSON.stringify(variedAnswers(definition, random)),
    }));
  const folder = await mkdtemp(join(tmpdir(), 'constancia-floor-'));
  try {
    await asOwner(stack, (db) =>
      sql`create table bench_floor (id text primary key, answers jsonb)`.execute(db),
    );
    const inserts = made();
    const inserted = await measured(stack, amount, () => insertEach(stack, inserts));
    const file = join(folder, 'answers.copy');
    const lines = made().map(({ id, answers }) => `${id}\t${answers.replaceAll('\\', '\\\\')}\n`);
    await writeFile(file, lines.join(''));
    const copied = await measured(stack, amount, () =>
      asOwner(stack, (db) => sql`copy bench_floor from ${sql.lit(file)}`.execute(db)),
    );
    await asOwner(stack, (db) => sql`drop table bench_floor`.execute(db));
    const questions = definition.sections.reduce((sum, section) => sum + section.questions.length, 0);
    return [
      { what: `PostgreSQL alone, ${questions} questions: one insert an answer`, ...rate(inserted) },
      { what: `PostgreSQL alone, ${questions} questions: one insert an answer, CPU`, ...cpu(inserted) },
      { what: `PostgreSQL alone, ${questions} questions: COPY`, ...rate(copied) },
      { what: `PostgreSQL alone, ${questions} questions: COPY, CPU`, ...cpu(copied) },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const rate = ({ perSecond }: { readonly perSecond: number }) => ({ value: perSecond, unit: 'answers/s' });
const cpu = ({ cpu: value }: { readonly cpu: number }) => ({ value, unit: 's per 1,000' });
