// A submission as the server gives it to its view, to a correction and to a completion.
import type { Review, SubmissionToEdit } from '@constancia/contract/submissions/review.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { NO_ANSWERS } from '@constancia/domain/submissions/answers/answers.ts';
import { aFormToAnswer } from '../../answering/testing/a-form-to-answer.ts';
import { TOWN } from './town.ts';
import type { PlayedReplies } from '../../platform/testing/played-server.ts';

export const FORM = 'Frm45678901234567890';
export const SUBMISSION = { id: 'Sub45678901234567890', code: 'VM12' } as const;

const NOON = '2026-03-10T15:00:00.000Z';

/** The submission in its view; the reader may do everything. */
export function playedView(definition: FormDefinition, over: Partial<SubmissionView> = {}): SubmissionView {
  return {
    ...SUBMISSION,
    municipalityId: TOWN.id,
    formId: FORM,
    definition,
    headerImageUrl: null,
    recordCode: 'abcVM12',
    createdAt: NOON,
    updatedAt: NOON,
    createdBy: 'bruno',
    author: { firstName: 'Bruno', lastName: 'Paz', inspectorNumber: '' },
    answers: NO_ANSWERS,
    state: definition.initialState,
    location: null,
    citizen: null,
    asset: null,
    startedFrom: null,
    evidence: null,
    signatures: [],
    map: null,
    incidentNumber: '',
    hidesElectronicSignature: false,
    holds: [],
    may: { complete: true, correct: true, delete: true, hold: true },
    timeZone: TOWN.timeZone,
    ...over,
  };
}

/** Nothing happened to it since it was sent. */
export function playedReview(over: Partial<Review> = {}, may: Partial<Review['may']> = {}): Review {
  return {
    version: 1,
    corrections: [],
    stateHistory: [],
    marks: [],
    requests: [],
    asked: [],
    badge: null,
    ...over,
    may: {
      correct: true,
      complete: true,
      mark: false,
      requestChanges: false,
      recallRequest: false,
      acceptRevision: false,
      changeState: true,
      states: [],
      ...may,
    },
  };
}

/** The same submission as it is corrected or completed. */
function playedToEdit(view: SubmissionView, over: Partial<SubmissionToEdit> = {}): SubmissionToEdit {
  return {
    ...SUBMISSION,
    version: 1,
    form: aFormToAnswer(view.definition, { id: FORM }),
    answers: view.answers,
    particulars: { citizen: null, location: null, asset: null, signatures: [] },
    state: view.state,
    states: [],
    changedBy: '',
    mayView: true,
    ...over,
  };
}

/** What the pages of a submission read. */
export function repliesFor(view: SubmissionView, review: Review = playedReview()): PlayedReplies {
  return {
    'GET /api/submissions/:submissionId': view,
    'GET /api/submissions/:submissionId/review': review,
    'GET /api/submissions/:submissionId/files': { files: [] },
    'GET /api/submissions/:submissionId/to-correct': playedToEdit(view),
    'GET /api/submissions/:submissionId/to-complete': playedToEdit(view),
    'PUT /api/submissions/:submissionId/presence/:pageId': { others: [] },
    'DELETE /api/submissions/:submissionId/presence/:pageId': {},
    'GET /api/submissions/:submissionId/work-orders': { workOrders: [] },
  };
}
