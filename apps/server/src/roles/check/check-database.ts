// The database as a server would find it: reachable, new enough, of this program's schema, with the rights that it needs, and
// with a clock like ours. The audit chains and the keys of secrets are held against what is stored.
// rules: X37.10-X37.12
import type { Config } from '../../config/config.ts';
import { listKeyNames } from '../../features/session/public.ts';
import { reasonOf } from '../../features/status/public.ts';
import type { Clock } from '../../platform/clock.ts';
import { appLogin, urlFor } from '../../platform/db/app-login.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { knownFiles } from '../../platform/db/migrate.ts';
import { appliedHashes, serverFacts } from '../../platform/db/queries.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createLog } from '../../platform/log.ts';
import { secretKeyFile, secretKeysInFile } from '../../platform/secrets/secret-keys.ts';
import { openAsItIs } from '../open-database.ts';
import { auditVerdict } from '../verify-audit.ts';
import { ranMigrations, shutTables } from './queries.ts';
import { fine, note, type Verdict, wrong } from './verdict.ts';

const OLDEST = 150_000;
/** Codes and links expire by the clock; a difference like this is felt. */
const CLOCK_MS = 5_000;
const START = 'start the server, or run npm run admin -- recount: either brings it up to date';

export interface DatabaseServices {
  readonly config: Config;
  readonly clock: Clock;
  readonly headStore: FileStore;
}

export async function checkDatabase(services: DatabaseServices): Promise<readonly Verdict[]> {
  const { config } = services;
  const opened = await openAsItIs(config, createLog('error')).catch((error: unknown) => error as Error);
  if (opened instanceof Error)
    return [wrong('database', opened.message, 'npm start makes one; see DATA_DIR')];
  const url = config.databaseUrl ?? urlFor(opened.url(), appLogin(opened.url()));
  const db = openDatabase({ url: () => url, connections: 1 });
  try {
    return await checksOf(services, db);
  } catch (error) {
    const cure =
      config.databaseUrl === null ? START : 'see whether it runs, and DATABASE_URL: host, login, password';
    return [wrong('database', `does not let the program in: ${reasonOf(error)}`, cure)];
  } finally {
    await db.destroy();
    await opened.close();
  }
}

async function checksOf(services: DatabaseServices, db: Database): Promise<readonly Verdict[]> {
  const asked = services.clock();
  const { version, now } = await serverFacts(db);
  const answered = services.clock();
  const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;
  const reached =
    version < OLDEST
      ? wrong('database', `${name} is too old`, 'use 15 or newer')
      : fine('database', `${name} answers`);
  const clock = clockVerdict(asked, now, answered);
  const schema = await schemaVerdict(db);
  if (schema.kind === 'wrong') return [reached, clock, schema];
  return [
    reached,
    clock,
    schema,
    await rightsVerdict(db),
    await keysVerdict(services.config, db),
    await auditLine(db, services.headStore),
  ];
}

function clockVerdict(asked: Date, theirs: Date, answered: Date): Verdict {
  const early = asked.getTime() - theirs.getTime();
  const late = theirs.getTime() - answered.getTime();
  const apart = Math.max(early, late, 0);
  if (apart < CLOCK_MS) return fine('clock', 'agrees with the database');
  const seconds = Math.round(apart / 1_000);
  return wrong('clock', `${seconds} s apart from the database`, 'set both clocks by NTP');
}

async function schemaVerdict(db: Database): Promise<Verdict> {
  const known = await knownFiles();
  const ran = await ranMigrations(db);
  if (ran.length === 0) return wrong('schema', 'there is none yet', START);
  const newer = ran.find((name) => !known.migrations.includes(name));
  if (newer !== undefined)
    return wrong(
      'schema',
      `a newer program added ${newer}`,
      'run the newer program, or restore the backup before it',
    );
  const due = known.migrations.filter((name) => !ran.includes(name));
  if (due.length > 0) return wrong('schema', `lacks ${due.length} migrations, first ${due[0]}`, START);
  const applied = await appliedHashes(db);
  const changed = [...known.functions].filter(([name, hash]) => applied.get(name) !== hash);
  if (changed.length > 0) return wrong('schema', `has other functions, first ${changed[0]?.[0]}`, START);
  return fine('schema', `${ran.length} migrations, up to date`);
}

async function rightsVerdict(db: Database): Promise<Verdict> {
  const shut = await shutTables(db);
  if (shut.length === 0) return fine('rights', 'reads and writes its tables');
  const cure = 'start once with DATABASE_OWNER_URL, which gives the login its rights';
  return wrong('rights', `the login may not use ${shut.length} tables, first ${shut[0]}`, cure);
}

async function keysVerdict(config: Config, db: Database): Promise<Verdict> {
  const inFile = config.databaseUrl === null ? await secretKeysInFile(config.dataDir) : [];
  const keys = [...config.secretKeys, ...inFile].map(({ id }) => id);
  const lacking = (await listKeyNames(db)).filter(({ name }) => !keys.includes(name));
  if (lacking.length > 0) {
    const names = lacking.map(({ name }) => `'${name}'`).join(', ');
    const cure = `bring it back into SECRET_KEYS or ${secretKeyFile(config.dataDir)}`;
    return wrong('keys', `secrets are encrypted with a key that is not here: ${names}`, cure);
  }
  if (keys.length > 0) return fine('keys', `${keys.length} for secrets`);
  return note('keys', 'none: no second factor and no payment shop is offered', 'set SECRET_KEYS');
}

async function auditLine(db: Database, headStore: FileStore): Promise<Verdict> {
  const { isWhole, lines } = await auditVerdict(db, headStore);
  if (isWhole) return fine('audit log', `whole in ${lines.length} municipalities`);
  const broken = lines.filter((line) => line.includes('BROKEN'));
  const cure = 'npm run admin -- verify-audit says where; keep the database as it is and compare a backup';
  return wrong('audit log', `broken in ${broken.length} chains`, cure);
}
