// Opens a submission to send a copy of it: one that the actor may see, on a form whose submissions are sent
// by e-mail. The version that was answered decides.
// rules: A4.45, A4.47, E3.26, W13, X19.01
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { mailSubject, offersMailCopy } from '@constancia/domain/mail/mail-copy.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { FormVersions } from '../forms/public.ts';
import { openSubmission, type SubmissionRow } from '../submissions/public.ts';

export interface MailOffer {
  readonly row: SubmissionRow;
  readonly definition: FormDefinition;
}

export interface OfferServices {
  readonly db: Database;
  readonly versions: FormVersions;
}

/** Throws submission-not-found, form-outside-areas, mail-not-offered. */
export async function openMailOffer(
  { db, versions }: OfferServices,
  actor: Actor,
  submissionId: string,
): Promise<MailOffer> {
  const { row, form } = await openSubmission(db, actor, submissionId);
  const version = await versions.load(form, row.formVersion);
  if (!version) throw new Problem('submission-not-found');
  const { definition } = version;
  if (!offersMailCopy(definition.options)) throw new Problem('mail-not-offered');
  return { row, definition };
}

/** Title of the form and code (A7.15). */
export function subjectOf({ row, definition }: MailOffer, language: string): string {
  return mailSubject(inLanguage(definition.title, language), row.code);
}
