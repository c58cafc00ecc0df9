// Groups submissions for storing. Those of one municipality have to wait for each other anyway, because their
// codes have no gaps. So submissions that arrive while a group is being stored are collected and stored
// together, with one commit and one flush to disk. A submission that arrives alone is stored immediately;
// nothing waits for more. Above a number that is being taken in, further ones are refused until there is room.
// Purchases of a municipality wait here rather than in the database, where each of them would hold a connection until
// nobody else gets one.
// rules: A7.06, W8, X32.06, X32.09
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import { type InTurn, limitConcurrency } from '../../../platform/concurrency-limit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Crowd, crowd } from '../../../platform/http/crowd.ts';
import { type IntakeItem, type IntakeOutcome, intakeSubmissions } from './queries.ts';
import { type SoldItem, storeWithOrder } from './sales.ts';

/**
 * Most submissions in one transaction, and most characters in them. This keeps the statement short, and the
 * wait of the last one.
 */
const GROUP_MAX = 50;
const GROUP_CHARACTERS_MAX = 1024 * 1024;

/** Most submissions that a process checks and stores at a time: some tenths of a second of work. */
const TAKEN_IN_MAX = 200;

/**
 * Groups of different municipalities that are stored at a time. Fewer groups are larger ones, which take much less work.
 * One that takes longer, because its municipality is locked, gives its turn to the next.
 */
const TURNS = 3;
const TURN_MS = 40;

/** Purchases of a municipality at a time: one is stored, and the next is at the lock when it is released. */
const PURCHASES = 2;

interface Waiting {
  readonly item: IntakeItem;
  readonly resolve: (outcome: IntakeOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface IntakeQueue {
  /** Resolves when the submission is durably stored, or refused for the reason in the outcome. */
  readonly store: (municipalityId: string, item: IntakeItem) => Promise<IntakeOutcome>;
  /** The same for a submission with which something is bought; stored with its order or not at all. */
  readonly storeSold: (municipalityId: string, sold: SoldItem) => Promise<IntakeOutcome>;
  /** Those that are being taken in, from reading them to storing them. */
  readonly crowd: Crowd;
}

/** How many of the waiting submissions are stored together; at least one. */
function groupSize(queue: readonly Waiting[]): number {
  let characters = 0;
  const end = queue.findIndex(({ item }, position) => {
    characters += item.answersText.length;
    return position === GROUP_MAX || (position > 0 && characters > GROUP_CHARACTERS_MAX);
  });
  return end === -1 ? queue.length : end;
}

interface Begun {
  readonly done: Promise<void>;
  /** When the next one may begin. */
  readonly released: Promise<unknown>;
}

/** Begins so many pieces of work at a time; the others begin in their order once one is released. */
function takeTurns(most: number): (work: () => Begun) => Promise<Begun> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const begun = work();
    void begun.released.finally(() => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    });
    return begun;
  };
}

/** The turn of each municipality that has sold something. */
function turnsOf(most: number): (municipalityId: string) => InTurn {
  const turns = new Map<string, InTurn>();
  return (municipalityId) => {
    const turn = turns.get(municipalityId) ?? limitConcurrency(most);
    turns.set(municipalityId, turn);
    return turn;
  };
}

export function intakeQueue(db: Database, clock: Clock): IntakeQueue {
  const waiting = new Map<string, Waiting[]>();
  const begin = takeTurns(TURNS);
  const turnOf = turnsOf(PURCHASES);

  async function storeGroup(municipalityId: string, group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await intakeSubmissions(
        db,
        { municipalityId, at: clock() },
        group.map(({ item }) => item),
      );
      for (const [position, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[position];
        if (outcome) resolve(outcome);
        else reject(new Error('intake_submissions left an answer without outcome'));
      }
    } catch (error) {
      const only = group.length === 1 ? group[0] : undefined;
      if (only) return only.reject(error);
      // A submission that the database refuses must not fail the others of its group.
      for (const one of group) await storeGroup(municipalityId, [one]);
    }
  }

  async function drain(municipalityId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const stored = await begin(() => {
        const done = storeGroup(municipalityId, queue.splice(0, groupSize(queue)));
        return { done, released: Promise.race([done, setTimeout(TURN_MS, undefined, { ref: false })]) };
      });
      await stored.done;
    }
    waiting.delete(municipalityId);
  }

  return {
    crowd: crowd(TAKEN_IN_MAX),
    storeSold: (municipalityId, sold) =>
      turnOf(municipalityId)(() => storeWithOrder(db, { municipalityId, at: clock() }, sold)),
    store: (municipalityId, item) =>
      new Promise((resolve, reject) => {
        const entry = { item, resolve, reject };
        const queue = waiting.get(municipalityId);
        if (queue) {
          queue.push(entry);
          return;
        }
        const started = [entry];
        waiting.set(municipalityId, started);
        void drain(municipalityId, started);
      }),
  };
}
