// A town hall as it runs for real, on this machine: two servers and a worker with one database, and a proxy in front. What
// breaks it starts its parts again.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import {
  type Installation,
  openInstallation,
  startProcess,
} from '../apps/server/src/testing/installation.ts';
import type { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { HOME, testId } from '../apps/server/src/testing/territory.ts';
import type { Surroundings } from './fault.ts';
import { sha256 } from './files.ts';
import { type Front, openFront } from './front.ts';

/** The form that people send to. */
export const FORM = testId('faults');
const DEFINITION = aForm()
  .with({ title: { text: 'Pedido' } })
  .withOptions({ publicAccess: true })
  .withSection(
    's',
    aQuestion('name', 'text', { required: true }),
    aQuestion('plan', 'text', { allowsDocument: true }),
  )
  .build();

/** A server or the worker, which can be killed and started again in the same place. */
export class Restartable {
  #process: ServerProcess;
  readonly #start: (main?: string) => Promise<ServerProcess>;

  constructor(process: ServerProcess, start: (main?: string) => Promise<ServerProcess>) {
    this.#process = process;
    this.#start = start;
  }

  get url(): string {
    return this.#process.url;
  }

  get pid(): number {
    return this.#process.pid;
  }

  kill(): Promise<void> {
    return this.#process.kill();
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }

  /** `main`: the program of another checkout. */
  async start(main?: string): Promise<void> {
    this.#process = await this.#start(main);
  }
}

export interface Town {
  readonly front: Front;
  readonly servers: readonly [Restartable, Restartable];
  readonly worker: Restartable;
  readonly folder: string;
  readonly postmaster: Installation['postmaster'];
  readonly asOwner: Installation['asOwner'];
  /** Where submissions are sent, through the proxy. */
  readonly intake: string;
  /** Id and code of every submission in the database, once both servers are ready. */
  readonly stored: () => Promise<ReadonlyMap<string, string>>;
  /** The content of the file of each stored submission, as a hash; '' where there is none. */
  readonly storedFiles: () => Promise<ReadonlyMap<string, string>>;
  readonly close: () => Promise<void>;
}

interface Start {
  readonly folder: string;
  readonly option: '--web' | '--worker';
  readonly env: Readonly<Record<string, string>>;
}

function restartable(process: ServerProcess, { folder, option, env }: Start): Restartable {
  const port = Number(new URL(process.url).port);
  return new Restartable(process, (main) =>
    startProcess(folder, { options: [option], port, env, ...(main !== undefined && { main }) }),
  );
}

const startRestartable = async (start: Start) =>
  restartable(await startProcess(start.folder, { options: [start.option], env: start.env }), start);

/** Longer than the database takes to start again on a busy machine. */
const READY_WITHIN_MS = 120_000;

async function isReady({ url }: Restartable): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    const status = await fetch(`${url}/readyz`).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(100);
  }
  throw new Error('a server was not ready again within two minutes');
}

async function storedIn({ asOwner }: Installation): Promise<ReadonlyMap<string, string>> {
  const stored = new Map<string, string>();
  await asOwner(async (db) => {
    const found = await sql<{ id: string; code: string }>`
      select id, code from submissions where form_id = ${FORM}`.execute(db);
    for (const { id, code } of found.rows) stored.set(id, code);
  });
  return stored;
}

async function filesIn({ asOwner }: Installation, folder: string): Promise<ReadonlyMap<string, string>> {
  const stored = new Map<string, string>();
  await asOwner(async (db) => {
    const found = await sql<{ id: string; key: string | null }>`
      select submission_id as id, key from files where form_id = ${FORM} and used_at is not null`.execute(db);
    for (const { id, key } of found.rows)
      stored.set(
        id,
        key === null ? '' : sha256(await readFile(join(folder, 'files', key)).catch(() => Buffer.of())),
      );
  });
  return stored;
}

async function saveFormOf(first: Installation, around: Surroundings | undefined): Promise<void> {
  if (around?.fill) await first.asOwner(around.fill);
  const body = {
    id: FORM,
    areaId: HOME.areas[0],
    sync: around?.raisesIncidents === true,
    definition: around?.form ?? DEFINITION,
  };
  const saved = await first.send({ method: 'POST', path: '/api/forms', body, as: 'supervisor' });
  if (!saved.ok) throw new Error(`the form was not saved: ${await saved.text()}`);
}

/**
 * What it starts of its own is stopped again. `folder`: where database and files are; a new one when absent.
 * `around`: what else the town hall has; its owner closes it.
 */
export async function openTown(given?: string, around?: Surroundings): Promise<Town> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'constancia-faults-')));
  const env = around?.env ?? {};
  const web = { folder, env, option: '--web' } as const;
  const first = await openInstallation(folder, ['--web'], env);
  // The first one has made the database.
  const [second, worker] = await Promise.all([
    startRestartable(web),
    startRestartable({ folder, env, option: '--worker' }),
  ]);
  const servers = [restartable(first.server, web), second] as const;
  const front = await openFront(servers.map(({ url }) => Number(new URL(url).port)));
  await saveFormOf(first, around);
  return {
    front,
    servers,
    worker,
    folder,
    postmaster: first.postmaster,
    asOwner: first.asOwner,
    intake: `${front.url}/api/public/forms/${FORM}/submissions`,
    stored: async () => {
      await Promise.all(servers.map(isReady));
      return storedIn(first);
    },
    storedFiles: () => filesIn(first, folder),
    close: async () => {
      await front.close();
      for (const one of [...servers, worker]) await one.stop();
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
