// What the counters of submissions count. The database moves them: functions/move_submission_counters.sql for lists and
// statistics, intake_submissions and delete_submission for the response limit.
// rules: X32.30, X32.31
import { sql } from 'kysely';
import type { KeptCounter } from '../../../platform/counters/kept-counter.ts';

const ofMunicipality = (municipalityId: string) =>
  sql`from submissions where municipality_id = ${municipalityId}`;

/** Each submission twice: with the time of its intake, and of its last update. */
const withBothTimes = (municipalityId: string) => sql`
  from submissions s cross join lateral (values (false, s.created_at), (true, s.updated_at)) t(updated, at)
  where municipality_id = ${municipalityId}`;

export const SUBMISSION_COUNTERS: readonly KeptCounter[] = [
  {
    table: 'form_counters',
    key: ['form_id'],
    numbers: ['submissions', 'counted'],
    recount: (municipalityId) => sql`
      select form_id, count(*) as submissions, count(*) filter (where counts) as counted
      ${ofMunicipality(municipalityId)} group by 1`,
  },
  {
    table: 'version_counters',
    key: ['form_id', 'version', 'area_id', 'state'],
    numbers: ['submissions'],
    recount: (municipalityId) => sql`
      select form_id, form_version as version, area_id, coalesce(state, -1) as state, count(*) as submissions
      ${ofMunicipality(municipalityId)} group by 1, 2, 3, 4`,
  },
  {
    table: 'hour_counters',
    key: ['form_id', 'updated', 'hour', 'area_id', 'state'],
    numbers: ['submissions'],
    recount: (municipalityId) => sql`
      select form_id, t.updated, date_trunc('hour', t.at, 'UTC') as hour, area_id, coalesce(state, -1) as state,
        count(*) as submissions
      ${withBothTimes(municipalityId)} group by 1, 2, 3, 4, 5`,
  },
  {
    table: 'day_counters',
    key: ['form_id', 'updated', 'day', 'area_id', 'state'],
    numbers: ['submissions'],
    recount: (municipalityId) => sql`
      select form_id, t.updated, date_trunc('day', t.at, 'UTC') as day, area_id, coalesce(state, -1) as state,
        count(*) as submissions
      ${withBothTimes(municipalityId)} group by 1, 2, 3, 4, 5`,
  },
  {
    table: 'author_counters',
    key: ['form_id', 'created_by', 'updated', 'day', 'area_id', 'state'],
    numbers: ['submissions'],
    recount: (municipalityId) => sql`
      select form_id, created_by, t.updated, (t.at at time zone 'UTC')::date as day, area_id,
        coalesce(state, -1) as state, count(*) as submissions
      ${withBothTimes(municipalityId)} group by 1, 2, 3, 4, 5, 6`,
  },
  {
    table: 'cell_counters',
    key: ['form_id', 'latitude', 'longitude', 'area_id', 'state'],
    numbers: ['submissions'],
    recount: (municipalityId) => sql`
      select form_id, floor(latitude / 1000.0)::integer as latitude, floor(longitude / 1000.0)::integer as longitude,
        area_id, coalesce(state, -1) as state, count(*) as submissions
      ${ofMunicipality(municipalityId)} and latitude is not null and longitude is not null group by 1, 2, 3, 4, 5`,
  },
];
