// The feed of events: a caller reads on from a position, and gets what it may see of what was published since.
// rules: X38.60, X38.72
import type { listEvents } from '@constancia/contract/events/events.ts';
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { presentEvent } from './present-event.ts';
import { lastPosition, listEventRows } from './queries.ts';

export async function eventsFor(
  db: Database,
  actor: Actor,
  { after = 0, limit }: Query<typeof listEvents>,
): Promise<Reply<typeof listEvents>> {
  const { municipalityId } = actor;
  // Read before the rows: what is published in between has a higher position, and comes with the next reply.
  const last = await lastPosition(db, municipalityId);
  const scope = submissionScope(actor);
  const rows = await listEventRows(db, { municipalityId, scope, after, last, size: limit + 1 });
  const shown = rows.slice(0, limit);
  const more = rows.length > limit;
  const next = more ? (shown.at(-1)?.position ?? after) : Math.max(last, after);
  return { events: shown.map(presentEvent), next, more };
}
