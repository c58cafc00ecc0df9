// What this device sent by itself today, with the codes: nobody may have been looking when it went.
// rules: X31.52
import { epochMilliseconds, localMoment } from '../../platform/clock.ts';
import { dropDraft, keepDraft, readDraft } from '../../platform/device/drafts.ts';

export interface SentAnswer {
  readonly submissionId: string;
  readonly title: string;
  readonly name: string;
  readonly code: string;
  /** '' when the form has no records. */
  readonly recordCode: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const keyOf = (person: string) => `sent-today.${person}`;
const dayOf = (at: number) => localMoment(at).slice(0, 'DD/MM/YYYY'.length);

/** The last first. */
export async function sentToday(person: string): Promise<readonly SentAnswer[]> {
  const kept = await readDraft(keyOf(person));
  const today = dayOf(epochMilliseconds());
  return Array.isArray(kept) ? (kept as readonly SentAnswer[]).filter(({ at }) => dayOf(at) === today) : [];
}

export async function addSent(person: string, sent: SentAnswer): Promise<void> {
  await keepDraft(keyOf(person), [sent, ...(await sentToday(person))]);
}

export async function dropSent(person: string): Promise<void> {
  await dropDraft(keyOf(person));
}
