// Endpoints of the review: correcting and completing submissions, changing their state, marks, and requests
// to the citizen.
// rules: P2.13, P2.14, R2.054, R2.058, W3
import * as contract from '@constancia/contract/submissions/review.ts';
import { readTimeline } from '@constancia/contract/submissions/timeline.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import type { AuditRead } from '../../platform/http/audit-read.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import { type FormVersions, headerImageUrl } from '../forms/public.ts';
import { keyOf, maySee, openSubmission } from '../submissions/public.ts';
import type { LayersOf } from '../territory/public.ts';
import { changeState } from './change-state.ts';
import { endRequest } from './end-request.ts';
import {
  type OpenedSubmission,
  openSubmissionToComplete,
  openSubmissionToCorrect,
  openSubmissionToWorkOn,
  openToReview,
} from './open-to-review.ts';
import { presentMarks, presentReview, presentToEdit } from './present.ts';
import { lastEditor, listCorrections, listMarks, listStateChanges } from './queries.ts';
import { requestChanges, setMark } from './request-changes.ts';
import { listRequests } from './request-queries.ts';
import type { RevisionLinks } from './revision-link.ts';
import { type EditServices, storeEdit } from './store-edit.ts';
import { timelineOf } from './timeline/timeline.ts';

export type ReviewServices = EditServices & {
  readonly versions: FormVersions;
  readonly layersOf: LayersOf;
  readonly signer: FileSigner;
  readonly links: RevisionLinks;
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
};

function reviewRoute(services: ReviewServices): Route {
  const { db } = services;
  return route(contract.readReview, async ({ actor, params, audit }) => {
    const submission = await openToReview(services, actor, params.submissionId);
    const key = keyOf(submission.row);
    const rows = {
      corrections: await listCorrections(db, key),
      stateHistory: await listStateChanges(db, key),
      marks: await listMarks(db, key),
      requests: await listRequests(db, key),
    };
    await audit(submission.row);
    return presentReview(actor, submission, rows);
  });
}

function timelineRoute({ db }: ReviewServices): Route {
  return route(readTimeline, async ({ actor, params, query, audit }) => {
    const { row } = await openSubmission(db, actor, params.submissionId);
    const page = await timelineOf(db, keyOf(row), query.cursor);
    await audit(row);
    return page;
  });
}

async function toEdit(
  services: ReviewServices,
  { actor, audit }: { readonly actor: Actor; readonly audit: AuditRead },
  submission: OpenedSubmission,
) {
  const { db, layersOf, signer, clock } = services;
  const key = keyOf(submission.row);
  const changedBy = await lastEditor(db, key);
  await audit(submission.row);
  const mayView = await maySee(db, actor, submission.row.id);
  const { userId, username } = actor;
  const image = headerImageUrl(signer, submission.index.definition, { userId, now: clock() });
  const mapLayers = layersOf(submission.form.settings);
  return presentToEdit(submission, { changedBy, mapLayers, username, mayView, headerImageUrl: image });
}

function editRoutes(services: ReviewServices): readonly Route[] {
  return [
    route(contract.openToCorrect, async ({ actor, params, audit }) =>
      toEdit(services, { actor, audit }, await openSubmissionToCorrect(services, actor, params.submissionId)),
    ),
    route(contract.correct, async ({ actor, params, body }) => {
      const submission = await openSubmissionToCorrect(services, actor, params.submissionId);
      return storeEdit(services, submission, { kind: 'correction', actor, body });
    }),
    route(contract.openToComplete, async ({ actor, params, audit }) =>
      toEdit(
        services,
        { actor, audit },
        await openSubmissionToComplete(services, actor, params.submissionId),
      ),
    ),
    route(contract.complete, async ({ actor, params, body }) => {
      const submission = await openSubmissionToComplete(services, actor, params.submissionId);
      return storeEdit(services, submission, { kind: 'completion', actor, body });
    }),
  ];
}

function requestRoutes(services: ReviewServices): readonly Route[] {
  return [
    route(contract.setReviewMark, async ({ actor, params, body: { marked, ...mark } }) => {
      const submission = await openToReview(services, actor, params.submissionId);
      return { marks: presentMarks(await setMark(services, submission, { mark, marked })) };
    }),
    route(contract.requestChanges, async ({ actor, params, body, request }) => {
      const submission = await openToReview(services, actor, params.submissionId);
      const origin = originOf(services.publicOrigin, request);
      return requestChanges(services, submission, { ...body, actor, origin });
    }),
    route(contract.acceptRevision, async ({ actor, params }) => {
      const submission = await openToReview(services, actor, params.submissionId);
      await endRequest(services, submission, { actor, by: 'acceptance' });
      return { accepted: true as const };
    }),
    route(contract.recallRequest, async ({ actor, params }) => {
      const submission = await openToReview(services, actor, params.submissionId);
      await endRequest(services, submission, { actor, by: 'recall' });
      return { recalled: true as const };
    }),
  ];
}

export function reviewRoutes(services: ReviewServices): readonly Route[] {
  return [
    reviewRoute(services),
    timelineRoute(services),
    ...editRoutes(services),
    route(contract.changeState, async ({ actor, params, body }) => {
      const submission = await openSubmissionToWorkOn(services, actor, params.submissionId);
      return changeState(services, submission, { actor, wanted: body });
    }),
    ...requestRoutes(services),
  ];
}
