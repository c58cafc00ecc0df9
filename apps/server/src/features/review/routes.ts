// Endpoints of the review: correcting and completing submissions, changing their state, marks, and requests
// to the citizen.
// rules: P2.13, P2.14, R2.054, R2.058, W3
import type { MapShown } from '@constancia/contract/map.ts';
import * as contract from '@constancia/contract/submissions/review.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { AuditRead } from '../../platform/http/audit-read.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import type { FormVersions } from '../forms/public.ts';
import { keyOf } from '../submissions/public.ts';
import { changeState } from './change-state.ts';
import {
  type OpenedAnswer,
  openAnswer,
  openAnswerToComplete,
  openAnswerToCorrect,
  openAnswerToWorkOn,
} from './open-answer.ts';
import { presentMarks, presentReview, presentToEdit } from './present.ts';
import { lastEditor, listCorrections, listMarks, listRequests, listStateChanges } from './queries.ts';
import { requestChanges, setMark } from './request-changes.ts';
import { type EditServices, storeEdit } from './store-edit.ts';

export type ReviewServices = EditServices & {
  readonly versions: FormVersions;
  readonly mapLayers: MapShown;
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
};

function reviewRoute(services: ReviewServices): Route {
  const { db } = services;
  return route(contract.readReview, async ({ actor, params, audit }) => {
    const answer = await openAnswer(services, actor, params.submissionId);
    const key = keyOf(answer.row);
    const rows = {
      corrections: await listCorrections(db, key),
      stateHistory: await listStateChanges(db, key),
      marks: await listMarks(db, key),
      requests: await listRequests(db, key),
    };
    await audit(answer.row);
    return presentReview(actor, answer, rows);
  });
}

async function toEdit(
  services: ReviewServices,
  { actor, audit }: { readonly actor: Actor; readonly audit: AuditRead },
  answer: OpenedAnswer,
) {
  const { db, mapLayers } = services;
  const key = keyOf(answer.row);
  const changedBy = await lastEditor(db, key);
  await audit(answer.row);
  return presentToEdit(answer, { changedBy, mapLayers, username: actor.username });
}

function editRoutes(services: ReviewServices): readonly Route[] {
  return [
    route(contract.openToCorrect, async ({ actor, params, audit }) =>
      toEdit(services, { actor, audit }, await openAnswerToCorrect(services, actor, params.submissionId)),
    ),
    route(contract.correct, async ({ actor, params, body }) => {
      const answer = await openAnswerToCorrect(services, actor, params.submissionId);
      return storeEdit(services, answer, { kind: 'correction', actor, body });
    }),
    route(contract.openToComplete, async ({ actor, params, audit }) =>
      toEdit(services, { actor, audit }, await openAnswerToComplete(services, actor, params.submissionId)),
    ),
    route(contract.complete, async ({ actor, params, body }) => {
      const answer = await openAnswerToComplete(services, actor, params.submissionId);
      return storeEdit(services, answer, { kind: 'completion', actor, body });
    }),
  ];
}

function requestRoutes(services: ReviewServices): readonly Route[] {
  return [
    route(contract.setReviewMark, async ({ actor, params, body: { marked, ...mark } }) => {
      const answer = await openAnswer(services, actor, params.submissionId);
      return { marks: presentMarks(await setMark(services, answer, { mark, marked })) };
    }),
    route(contract.requestChanges, async ({ actor, params, body, request }) => {
      const answer = await openAnswer(services, actor, params.submissionId);
      const origin = originOf(services.publicOrigin, request);
      return requestChanges(services, answer, { actor, comment: body.comment, origin });
    }),
  ];
}

export function reviewRoutes(services: ReviewServices): readonly Route[] {
  return [
    reviewRoute(services),
    ...editRoutes(services),
    route(contract.changeState, async ({ actor, params, body }) => {
      const answer = await openAnswerToWorkOn(services, actor, params.submissionId);
      return changeState(services, answer, { actor, wanted: body });
    }),
    ...requestRoutes(services),
  ];
}
