// A chore: deletes submissions that are older than their municipality keeps them, as a person would delete them: with their
// files and a tombstone, in small transactions. Several processes may do it at the same time.
// rules: X37.20-X37.23
import type { Localized } from '@constancia/domain/localized.ts';
import { keptBecause } from '@constancia/domain/submissions/deletion.ts';
import { keptSince } from '@constancia/domain/time/retention.ts';
import { retentionOf } from '@constancia/domain/territory/municipality-settings.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import { listHeld, shareForm } from '../../forms/public.ts';
import { deleteLocked } from '../deletion/delete-submission.ts';
import { removeFilesLater } from '../../files/public.ts';
import {
  type AnsweredVersion,
  findMunicipality,
  type KeepingMunicipality,
  listAnsweredVersions,
  listLimited,
  lockOld,
  type OldOfForm,
} from './queries.ts';

/** Submissions of one transaction: others who store or delete in the form wait for as long. */
const BATCH = 50;
/** Submissions of one municipality in one run; what is left waits for the next. */
const MOST = 5_000;

interface RetentionServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Submissions of one transaction; the product's own when absent. */
  readonly batch?: number;
}

export interface LimitedForm extends OldOfForm {
  readonly title: Localized;
}

/** What was taken in to the form before this moment is old; null when everything is kept for ever. */
function oldBefore({ timeZone, settings }: KeepingMunicipality, formId: string, now: Date): Date | null {
  const months = retentionOf(settings, formId);
  return months === null ? null : keptSince(now, timeZone, months);
}

/** Forms of which a municipality does not keep everything for ever, with what may be deleted. */
export function limitedForms(
  municipality: KeepingMunicipality,
  answered: readonly AnsweredVersion[],
  now: Date,
): readonly LimitedForm[] {
  const forms = Map.groupBy(answered, ({ formId }) => formId);
  return [...forms].flatMap(([formId, all]) => {
    const before = oldBefore(municipality, formId, now);
    const [first] = all;
    if (before === null || !first) return [];
    const deletable = all.filter((version) => keptBecause(version, { isHeld: false }) === null);
    const versions = deletable.map(({ version }) => version);
    return [{ municipalityId: municipality.id, formId, title: first.title, before, versions }];
  });
}

/**
 * Returns how many were deleted, and whether there may be more. It follows the settings as they are then, and who saves other
 * ones waits for it: once they are saved nothing is deleted by what they were.
 */
async function deleteBatch(
  tx: Queryable,
  form: LimitedForm,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<{ readonly deleted: number; readonly more: boolean }> {
  const municipality = await findMunicipality(tx, form.municipalityId, { share: true });
  const before = municipality && oldBefore(municipality, form.formId, at);
  if (before === null) return { deleted: 0, more: false };
  const locked = await lockOld(tx, { ...form, before }, most);
  if (locked.length === 0) return { deleted: 0, more: false };
  await shareForm(tx, form);
  const held = await listHeld(
    tx,
    form,
    locked.map(({ id }) => id),
  );
  const old = locked.filter(({ id }) => !held.has(id)).map((submission) => ({ ...form, ...submission }));
  await removeFilesLater(tx, await deleteLocked(tx, old, { at, actor: '', by: '' }));
  return { deleted: old.length, more: locked.length === most };
}

/** Writes the counts of a municipality's run by form, also when it was stopped in between. */
async function deleteOldOf(
  { db, clock, log, batch = BATCH }: RetentionServices,
  municipality: KeepingMunicipality,
): Promise<void> {
  const at = clock();
  const forms = limitedForms(municipality, await listAnsweredVersions(db, municipality.id), at);
  const counts: Record<string, number> = {};
  let total = 0;
  try {
    for (const form of forms) {
      let more = form.versions.length > 0;
      while (more && total < MOST) {
        const done = await inTransaction(db, (tx) => deleteBatch(tx, form, { at, most: batch }));
        more = done.more;
        total += done.deleted;
        if (done.deleted > 0) counts[form.formId] = (counts[form.formId] ?? 0) + done.deleted;
      }
    }
  } finally {
    if (total > 0) {
      await auditRun(db, municipality.id, { at, counts });
      log.info({ municipalityId: municipality.id, submissions: total }, 'old submissions deleted');
    }
  }
}

async function auditRun(
  db: Database,
  municipalityId: string,
  { at, counts }: { readonly at: Date; readonly counts: Readonly<Record<string, number>> },
): Promise<void> {
  await inTransaction(db, (tx) =>
    appendAudit(tx, {
      municipalityId,
      at,
      actor: '',
      action: 'delete',
      subject: 'retention',
      subjectId: municipalityId,
      details: { forms: counts },
    }),
  );
}

export async function deleteOldSubmissions(services: RetentionServices): Promise<void> {
  for (const municipality of await listLimited(services.db)) await deleteOldOf(services, municipality);
}
