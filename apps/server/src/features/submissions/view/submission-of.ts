// Converts a stored row to the domain's submission.
import type { Submission } from '@constancia/domain/submissions/submission.ts';
import type { SubmissionRow } from '../queries.ts';

/** Without the state history, which is in a table of its own. */
export function submissionOf(row: SubmissionRow): Submission {
  return {
    id: row.id,
    formId: row.formId,
    code: row.code,
    recordCode: row.recordCode,
    createdBy: row.createdBy,
    author: { firstName: row.firstName, lastName: row.lastName, inspectorNumber: row.inspectorNumber },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    answers: row.answers,
    location: row.location,
    citizen: row.citizen,
    asset: row.asset,
    ...(row.incidentNumber !== '' && { incidentNumber: row.incidentNumber }),
    state: row.state,
    stateHistory: [],
    signatures: row.signatures ?? [],
  };
}
