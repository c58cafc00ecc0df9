// Tries a fault: people send submissions while it happens, again and again. What was acknowledged has to be stored, once, with
// the code that was said, and codes have to run on from 1 without gap.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '../apps/server/src/roles/seed/fill-form.ts';
import { HOME } from '../apps/server/src/testing/territory.ts';
import { type Sent, sendAll } from './clients.ts';
import type { Fault } from './fault.ts';
import { fileOf, sha256 } from './files.ts';
import { SMALL_DISK } from './programs.ts';
import { openTown, type Town } from './town.ts';

export interface Outcome {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Acknowledged and not stored. */
  readonly lost: number;
  /** Stored under another code than was said, or codes that are missing between the first and the last. */
  readonly doubled: number;
  /** Milliseconds without an acknowledgement, at most. */
  readonly silenceMs: number;
  /** Everything that must not happen, in words. */
  readonly wrong: readonly string[];
}

/** `town`: the codes that are stored, by submission. `sent`: those that were said. */
export function compare(town: ReadonlyMap<string, string>, sent: ReadonlyMap<string, string>) {
  const lost = [...sent].filter(([id]) => !town.has(id)).map(([id]) => id);
  const others = [...sent].filter(([id, code]) => town.has(id) && town.get(id) !== code).map(([id]) => id);
  const numbers = [...town.values()].map((code) => Number(code.slice(HOME.keyword.length)));
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  const gaps = new Set(numbers).size === highest ? 0 : Math.abs(highest - numbers.length) || 1;
  return { lost, doubled: others.length + gaps };
}

/** Submissions whose file is not the one that was sent. */
function otherFiles(stored: ReadonlyMap<string, string>, ids: Iterable<string>): readonly string[] {
  return [...ids]
    .filter((id) => stored.get(id) !== sha256(fileOf(id)))
    .map((id) => `the file of ${id} is another one`);
}

async function withFolder<T>(fault: Fault, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'constancia-faults-'));
  if (fault.onSmallDisk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK},mode=755`, 'tmpfs', folder]);
  try {
    const data = join(folder, 'data');
    mkdirSync(data);
    return await work(data);
  } finally {
    if (fault.onSmallDisk) execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Tried {
  readonly name: string;
  readonly fault: Fault;
  readonly rounds: number;
  readonly seed: number;
  /** Smaller than that of the fault, for a short run. */
  readonly amount?: number;
  /** Once it is aborted no further round begins. */
  readonly stopped?: AbortSignal;
}

async function round(town: Town, { name, fault, seed, amount }: Tried, at: number): Promise<Sent> {
  const random = randomFrom(seed + at * 7_919);
  const { intake } = town;
  fault.prepares?.();
  const toSend = amount ?? fault.amount;
  const sending = sendAll({
    intake,
    amount: toSend,
    perSecond: fault.perSecond,
    name: `${name.replaceAll(/[^a-z]/g, '').slice(0, 9)}${at.toString(36)}x`,
    random,
    people: fault.people,
    withFiles: fault.withFiles ?? false,
    buys: fault.buys ?? false,
  });
  await fault.breaks(town, random, (toSend / fault.perSecond) * 500);
  return sending;
}

/** A town that is open, and the codes that it has said so far. */
export interface OpenTown {
  readonly town: Town;
  readonly said: Map<string, string>;
}

/** In a town that may have seen other faults: what it said before has to be stored still. */
export async function tryFaultIn({ town, said }: OpenTown, tried: Tried): Promise<Outcome> {
  const ids = new Set<string>();
  const wrong: string[] = [];
  let silenceMs = 0;
  let rounds = 0;
  for (; rounds < tried.rounds && !tried.stopped?.aborted; rounds += 1) {
    const sent = await round(town, tried, rounds);
    for (const [id, code] of sent.acknowledged) {
      ids.add(id);
      said.set(id, code);
    }
    wrong.push(...sent.wrong);
    if (sent.withoutRetryAfter > 0) wrong.push(`${sent.withoutRetryAfter} refusals without Retry-After`);
    silenceMs = Math.max(silenceMs, sent.silenceMs);
  }
  const { lost, doubled } = compare(await town.stored(), said);
  if (tried.fault.withFiles) wrong.push(...otherFiles(await town.storedFiles(), ids));
  if (tried.fault.afterwards) wrong.push(...(await tried.fault.afterwards(town, ids)));
  return { rounds, acknowledged: ids.size, lost: lost.length, doubled, silenceMs, wrong };
}

/** In a town of its own, with what the fault needs around it. */
export async function tryFault(tried: Tried): Promise<Outcome & { readonly front: string }> {
  return withFolder(tried.fault, async (folder) => {
    const around = await tried.fault.surrounds?.();
    const town = await openTown(folder, around);
    try {
      const outcome = await tryFaultIn({ town, said: new Map() }, tried);
      return { ...outcome, front: town.front.name };
    } finally {
      await town.close();
      await around?.close();
    }
  });
}
