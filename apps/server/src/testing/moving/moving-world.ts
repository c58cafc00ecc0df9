// The demonstration with a row in every table that an export takes along and with secrets that it must not, folders to export into,
// and empty installations to take an export back.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject as provided } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { noScanner } from '../../platform/file-checks/file-scanner.ts';
import { localFileStore } from '../../platform/files/local-file-store.ts';
import { CARRIED_TABLES } from '../../roles/export/carried-tables.ts';
import { importFolder } from '../../roles/import/import-folder.ts';
import type { TakeBackServices } from '../../roles/take-back/take-back.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../queries.ts';
import { DEMONSTRATION } from './demonstration-folder.ts';
import { openTestWorld, type TestWorld } from '../with-app.ts';

export const VILLA_MARIA = 'AVfAngYAtw9lrSokhkuO';
export const OLIVA = 'IGGfPCLGfbwzkos2fOAg';
/** A submission of Villa María that has everything a submission can have. */
export const FULL_SUBMISSION = 'DjiQDjQjRIw6c7OfEXfs';
export const FULL_EVIDENCE = {
  startedAt: '2026-01-02T03:04:05.000Z',
  track: [{ at: '2026-01-02T03:04:06.000Z', latitude: -32.4, longitude: -63.2, accuracy: 8 }],
};
const FORM = 'FJ4vpNvcYCSOKQPKux1d';
const USER = 'rsGNi9nUBViyDpbfjcpO';

/** What lies in the database and in no export. */
export const SECRETS = {
  password: 'hash-of-a-password',
  secondFactor: 'sealed-second-factor',
  payments: 'sealed-payment-secret',
};

export interface MovingWorld {
  readonly world: TestWorld;
  /** Path of a folder that is not there yet. */
  readonly newFolder: () => string;
  /** An empty installation, dropped in the end. */
  readonly newInstallation: () => Promise<TakeBackServices>;
  readonly close: () => Promise<void>;
}

/** `folder`: the demonstration, or a part of it that has the full submission. */
export async function openMovingWorld(folder = DEMONSTRATION): Promise<MovingWorld> {
  const world = await openTestWorld();
  const base = await mkdtemp(join(tmpdir(), 'constancia-moving-'));
  await importFolder(world, folder, SECRETS.password);
  await fillTables(world.db);
  await hideSecrets(world.db);
  const targets: { readonly name: string; readonly db: Database }[] = [];
  return {
    world,
    newFolder: () => join(base, randomUUID()),
    newInstallation: async () => {
      const name = `constancia_moved_${randomUUID().replaceAll('-', '')}`;
      await createDatabase(provided('serverUrl'), name, provided('template'));
      const url = databaseUrl(provided('serverUrl'), name);
      const db = openDatabase({ url: () => url, connections: 2 });
      targets.push({ name, db });
      const store = localFileStore(await mkdtemp(join(base, 'files-')));
      return { db, store, scanner: noScanner, clock: () => world.time.now };
    },
    close: async () => {
      for (const { name, db } of targets) {
        await db.destroy();
        await dropDatabase(provided('serverUrl'), name);
      }
      await world.close();
      await rm(base, { recursive: true, force: true });
    },
  };
}

const BY_TYPE: Readonly<Record<string, unknown>> = {
  text: 'x',
  integer: 1,
  smallint: 1,
  bigint: 1,
  boolean: true,
  jsonb: '{"x": [1.50, "á"]}',
  uuid: '0b9f1f4e-0c0a-4a0e-9d2a-0b9f1f4e0c0a',
  bytea: '\\x00ff10',
  'integer[]': '{1,2}',
  date: '2026-02-03',
  'timestamp with time zone': '2026-01-02T03:04:05.678901Z',
};

/** Columns whose value refers to something, or is one of a few. */
const BY_COLUMN: Readonly<Record<string, unknown>> = {
  municipality_id: VILLA_MARIA,
  user_municipality_id: VILLA_MARIA,
  user_id: USER,
  form_id: FORM,
  submission_id: FULL_SUBMISSION,
  pay_order_id: 'x',
  ends_at: '2026-01-02T04:00:00Z',
  version: 3,
  'appointment_changes.kind': 'booked',
  'incident_register_tombstones.kind': 'area',
  'payment_notices.event': 'denied',
  'plan_rules.kind': 'arrival',
  'plan_rules.unit': 'months',
};

/** A row in each table that has none yet. */
async function fillTables(db: Database): Promise<void> {
  const [citizen] = (
    await sql<{ id: number }>`select id from citizens where municipality_id = ${VILLA_MARIA}
      order by id limit 1`.execute(db)
  ).rows;
  for (const table of CARRIED_TABLES) {
    const there = await sql`select from ${sql.id(table)} limit 1`.execute(db);
    if (there.rows.length > 0) continue;
    const columns = await sql<{ name: string; type: string }>`
      select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
        and (a.attnotnull and not a.atthasdef or a.attname = 'version')`.execute(db);
    const valueOf = ({ name, type }: { name: string; type: string }) =>
      BY_COLUMN[`${table}.${name}`] ??
      (name === 'citizen_id' ? citizen?.id : BY_COLUMN[name]) ??
      BY_TYPE[type];
    await sql`insert into ${sql.id(table)} (${sql.join(columns.rows.map(({ name }) => sql.id(name)))})
      values (${sql.join(columns.rows.map((column) => sql`${valueOf(column)}`))})`.execute(db);
  }
  await sql`update submissions set evidence = ${JSON.stringify(FULL_EVIDENCE)}::jsonb, started_from = 'gone',
      language = 'pt', incident_number = '77', incident_raised_at = now(), version = 5 where id = ${FULL_SUBMISSION}`.execute(
    db,
  );
  await sql`insert into corrections (municipality_id, submission_id, number, kind, at, made_by, changes, reason)
    values (${VILLA_MARIA}, ${FULL_SUBMISSION}, 90, 'completion', '2026-01-02T03:04:05.678901Z', 'ana', '{}',
      'faltaba')`.execute(db);
  await sql`insert into change_requests (municipality_id, submission_id, number, at, made_by, comment, requested)
    values (${VILLA_MARIA}, ${FULL_SUBMISSION}, 1, '2026-01-02T03:04:05.678901Z', 'ana', 'ver', '[]')`.execute(
    db,
  );
  // Somebody who works in another municipality too.
  await sql`insert into user_areas (municipality_id, user_id, position, area_municipality_id, area_id)
    select ${VILLA_MARIA}, ${USER}, 90, municipality_id, id from areas where municipality_id = ${OLIVA}
    order by id limit 1`.execute(db);
  await sql`update users set provider_issuer = 'https://id.example', provider_subject = 's' where id = ${USER}`.execute(
    db,
  );
}

async function hideSecrets(db: Database): Promise<void> {
  await sql`insert into totp_secrets (municipality_id, user_id, sealed, last_counter, confirmed_at)
    values (${VILLA_MARIA}, ${USER}, ${SECRETS.secondFactor}, 0, now())`.execute(db);
  await sql`insert into payment_shops (municipality_id, number, gateway, merchant_code, terminal, sealed_secret,
      created_at, created_by)
    values (${VILLA_MARIA}, 1, 'test', '1', '1', ${SECRETS.payments}, now(), 'ana')`.execute(db);
  await sql`update pay_orders set shop_number = 1`.execute(db);
}

/** Path -> content of every file below a folder; of the manifest only that it is there. */
export async function contentOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    found.set(path.slice(folder.length + 1), await readFile(path, 'latin1'));
  }
  found.set('manifest.json', '');
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export async function isEmpty({ db }: Pick<TakeBackServices, 'db'>): Promise<boolean> {
  for (const table of CARRIED_TABLES) {
    const { rows } = await sql`select from ${sql.id(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
