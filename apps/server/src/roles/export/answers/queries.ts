// The submissions of a form with all that their documents say, page by page from a cursor of the export's snapshot.
import type { Residue } from '@constancia/domain/reading/residue.ts';
import type { StateChange } from '@constancia/domain/submissions/submission.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SubmissionRow } from '../../../features/submissions/public.ts';
import { pagesOf } from '../pages/queries.ts';

export type AnsweredRow = Omit<SubmissionRow, 'isHeld'> & {
  readonly residue: Residue | null;
  readonly history: readonly StateChange[];
  /** Corrections and requests as their tables have them, oldest first. */
  readonly corrections: readonly unknown[];
  readonly requests: readonly unknown[];
};

/** Submissions whose documents are made at the same time: each holds its whole form. */
const PAGE_SUBMISSIONS = 50;

export function pagesOfSubmissions(
  tx: Queryable,
  { municipalityId, id }: { readonly municipalityId: string; readonly id: string },
): AsyncGenerator<readonly AnsweredRow[]> {
  const query = sql<AnsweredRow>`
    select s.municipality_id, s.id, s.form_id, s.form_version, s.area_id, s.code, s.record_code, s.created_at,
      s.updated_at, s.created_by, s.first_name, s.last_name, s.inspector_number, s.answers, s.state, s.location,
      s.citizen, s.asset, s.signatures, s.version, s.incident_number, s.language, s.started_from, s.evidence, s.residue,
      coalesce((select jsonb_agg(jsonb_build_object('at', c.at, 'username', c.username, 'stateId', c.state,
          'stateName', c.state_name, 'initial', c.initial) order by c.position)
        from state_changes c where c.municipality_id = s.municipality_id and c.submission_id = s.id), '[]') as history,
      coalesce((select jsonb_agg(to_jsonb(c) - 'municipality_id' - 'submission_id' order by c.number)
        from corrections c where c.municipality_id = s.municipality_id and c.submission_id = s.id), '[]') as corrections,
      coalesce((select jsonb_agg(to_jsonb(r) - 'municipality_id' - 'submission_id' order by r.number)
        from change_requests r where r.municipality_id = s.municipality_id and r.submission_id = s.id), '[]') as requests
    from submissions s where s.municipality_id = ${municipalityId} and s.form_id = ${id}
    order by s.created_at, s.id`;
  return pagesOf(tx, 'answers_of', { query, most: PAGE_SUBMISSIONS });
}
