// Converts rows to what the contract describes, with what this actor may do next.
import type { MapShown } from '@constancia/contract/map.ts';
import type { Review, SubmissionToEdit } from '@constancia/contract/submissions/review.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may, mayWorkOnSubmissions } from '@constancia/domain/access/may.ts';
import { asksRevisions, type ReviewMark, reviewBadge } from '@constancia/domain/review/change-request.ts';
import type { Correction } from '@constancia/domain/review/correction.ts';
import { isSealed } from '@constancia/domain/review/edit-limits.ts';
import { reachableStates } from '@constancia/domain/review/state-change.ts';
import type { StateChange } from '@constancia/domain/submissions/submission.ts';
import { presentFormToAnswer } from '../forms/public.ts';
import type { OpenedSubmission } from './open-to-review.ts';
import { isWaiting, type RequestRow } from './request-queries.ts';

export interface ReviewRows {
  readonly corrections: readonly Correction[];
  readonly stateHistory: readonly StateChange[];
  readonly marks: readonly ReviewMark[];
  readonly requests: readonly RequestRow[];
}

export function presentMarks(marks: readonly ReviewMark[]): Review['marks'] {
  return marks.map((mark) => ({ ...mark }));
}

function presentRequest(request: RequestRow): Review['requests'][number] {
  const { at, madeBy, comment, dueOn, completedAt, message, acceptedBy, recalledAt, recalledBy } = request;
  return {
    at: at.toISOString(),
    by: madeBy,
    comment,
    dueOn,
    message,
    needsCompletion: isWaiting(request),
    answeredAt: completedAt?.toISOString() ?? null,
    acceptedBy,
    recalledAt: recalledAt?.toISOString() ?? null,
    recalledBy,
  };
}

export function presentReview(
  actor: Actor,
  { row, index }: OpenedSubmission,
  { corrections, stateHistory, marks, requests }: ReviewRows,
): Review {
  const { definition } = index;
  const sealed = isSealed(definition, row.signatures ?? []);
  const corrects = may(actor, 'correct', 'respuesta');
  const last = requests.findLast(({ recalledAt }) => recalledAt === null);
  const asked = last ? { needsCompletion: isWaiting(last), accepted: last.acceptedBy !== '' } : null;
  return {
    version: row.version,
    corrections: [...corrections],
    stateHistory: [...stateHistory],
    marks: presentMarks(marks),
    requests: requests.map(presentRequest),
    asked: (last?.requested ?? []).map((item, position) => ({
      ...item,
      replied: last?.replied?.[position] ?? null,
    })),
    badge: reviewBadge(definition, { last: asked, marked: marks.length > 0 }),
    may: {
      correct: corrects && !sealed,
      complete: mayWorkOnSubmissions(actor) && !sealed,
      mark: corrects && asksRevisions(definition),
      requestChanges: corrects && asksRevisions(definition),
      recallRequest: corrects && asked?.needsCompletion === true,
      acceptRevision: corrects && asked !== null && !asked.needsCompletion && !asked.accepted,
      changeState: mayWorkOnSubmissions(actor),
      states: [...reachableStates(definition.states, row.state)],
    },
  };
}

export interface BesideSubmission {
  readonly changedBy: string;
  readonly mapLayers: MapShown;
  readonly username: string;
  readonly mayView: boolean;
  readonly headerImageUrl: string | null;
}

export function presentToEdit(
  { row, form, index }: OpenedSubmission,
  { changedBy, mapLayers, username, mayView, headerImageUrl }: BesideSubmission,
): SubmissionToEdit {
  const { definition } = index;
  const shown = { headerImageUrl, mapLayers, username, brand: 'product' };
  return {
    id: row.id,
    code: row.code,
    version: row.version,
    // Shown even when the form is closed or changed since, because the submission exists already.
    form: {
      ...presentFormToAnswer(form, definition, shown),
      version: row.formVersion,
      limitReached: false,
    },
    answers: row.answers,
    particulars: {
      citizen: row.citizen,
      location: row.location,
      asset: row.asset,
      signatures: (row.signatures ?? []).map(({ slot, signatory }) => ({ slot, signatory })),
    },
    state: row.state,
    states: [...reachableStates(definition.states, row.state)],
    changedBy,
    mayView,
  };
}
