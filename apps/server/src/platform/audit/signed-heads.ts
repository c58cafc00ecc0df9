// Once a day the heads of the audit chains are signed and written outside of the database, into a file and
// the log. So it is noticed when somebody removes the newest entries and also changes what the database
// stores about them.
// rules: X27.16
import { createReadStream } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Clock } from '../clock.ts';
import { type Signer, signer } from '../crypto/signed-values.ts';
import type { Database } from '../db/database.ts';
import { installationSecret } from '../db/queries.ts';
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
  readonly dataDir: string;
}

const fileIn = (dataDir: string) => join(dataDir, 'audit-heads.jsonl');

/** What the signature covers. */
const signed = ({ day, municipalityId, number, hash }: Omit<SignedHead, 'signature'>) =>
  [day, municipalityId, number, hash] as const;

async function signerOf(db: Database): Promise<Signer> {
  return signer(await installationSecret(db, 'audit-head-secret', newSecretToken()), 'audit-head');
}

/** Writes today's heads; later calls on the same day do nothing. */
export function headKeeper({ db, clock, log, dataDir }: HeadServices): () => Promise<void> {
  let writtenOn: string | null = null;
  return async () => {
    const day = clock().toISOString().slice(0, 10);
    writtenOn ??= await lastDay(dataDir);
    if (writtenOn === day) return;
    const { sign } = await signerOf(db);
    const heads = (await listHeads(db))
      .filter(({ number }) => number > 0)
      .map((head) => ({ day, ...head, signature: sign(...signed({ day, ...head })) }));
    const lines = heads.map((head) => `${JSON.stringify(head)}\n`).join('');
    await mkdir(dataDir, { recursive: true });
    await appendFile(fileIn(dataDir), lines, { mode: 0o600, flush: true });
    for (const auditHead of heads) log.info({ auditHead }, 'audit head');
    writtenOn = day;
  };
}

async function lastDay(dataDir: string): Promise<string | null> {
  let day: string | null = null;
  for await (const head of readHeads(dataDir)) day = head?.day ?? day;
  return day;
}

/** The file line by line; null for a line that is not valid. Nothing when the file does not exist. */
async function* readHeads(dataDir: string): AsyncGenerator<SignedHead | null, void> {
  const input = createReadStream(fileIn(dataDir));
  try {
    for await (const line of createInterface({ input })) yield parsed(line);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
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

export async function keptHeads({ db, dataDir }: Pick<HeadServices, 'db' | 'dataDir'>): Promise<KeptHeads> {
  const { isSigned } = await signerOf(db);
  const heads = new Map<string, AuditHead[]>();
  let forged = 0;
  for await (const head of readHeads(dataDir)) {
    if (head && isSigned(head.signature, ...signed(head)))
      heads.set(head.municipalityId, [...(heads.get(head.municipalityId) ?? []), head]);
    else forged += 1;
  }
  return { heads, forged };
}
