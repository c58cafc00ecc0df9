// A stored row as the submission of the domain.
import type { Submission } from '@constancia/domain/submissions/submission.ts';
import type { SubmissionRow } from '../queries.ts';

/** Without its state history, which lies in a table of its own. */
export function submissionOf(row: SubmissionRow): Submission {
  return {
    id: row.id,
    formId: row.form_id,
    code: row.code,
    recordCode: row.record_code,
    createdBy: row.created_by,
    author: { firstName: row.first_name, lastName: row.last_name, inspectorNumber: row.inspector_number },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    answers: row.answers,
    location: row.location,
    citizen: row.citizen,
    asset: row.asset,
    ...(row.incident_number !== '' && { incidentNumber: row.incident_number }),
    state: row.state,
    stateHistory: [],
    signatures: row.signatures ?? [],
  };
}
