// A page of what happened to a submission. rules: X33.70
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readTimeline, TimelineEvent } from '@constancia/contract/submissions/timeline.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { SubmissionKey } from '../queries.ts';
import { listTimeline, type TimelineKey, type TimelineRow } from './timeline-queries.ts';

const SHAPE = /^(\d{1,17})~([\w.-]{1,80})~([0-9A-Za-z]{20})$/;

/** Throws request-invalid, also for a cursor of another submission. */
function readCursor(cursor: string, id: string): TimelineKey {
  const [, moment = '', name = '', of] = SHAPE.exec(cursor) ?? [];
  if (of === id) return { moment, name };
  throw new Problem('request-invalid', {
    issues: [{ code: 'request-field', at: { field: 'query.cursor' } }],
  });
}

function present({ at, kind, by, details }: TimelineRow): TimelineEvent {
  const { until, ...rest } = details as { readonly until?: string | null };
  return {
    ...rest,
    ...(kind === 'state' && { until: until ? new Date(until).toISOString() : null }),
    kind,
    at: at.toISOString(),
    by: by === ANONYMOUS_AUTHOR ? '' : by,
  } as TimelineEvent;
}

export async function timelineOf(
  db: Queryable,
  key: SubmissionKey,
  cursor: string | undefined,
): Promise<Reply<typeof readTimeline>> {
  const after = cursor === undefined ? null : readCursor(cursor, key.id);
  const size = PAGE_SIZES.timeline;
  const rows = await listTimeline(db, key, { after, size: size + 1 });
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    events: shown.map(present),
    next: last ? `${last.moment}~${last.name}~${key.id}` : null,
  };
}
