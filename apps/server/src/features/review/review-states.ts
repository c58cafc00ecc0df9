// How far the review of submissions is, for the rows of a list.
// rules: R2.033, R4.12

import type { Queryable } from '../../platform/db/database.ts';
import type { ReviewState, ReviewStates } from '../submissions/public.ts';
import { readReviewStates } from './review-state-queries.ts';

export function reviewStates(db: Queryable): ReviewStates {
  return async (municipalityId, ids) => {
    if (ids.length === 0) return new Map();
    const rows = await readReviewStates(db, municipalityId, ids);
    return new Map(
      rows.map(({ id, asked, needsCompletion, accepted, marked }): [string, ReviewState] => [
        id,
        { last: asked ? { needsCompletion, accepted } : null, marked },
      ]),
    );
  };
}
