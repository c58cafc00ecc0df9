// What a worker does for the rules of the plan: it makes the orders that are due, in small transactions. Rules about
// submissions follow the events, so storing a submission waits for nothing here. Several processes may do it at the same
// time: one has a rule, and an order is made once for its cause.
// rules: X39.51, X39.52, X39.54
import { appendAudit } from '../../../../platform/audit/queries.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../../platform/db/database.ts';
import { newEntityId } from '../../../../platform/ids.ts';
import type { Log } from '../../../../platform/log.ts';
import { type FormVersions, formVersions } from '../../../forms/public.ts';
import type { Now } from '../../queries.ts';
import { asksForAsset, obstacleOf } from '../obstacle-of.ts';
import { type PlanRuleRow, takeRule } from '../queries.ts';
import {
  type FoundWork,
  insertRuleOrders,
  listCausing,
  listDueAssets,
  listDueRules,
  nextEvents,
  setMade,
  setRead,
} from './queries.ts';

/** Assets or events of one transaction. */
const BATCH = 200;
/** Transactions for one rule in one run; what is left waits for the next. */
const BATCHES = 10;

interface MakingServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Assets or events of one transaction, and transactions of a run; the product's own when absent. */
  readonly batch?: number;
  readonly batches?: number;
}

interface Making {
  readonly versions: FormVersions;
  readonly now: Now;
  readonly batch: number;
}

/** One that fails is written to the log and tried again; the others go on. */
export async function makeRuleOrders({
  db,
  clock,
  log,
  batch = BATCH,
  batches = BATCHES,
}: MakingServices): Promise<void> {
  const at = clock();
  const versions = formVersions(db);
  for (const { timeZone, ...key } of await listDueRules(db, at)) {
    const making = { versions, now: { at, timeZone }, batch };
    try {
      let more = true;
      for (let done = 0; more && done < batches; done++)
        more = await inTransaction(db, async (tx) => {
          const rule = await takeRule(tx, key);
          return rule !== null && (await makeBatch(tx, rule, making));
        });
    } catch (error) {
      log.warn({ err: error, ...key }, 'a rule of the plan could not make its orders');
    }
  }
}

/** Returns whether there may be more. */
async function makeBatch(tx: Queryable, rule: PlanRuleRow, making: Making): Promise<boolean> {
  const asks = await asksForAsset(making.versions, rule);
  const works = { asks: asks === true, isFree: obstacleOf(rule, asks) === null };
  return rule.kind === 'interval'
    ? ofAssets(tx, rule, { ...making, ...works })
    : ofEvents(tx, rule, { ...making, ...works });
}

interface Works extends Making {
  /** Whether its form asks for an asset. */
  readonly asks: boolean;
  /** Whether nothing is in the way. */
  readonly isFree: boolean;
}

async function ofAssets(tx: Queryable, rule: PlanRuleRow, { now, batch, isFree }: Works): Promise<boolean> {
  const found = isFree ? await listDueAssets(tx, rule, { now, most: batch }) : [];
  const more = found.length === batch;
  await setMade(tx, rule, { until: more ? (found.at(-1)?.assetId ?? null) : null, now });
  await store(tx, rule, { now, found });
  return more;
}

/** What happens while something is in the way causes no orders later either. */
async function ofEvents(
  tx: Queryable,
  rule: PlanRuleRow,
  { now, batch, asks, isFree }: Works,
): Promise<boolean> {
  const next = await nextEvents(tx, rule, batch);
  if (!next) return false;
  const { last, events } = next;
  const found = isFree ? await listCausing(tx, rule, { last, asksAsset: asks }) : [];
  await setRead(tx, rule, last);
  await store(tx, rule, { now, found });
  return events === batch;
}

/** The audit log comes last, because its lock is held until the end. */
async function store(
  tx: Queryable,
  rule: PlanRuleRow,
  { now, found }: { readonly now: Now; readonly found: readonly FoundWork[] },
): Promise<void> {
  if (found.length === 0) return;
  const named = found.map((work) => ({ ...work, id: newEntityId() }));
  const orders = await insertRuleOrders(tx, { rule, now, found: named });
  if (orders === 0) return;
  await appendAudit(tx, {
    municipalityId: rule.municipalityId,
    at: now.at,
    actor: '',
    action: 'create',
    subject: 'work-order',
    subjectId: rule.id,
    details: { rule: rule.name, orders },
  });
}
