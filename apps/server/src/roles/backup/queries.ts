// What a backup and a restore ask of the database: its tables and columns as the catalogue names them, a moment that stays
// the same while it is read, and rows as lines of text.
import pg from 'pg';

export interface TableShape {
  readonly schema: string;
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

export interface SequenceValue {
  readonly schema: string;
  readonly name: string;
  readonly last: string;
}

/** Facts about the schema, which every database has from its own migrations. */
const OF_THE_SCHEMA = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.applied_files',
  'graphile_worker.migrations',
];

/** Of these tables not every row is kept: what is still arriving is in no file yet, and is sent again. */
const KEPT_ROWS: Readonly<Record<string, string>> = { 'public.uploads': 'file_key is not null' };

const name = pg.escapeIdentifier;
const tableName = (table: Omit<TableShape, 'columns'>) => `${name(table.schema)}.${name(table.name)}`;

/** A connection of its own, which may be busy for hours. Values are written in one way, whatever the server's settings. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'constancia backup',
    keepAlive: true,
  });
  // A connection that breaks fails the query that waits.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC';
    set bytea_output to 'hex'; set extra_float_digits to 3; set statement_timeout to 0; set lock_timeout to 0;
    set idle_in_transaction_session_timeout to 0`);
  return client;
}

/** False while another backup of this database runs. Kept until the connection ends. */
export async function lockBackups(client: pg.Client): Promise<boolean> {
  const found = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock(hashtext('constancia-backup')) as locked",
  );
  return found.rows[0]?.locked === true;
}

/** From here to the end everything is as it was at one moment: now, or that of a snapshot which somebody exported. */
export async function beginSnapshot(client: pg.Client, snapshot: string | null): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  if (snapshot !== null) await client.query(`set transaction snapshot ${pg.escapeLiteral(snapshot)}`);
}

export async function endSnapshot(client: pg.Client): Promise<void> {
  await client.query('rollback');
}

/** In an order in which no row comes before one that it refers to. Unlogged tables hold nothing that a crash would keep. */
export async function listTables(client: pg.Client): Promise<readonly TableShape[]> {
  const found = await client.query<TableShape & { readonly oid: number; readonly needs: readonly number[] }>(
    `select c.oid::int as oid, n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns,
       array(select distinct k.confrelid::int from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'graphile_worker')
       and n.nspname || '.' || c.relname <> all($1)
     order by n.nspname desc, c.relname`,
    [OF_THE_SCHEMA],
  );
  const left = new Map(found.rows.map((table) => [table.oid, table]));
  const sorted: TableShape[] = [];
  while (left.size > 0) {
    const next = [...left.values()].find(({ needs }) => needs.every((oid) => !left.has(oid)));
    if (!next) throw new Error('tables refer to each other in a circle');
    left.delete(next.oid);
    sorted.push({ schema: next.schema, name: next.name, columns: next.columns });
  }
  return sorted;
}

/** Names of the migrations that made the schema; of the queue's tables their numbers. Empty in an empty database. */
export async function listMigrations(client: pg.Client): Promise<readonly string[]> {
  const made = await client.query<{ made: boolean }>(
    `select to_regclass('public.kysely_migration') is not null
       and to_regclass('graphile_worker.migrations') is not null as made`,
  );
  if (!made.rows[0]?.made) return [];
  const found = await client.query<{ name: string }>(
    `select name from kysely_migration union all
     select 'queue-' || lpad(id::text, 4, '0') from graphile_worker.migrations order by 1`,
  );
  return found.rows.map((row) => row.name);
}

/** Those that gave a number out. Read after the snapshot began: a number that it holds was given out before. */
export async function listSequences(client: pg.Client): Promise<readonly SequenceValue[]> {
  const found = await client.query<SequenceValue>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1, 2`,
  );
  return found.rows;
}

/** Keys in file storage that rows name. */
export async function listFileKeys(client: pg.Client): Promise<readonly string[]> {
  const found = await client.query<{ key: string }>(
    `select key from files union select file_key from records where file_key <> '' order by 1`,
  );
  return found.rows.map((row) => row.key);
}

/** Writes the rows of a table. */
export function copyOutText(table: TableShape): string {
  const kept = KEPT_ROWS[`${table.schema}.${table.name}`] ?? 'true';
  const columns = table.columns.map(name).join(', ');
  return `copy (select ${columns} from ${tableName(table)} where ${kept}) to stdout`;
}

/** Takes the rows of a table. */
export function copyInText(table: TableShape): string {
  return `copy ${tableName(table)} (${table.columns.map(name).join(', ')}) from stdin`;
}

/** One transaction: a restore that ends in the middle leaves an empty database. */
export async function beginLoad(client: pg.Client): Promise<void> {
  await client.query('begin');
}

export async function endLoad(client: pg.Client): Promise<void> {
  await client.query('commit');
}

/**
 * Nothing happens by itself while rows are loaded, such as counting them: what it led to comes with them. References
 * between tables are checked as always.
 */
export async function stopTriggers(client: pg.Client, tables: readonly TableShape[]): Promise<void> {
  for (const table of tables) await client.query(`alter table ${tableName(table)} disable trigger user`);
}

export async function startTriggers(client: pg.Client, tables: readonly TableShape[]): Promise<void> {
  for (const table of tables) await client.query(`alter table ${tableName(table)} enable trigger user`);
}

/** The first table that holds a row; null in an empty database. */
export async function firstFilled(client: pg.Client, tables: readonly TableShape[]): Promise<string | null> {
  for (const table of tables) {
    const found = await client.query<{ found: boolean }>(
      `select exists (select from ${tableName(table)}) as found`,
    );
    if (found.rows[0]?.found) return table.name;
  }
  return null;
}

export async function setSequence(
  client: pg.Client,
  { schema, name: of, last }: SequenceValue,
): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint)', [`${name(schema)}.${name(of)}`, last]);
}

/** Jobs that ran while the backup was made run again: no process of a restored installation does them now. */
export async function releaseJobs(client: pg.Client): Promise<void> {
  await client.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  );
  await client.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
  );
}
