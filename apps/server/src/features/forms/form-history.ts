// Every saved version of a form: who saved it and when, how many submissions it has, and its text.
// rules: E3.15, E4.28, E4.29, X12.01

import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { listFormVersions, readFormVersion } from '@constancia/contract/forms/history.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { withoutResidue } from '@constancia/domain/interchange/forms/definition-residue.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openForm } from './open-form.ts';
import { findDefinition, listVersions, type VersionRow } from './queries.ts';

function presentVersion(row: VersionRow) {
  return {
    version: row.version,
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy,
    submissions: row.submissions,
  };
}

export async function historyOf(
  db: Database,
  actor: Actor,
  asked: { readonly formId: string; readonly query: Query<typeof listFormVersions> },
): Promise<Reply<typeof listFormVersions>> {
  const form = await openForm(db, actor, asked.formId);
  const key = { municipalityId: form.municipalityId, formId: form.id };
  // One row more than the page size shows whether there are older ones.
  const page = { before: asked.query.before ?? null, most: PAGE_SIZES.formHistory + 1 };
  const rows = await listVersions(db, key, page);
  return {
    title: form.title,
    timeZone: form.timeZone,
    versions: rows.slice(0, PAGE_SIZES.formHistory).map(presentVersion),
    more: rows.length > PAGE_SIZES.formHistory,
  };
}

export async function versionOf(
  db: Database,
  actor: Actor,
  asked: { readonly formId: string; readonly version: number },
): Promise<Reply<typeof readFormVersion>> {
  const form = await openForm(db, actor, asked.formId);
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const [row] = await listVersions(db, key, { before: asked.version + 1, most: 1 });
  const definition = await findDefinition(db, key, asked.version);
  if (!definition || row?.version !== asked.version) throw new Problem('form-not-found');
  return { ...presentVersion(row), definition: withoutResidue(definition) };
}
