// What a time of keeping would delete now, for the person who is about to save it.
// rules: X37.19
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { countOldSubmissions as countEndpoint } from '@constancia/contract/submissions/retention.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { retentionIssues } from '@constancia/domain/territory/edited-settings.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { limitedForms } from './delete-old.ts';
import { countOldOf, findMunicipality, listAnsweredVersions } from './queries.ts';

export async function countOld(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  municipalityId: string,
  months: Body<typeof countEndpoint>,
): Promise<Reply<typeof countEndpoint>> {
  const issues = retentionIssues(months);
  if (issues.length > 0) throw new Problem('municipality-invalid', { issues });
  const municipality = await findMunicipality(db, municipalityId, { share: false });
  if (!municipality) throw new Problem('municipality-not-found');
  const settings = { ...municipality.settings, ...months };
  const answered = await listAnsweredVersions(db, municipalityId);
  const counted: { id: string; title: Localized; submissions: number }[] = [];
  let kept = 0;
  for (const form of limitedForms({ ...municipality, settings }, answered, clock())) {
    const old = await countOldOf(db, form);
    kept += old.kept;
    if (old.deletable > 0) counted.push({ id: form.formId, title: form.title, submissions: old.deletable });
  }
  return { forms: counted, kept };
}
