// Where the submissions of a form are: those that a filter finds, in clusters for the part of the map that is shown.
// rules: R2.024, R2.035, X32.35
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mapArea, mapAreaIssues, mapBounds } from '../map.ts';
import { entityId, listOf, timestamp } from '../shapes.ts';
import { filterFields, filterIssue } from './filter.ts';

const mapQuery = z.strictObject({ ...filterFields, ...mapArea }).check(({ value, issues }) => {
  const wrong = filterIssue(value);
  if (wrong) issues.push(wrong);
  issues.push(...mapAreaIssues(value));
});

const cluster = z.object({
  /** In the middle of its submissions. */
  latitude: z.number(),
  longitude: z.number(),
  count: z.number().int(),
  /**
   * The submission of a cluster of one, where they are few enough to be looked at one by one. Where the map is nearest,
   * the newest ten of any cluster, which may all be at one point.
   */
  submissions: listOf(z.object({ id: entityId, code: z.string(), createdAt: timestamp }), 10),
});

export const readSubmissionMap = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/submission-map',
  summary: 'The submissions to a form that a filter finds, as clusters on a map',
  access: { kind: 'may', action: 'read', subject: 'respuesta' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  query: mapQuery,
  reply: z.object({
    clusters: z.array(cluster),
    /** How many they hold; those at the edge of the shown part may lie just outside of it. */
    located: z.number().int(),
    bounds: mapBounds,
  }),
  problems: ['form-not-found', 'form-outside-areas'],
});
