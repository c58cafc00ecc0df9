// Opens a submission for the citizen of the portal that it belongs to. Somebody else's submission is reported as not
// found, like one that does not exist.
// rules: A4.29, X31.85
import { isOwnSubmission, type PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type FormVersions, findForm } from '../forms/public.ts';
import type { OpenedSubmission } from '../review/public.ts';
import { findSubmission } from '../submissions/public.ts';

interface OwnServices {
  readonly db: Database;
  readonly versions: FormVersions;
}

export interface OwnAsked {
  readonly citizen: PortalCitizen;
  readonly submissionId: string;
}

/** Throws submission-not-found. */
export async function openOwn(
  { db, versions }: OwnServices,
  { citizen, submissionId }: OwnAsked,
): Promise<OpenedSubmission> {
  const row = await findSubmission(db, { municipalityId: citizen.municipalityId, id: submissionId });
  const form = row && (await findForm(db, row.formId));
  if (!row || !form || form.deletedAt) throw new Problem('submission-not-found');
  const of = { municipalityId: form.municipalityId, portal: form.portal };
  if (!isOwnSubmission(citizen, { form: of, citizen: row.citizen }))
    throw new Problem('submission-not-found');
  const index = await versions.load(form, row.formVersion);
  if (!index) throw new Problem('submission-not-found');
  return { row, form, index };
}
