// Moves the files that rows name from one place to another while people work. A file is copied, read again at the new place and
// compared; only then, and only when it was asked for, it is removed from the old one. Whoever stops it can run it again.
// rules: X37.42-X37.45
import type { Readable } from 'node:stream';
import { HEADS_FOLDER } from '../../platform/audit/signed-heads.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isStored, type StorePair } from '../../platform/files/moving-file-store.ts';
import type { Stores } from '../../platform/files/open-file-store.ts';
import { writeWhole } from '../../platform/files/write-whole.ts';
import { UserError } from '../../platform/user-error.ts';
import type { Sealed } from '../backup/manifest.ts';
import { seal, sealOf } from '../backup/seal.ts';
import { reasonOf } from '../../features/status/public.ts';
import { isNamed, keysAfter } from './queries.ts';

export interface Move {
  readonly db: Queryable;
  readonly pair: (name: keyof Stores) => StorePair;
  readonly removeSource: boolean;
  /** Called after each file. */
  readonly onFile: (report: MoveReport) => void;
}

export interface MoveReport {
  /** Files that were not at the new place before, and their bytes. */
  copied: number;
  bytes: number;
  /** Files that were at the new place already, with the same content. */
  there: number;
  removed: number;
  /** Keys that rows name and that are at neither place. */
  readonly missing: string[];
  /** Keys with another content at the new place than at the old one; both stay. */
  readonly different: string[];
}

/** Files that are copied at the same time: in a bucket each takes its time. */
const AT_ONCE = 4;
const KEYS_AT_ONCE = 1_000;

const unfinishedIn = (slot: number) => `unfinished/move-${slot}`;

export async function moveFiles(move: Move): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, bytes: 0, there: 0, removed: 0, missing: [], different: [] };
  const { store, headStore } = { store: move.pair('store'), headStore: move.pair('headStore') };
  // A move that was stopped may have left parts there.
  for (let slot = 0; slot < AT_ONCE; slot++) await store.to.remove(unfinishedIn(slot));
  for (let last: string | undefined = ''; last !== undefined; ) {
    const keys: readonly string[] = await keysAfter(move.db, last, KEYS_AT_ONCE);
    await moveAll(keys, { ...move, pair: store, report });
    last = keys.at(-1);
  }
  const heads = await headStore.from.list(HEADS_FOLDER);
  // They are evidence, and few: the old ones stay.
  await moveAll(heads, { ...move, removeSource: false, pair: headStore, report });
  return report;
}

interface MoveOfKeys extends Pick<Move, 'db' | 'removeSource' | 'onFile'> {
  readonly pair: StorePair;
  readonly report: MoveReport;
}

async function moveAll(keys: readonly string[], move: MoveOfKeys): Promise<void> {
  const left = keys.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, slot) => {
      for (const key of left) {
        await moveOne(move, key, unfinishedIn(slot)).catch((error: unknown) => {
          throw new UserError(
            `The move stopped at ${key}: ${reasonOf(error)}. Run it again: what was copied is not copied twice.`,
          );
        });
        move.onFile(move.report);
      }
    }),
  );
}

async function moveOne(move: MoveOfKeys, key: string, unfinished: string): Promise<void> {
  const { pair, report, removeSource } = move;
  const source = await pair.from.open(key);
  if (!source) {
    const isGone = !(await isStored(pair.to, key)) && (await isNamed(move.db, key));
    if (isGone) report.missing.push(key);
    return;
  }
  const wasThere = await isStored(pair.to, key);
  const sealed = wasThere
    ? await sealOf(source.content)
    : await copyOne(pair, { key, unfinished }, source.content);
  if (!(await isSame(pair, key, sealed))) {
    // What was there before is somebody's; what was just copied was damaged on the way.
    if (!wasThere) await pair.to.remove(key);
    report.different.push(key);
    return;
  }
  if (wasThere) report.there += 1;
  else {
    report.copied += 1;
    report.bytes += sealed.bytes;
  }
  if (!(await isStored(pair.from, key))) {
    // Somebody deleted the file while it was copied.
    await pair.to.remove(key);
  } else if (removeSource) {
    await pair.from.remove(key);
    report.removed += 1;
  }
}

async function copyOne(
  { to }: StorePair,
  keys: { readonly key: string; readonly unfinished: string },
  content: Readable,
): Promise<Sealed> {
  const { stream, sealed } = seal();
  content.on('error', (error) => stream.destroy(error));
  await writeWhole(to, keys, content.pipe(stream));
  return sealed();
}

async function isSame({ to }: StorePair, key: string, { bytes, sha256 }: Sealed): Promise<boolean> {
  const stored = await to.open(key);
  if (!stored) return false;
  const there = await sealOf(stored.content);
  return there.bytes === bytes && there.sha256 === sha256;
}
