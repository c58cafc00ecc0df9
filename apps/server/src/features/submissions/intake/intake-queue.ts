// Answers of one municipality wait for each other anyway, because their codes have no gap. So the ones that arrive while a
// group is being stored gather and are stored together: one commit, one flush of the disk. An answer that comes alone is
// stored immediately; nothing waits on a timer.
// rules: A7.06, W8
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type IntakeItem, type IntakeOutcome, intakeSubmissions } from './queries.ts';

/** Most answers in one transaction, and most characters in them: keeps the statement, and the last one's wait, short. */
const GROUP_MAX = 50;
const GROUP_CHARACTERS_MAX = 1024 * 1024;

interface Waiting {
  readonly item: IntakeItem;
  readonly resolve: (outcome: IntakeOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface IntakeQueue {
  /** Resolves when the answer is durably stored, or refused for the reason in the outcome. */
  readonly store: (municipalityId: string, item: IntakeItem) => Promise<IntakeOutcome>;
}

/** How many waiting answers are stored together; at least one. */
function groupSize(queue: readonly Waiting[]): number {
  let characters = 0;
  const end = queue.findIndex(({ item }, position) => {
    characters += item.answersText.length;
    return position === GROUP_MAX || (position > 0 && characters > GROUP_CHARACTERS_MAX);
  });
  return end === -1 ? queue.length : end;
}

export function intakeQueue(db: Database, clock: Clock): IntakeQueue {
  const waiting = new Map<string, Waiting[]>();

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
      // An answer that the database refuses must not fail the others of its group.
      for (const one of group) await storeGroup(municipalityId, [one]);
    }
  }

  async function drain(municipalityId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await storeGroup(municipalityId, queue.splice(0, groupSize(queue)));
    waiting.delete(municipalityId);
  }

  return {
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
