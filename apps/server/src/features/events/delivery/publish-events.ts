// Publishes events: each gets its position, and a delivery for every webhook that wants it. Positions are given after the
// commit of the change, by one process at a time. Given with the change they could be committed out of order, and a reader
// who has read on would miss the late one. Intake waits for nobody here.
// rules: X38.60, X38.63
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import { presentEvent } from '../present-event.ts';
import { type EventRow, givePositions, takeTurn } from '../queries.ts';
import { insertDeliveries, listWanted, type Wanted } from './queries.ts';

/** Events of a transaction. */
const MOST = 2_000;

export interface PublishingServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Publishes everything that was committed; does nothing while another process does it. */
export async function publishEvents({ db, clock }: PublishingServices): Promise<void> {
  let published = MOST;
  while (published === MOST) {
    published = await inTransaction(db, async (tx) => {
      if (!(await takeTurn(tx))) return 0;
      const events = await givePositions(tx, MOST);
      if (events.length === 0) return 0;
      const wanted = await listWanted(tx, [...new Set(events.map(({ municipalityId }) => municipalityId))]);
      await insertDeliveries(tx, deliveriesOf(events, wanted), clock());
      return events.length;
    });
  }
}

function deliveriesOf(events: readonly EventRow[], wanted: readonly Wanted[]) {
  return events.flatMap((event) => {
    const webhooks = wanted.filter((one) => wants(one, event));
    if (webhooks.length === 0) return [];
    const body = JSON.stringify(presentEvent(event));
    return webhooks.map(({ id }) => ({ ...event, webhookId: id, body }));
  });
}

function wants({ municipalityId, kinds, areaIds, formIds }: Wanted, event: EventRow): boolean {
  return (
    municipalityId === event.municipalityId &&
    kinds.includes(event.kind) &&
    (areaIds?.includes(event.areaId) ?? true) &&
    (formIds?.includes(event.formId) ?? true)
  );
}
