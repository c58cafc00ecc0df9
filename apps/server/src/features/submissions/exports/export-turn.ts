// Takes turns for exports: as many are written at a time in the installation as there may be, in the order in which they
// were asked for.
// rules: X33.23
import type { ExportProgress } from '@constancia/contract/submissions/exports.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newEntityId } from '../../../platform/ids.ts';
import {
  beginExport,
  cancelOwnExport,
  deleteOldExports,
  type ExportRow,
  insertExport,
  lockTurnsOf,
  seeExport,
} from './queries.ts';

export interface TurnServices {
  readonly db: Database;
  readonly clock: Clock;
}

interface AskedForm {
  readonly id: string;
  readonly municipalityId: string;
}

const shown = ({ id, state, ahead, made, total }: ExportRow): ExportProgress => ({
  id,
  state,
  ahead,
  made,
  total,
});

async function see({ db, clock }: TurnServices, actor: Actor, id: string): Promise<ExportRow> {
  const row = await seeExport(db, { id, userId: actor.userId }, clock());
  if (!row) throw new Problem('export-not-found');
  return row;
}

export async function takeTurn(
  services: TurnServices,
  actor: Actor,
  form: AskedForm,
): Promise<ExportProgress> {
  const { db, clock } = services;
  const at = clock();
  await deleteOldExports(db, at);
  const id = newEntityId();
  const { userId } = actor;
  const asked = { municipalityId: form.municipalityId, id, formId: form.id, userId, at };
  const inserted = await inTransaction(db, async (tx) => {
    await lockTurnsOf(tx, userId);
    return insertExport(tx, asked);
  });
  if (!inserted) throw new Problem('exports-busy');
  return shown(await see(services, actor, id));
}

export async function readTurn(services: TurnServices, actor: Actor, id: string): Promise<ExportProgress> {
  return shown(await see(services, actor, id));
}

export async function cancelTurn(
  { db, clock }: TurnServices,
  actor: Actor,
  id: string,
): Promise<Record<string, never>> {
  if (!(await cancelOwnExport(db, { id, userId: actor.userId }, clock())))
    throw new Problem('export-not-found');
  return {};
}

/** Begins the export whose turn was taken, or one for which nothing has to wait, and returns its id. */
export async function beginTurn(
  services: TurnServices,
  actor: Actor,
  { form, taken }: { readonly form: AskedForm; readonly taken: string | undefined },
): Promise<string> {
  const { db, clock } = services;
  const id = taken ?? (await takeTurn(services, actor, form)).id;
  const row = await see(services, actor, id);
  if (row.formId !== form.id) throw new Problem('export-not-found');
  if (row.ahead > 0) {
    if (taken === undefined) await cancelTurn(services, actor, id);
    throw new Problem('exports-busy');
  }
  if (!(await beginExport(db, { id, userId: actor.userId }, clock()))) throw new Problem('export-not-found');
  return id;
}
