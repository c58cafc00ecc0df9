// Once a day the heads of the audit chains are signed and written outside of the database, into file storage and
// the log. So it is noticed when somebody removes the newest entries and also changes what the database
// stores about them.
// rules: X27.16, X34.24
import { text } from 'node:stream/consumers';
import type { Clock } from '../clock.ts';
import { type Signer, signer } from '../crypto/signed-values.ts';
import type { Database } from '../db/database.ts';
import { installationSecret } from '../db/queries.ts';
import type { FileStore } from '../files/file-store.ts';
import { newSecretToken } from '../ids.ts';
import type { Log } from '../log.ts';
import { type AuditHead, listHeads } from './queries.ts';

interface SignedHead extends AuditHead {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly signature: string;
}

export interface HeadServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Where the heads are kept. */
  readonly headStore: FileStore;
}

/** Where they are kept, in the storage of the heads. */
export const HEADS_FOLDER = 'audit-heads';
/** One file a day, which is never written again. */
const keyOf = (day: string) => `${HEADS_FOLDER}/${day}.jsonl`;
/** So many files are read at the same time: in a bucket each takes its time. */
const READ_AT_ONCE = 20;

/** What the signature covers. */
const signed = ({ day, municipalityId, number, hash }: Omit<SignedHead, 'signature'>) =>
  [day, municipalityId, number, hash] as const;

async function signerOf(db: Database): Promise<Signer> {
  return signer(await installationSecret(db, 'audit-head-secret', newSecretToken()), 'audit-head');
}

/** Writes today's heads; later calls on the same day do nothing. */
export function headKeeper({ db, clock, log, headStore }: HeadServices): () => Promise<void> {
  let writtenOn: string | null = null;
  return async () => {
    const day = clock().toISOString().slice(0, 10);
    if (writtenOn === day) return;
    if (!(await headStore.list(HEADS_FOLDER)).includes(keyOf(day))) {
      const heads = await signedHeads(db, day);
      if (heads.length === 0) return;
      const lines = heads.map((head) => `${JSON.stringify(head)}\n`).join('');
      await headStore.put(keyOf(day), Buffer.from(lines));
      for (const auditHead of heads) log.info({ auditHead }, 'audit head');
    }
    writtenOn = day;
  };
}

async function signedHeads(db: Database, day: string): Promise<readonly SignedHead[]> {
  const { sign } = await signerOf(db);
  return (await listHeads(db))
    .filter(({ number }) => number > 0)
    .map((head) => ({ day, ...head, signature: sign(...signed({ day, ...head })) }));
}

/** The lines of all days; null for one that is not valid. */
async function readHeads(headStore: FileStore): Promise<readonly (SignedHead | null)[]> {
  const keys = await headStore.list(HEADS_FOLDER);
  const heads: (SignedHead | null)[] = [];
  for (let from = 0; from < keys.length; from += READ_AT_ONCE) {
    const days = await Promise.all(
      keys.slice(from, from + READ_AT_ONCE).map((key) => linesOf(headStore, key)),
    );
    heads.push(...days.flat().map(parsed));
  }
  return heads;
}

async function linesOf(headStore: FileStore, key: string): Promise<readonly string[]> {
  const file = await headStore.open(key);
  return file ? (await text(file.content)).split('\n').filter((line) => line !== '') : [];
}

function parsed(line: string): SignedHead | null {
  try {
    const { day, municipalityId, number, hash, signature } = JSON.parse(line) as Record<string, unknown>;
    const texts = [day, municipalityId, hash, signature];
    if (!texts.every((text) => typeof text === 'string') || !Number.isSafeInteger(number)) return null;
    return { day, municipalityId, number, hash, signature } as SignedHead;
  } catch {
    return null;
  }
}

export interface KeptHeads {
  /** Municipality -> its heads of all days. */
  readonly heads: ReadonlyMap<string, readonly AuditHead[]>;
  /** Number of lines that were not written with this installation's secret. */
  readonly forged: number;
}

export async function keptHeads({
  db,
  headStore,
}: Pick<HeadServices, 'db' | 'headStore'>): Promise<KeptHeads> {
  const { isSigned } = await signerOf(db);
  const heads = new Map<string, AuditHead[]>();
  let forged = 0;
  for (const head of await readHeads(headStore)) {
    if (head && isSigned(head.signature, ...signed(head)))
      heads.set(head.municipalityId, [...(heads.get(head.municipalityId) ?? []), head]);
    else forged += 1;
  }
  return { heads, forged };
}
