// Endpoints of who has a submission open now. They inform, and never lock: what two people change at the same time is
// resolved when they save (X4.05).
// rules: X33.76
import { endSubmissionPresence, saySubmissionPresence } from '@constancia/contract/submissions/presence.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { openSubmission } from '../view/open-submission.ts';
import { deletePresence, listOthers, storePresence } from './queries.ts';

/** Pages say so every 20 seconds; one that is late once still counts. */
const COUNTS_FOR_MS = 45_000;
const SHOWN_MAX = 20;

export function presenceRoutes({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): readonly Route[] {
  const pageOf = async (
    actor: Actor,
    { submissionId, pageId }: { readonly submissionId: string; readonly pageId: string },
  ) => {
    const { row } = await openSubmission(db, actor, submissionId);
    const { municipalityId: userMunicipalityId, userId } = actor;
    return { municipalityId: row.municipalityId, submissionId, userMunicipalityId, userId, pageId };
  };
  return [
    route(saySubmissionPresence, async ({ actor, params, body }) => {
      const page = await pageOf(actor, params);
      const at = clock();
      if (!(await storePresence(db, page, { ...body, at }))) throw new Problem('submission-not-found');
      const since = new Date(at.getTime() - COUNTS_FOR_MS);
      return { others: [...(await listOthers(db, page, { since, most: SHOWN_MAX }))] };
    }),
    route(endSubmissionPresence, async ({ actor, params }) => {
      await deletePresence(db, await pageOf(actor, params));
      return {};
    }),
  ];
}
