// Asks the measured server for something to read and takes the time, with what the processor did meanwhile; and the figures
// of many such readings.
import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Stack } from '../stack.ts';
import { percentile, type Row } from '../table.ts';
import { type Spent, spentBetween, usesOf } from './processor-use.ts';

export interface Reader {
  readonly stack: Stack;
  readonly base: string;
  readonly cookie: string;
}

export interface Reading<T> {
  readonly body: T;
  readonly at: Date;
  readonly ms: number;
  readonly spent: Spent;
}

interface Received {
  readonly status: number;
  readonly isCompressed: boolean;
  readonly bytes: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** As a browser asks, which takes compressed replies; what fetch does to open them would count as waiting for them. */
function receive(url: string, cookie: string): Promise<Received> {
  return new Promise((received, failed) => {
    const asked = request(url, { agent, headers: { cookie, 'accept-encoding': 'gzip' } }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('error', failed);
      reply.on('end', () =>
        received({
          status: reply.statusCode ?? 0,
          isCompressed: reply.headers['content-encoding'] === 'gzip',
          bytes: Buffer.concat(pieces),
        }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });
}

export async function read<T>({ stack, base, cookie }: Reader, path: string): Promise<Reading<T>> {
  const before = usesOf(stack);
  const start = performance.now();
  const { status, isCompressed, bytes } = await receive(`${base}/${path}`, cookie);
  const ms = performance.now() - start;
  const spent = spentBetween(before, usesOf(stack));
  const text = (isCompressed ? gunzipSync(bytes) : bytes).toString();
  if (status !== 200) throw new Error(`${path}: ${text}`);
  return { body: JSON.parse(text) as T, at: new Date(), ms, spent };
}

/** Processor time of server and database. */
const cpuOf = ({ spent: { server, database } }: Reading<unknown>): number => server.cpu + database.cpu;

/** The time without that in which one of those that the reply came through was ready to run and had no core. */
function undisturbed(reading: Reading<unknown>): number {
  const { asking, server, database } = reading.spent;
  return Math.max(cpuOf(reading), reading.ms - asking.waited - server.waited - database.waited);
}

const shown = ({ cpu, waited }: { readonly cpu: number; readonly waited: number }) =>
  `${cpu.toFixed(1)} + ${waited.toFixed(1)}`;

/** Says of a slow reading which process computed, and which waited for a core, in milliseconds. */
function explain(name: string, { at, ms, spent }: Reading<unknown>): void {
  process.stderr.write(
    `  slow: ${name} ${ms.toFixed(1)} ms at ${at.toISOString()}; CPU + waiting: asking ${shown(spent.asking)}, ` +
      `server ${shown(spent.server)}, database ${shown(spent.database)} (${spent.busy.join('; ')})\n`,
  );
}

/** Said as it is measured, too: the filling takes too long to lose what came before a failure. */
export function rowsOf(what: string, readings: readonly Reading<unknown>[], bar: number): readonly Row[] {
  for (const reading of readings) if (undisturbed(reading) > bar) explain(what, reading);
  const of = (measure: (reading: Reading<unknown>) => number, share: number) =>
    percentile(readings.map(measure), share);
  const figures = [
    ['p50', of(({ ms }) => ms, 0.5)],
    ['p99', of(({ ms }) => ms, 0.99)],
    ['p99 with a core free', of(undisturbed, 0.99)],
    ['CPU, p50', of(cpuOf, 0.5)],
    ['CPU, p99', of(cpuOf, 0.99)],
  ] as const;
  const late = of(undisturbed, 0.99) > bar ? ' LATE' : '';
  process.stderr.write(
    `${what}: ${figures.map(([name, value]) => `${name} ${value.toFixed(1)}`).join(', ')} ms${late}\n`,
  );
  return figures.map(([name, value]) => ({ what: `${what}, ${name}`, value, unit: 'ms' }));
}
