// What the phone of faults/field sends to: one server with its database, which can be killed and started again, a form with a
// photo and a file, and what is stored in the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { openInstallation, startProcess } from '../../apps/server/src/testing/installation.ts';
import { HOME, testId } from '../../apps/server/src/testing/territory.ts';
import { Restartable } from '../town.ts';

export const FIELD_FORM = testId('fieldfaults');
export const FIELD_TITLE = 'Ronda de sótanos';
export const QUESTIONS = { name: 'Medidor', plan: 'Plano' } as const;

const DEFINITION = aForm()
  .with({ title: { text: FIELD_TITLE } })
  .withSection(
    's',
    aQuestion('name', 'text', { title: { text: QUESTIONS.name }, required: true, allowsImage: true }),
    aQuestion('plan', 'text', { title: { text: QUESTIONS.plan }, allowsDocument: true }),
  )
  .build();

export interface StoredOne {
  readonly id: string;
  readonly code: string;
  /** What was written, which is another text in each round. */
  readonly name: string;
}

export interface FieldTown {
  readonly port: number;
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>;
  readonly isKilled: () => boolean;
  readonly start: () => Promise<void>;
  readonly stored: () => Promise<readonly StoredOne[]>;
  /** Nobody is signed in any more. */
  readonly endSessions: () => Promise<void>;
  /** What a person may send in an hour is theirs again: rounds follow each other faster than a day in the field. */
  readonly letAnHourPass: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openFieldTown(): Promise<FieldTown> {
  const folder = await mkdtemp(join(tmpdir(), 'constancia-field-'));
  const first = await openInstallation(folder, ['--web']);
  const port = Number(new URL(first.server.url).port);
  const server = new Restartable(first.server, () => startProcess(folder, { options: ['--web'], port }));
  const body = { id: FIELD_FORM, areaId: HOME.areas[0], sync: false, definition: DEFINITION };
  const saved = await first.send({ method: 'POST', path: '/api/forms', body, as: 'supervisor' });
  if (!saved.ok) throw new Error(`the form was not saved: ${await saved.text()}`);
  let isKilled = false;
  return {
    port,
    kill: async () => {
      isKilled = true;
      await server.kill();
    },
    isKilled: () => isKilled,
    start: async () => {
      await server.start();
      isKilled = false;
    },
    stored: async () => {
      let rows: readonly StoredOne[] = [];
      await first.asOwner(async (db) => {
        const found = await sql<StoredOne>`
          select id, code, answers->'main'->'name'->>'value' as name
          from submissions where form_id = ${FIELD_FORM} order by created_at`.execute(db);
        rows = found.rows;
      });
      return rows;
    },
    endSessions: () => first.asOwner(async (db) => void (await sql`delete from sessions`.execute(db))),
    letAnHourPass: () => first.asOwner(async (db) => void (await sql`delete from rate_limits`.execute(db))),
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
