// Sends one copy and waits a little for what becomes of it: most are gone within a second, and then it can be said.
// rules: A8.11, A8.18, X19.10, X19.13
import type { MailBody, MailProgress } from '@constancia/contract/mail.ts';
import { readMailProgress, sendMailCopy } from './mail-api.ts';

/** `waits`: there is no mail server; `queued`: it does not answer. */
export type CopyOutcome =
  | { readonly state: 'sent' | 'waits' | 'queued' }
  | { readonly state: 'refused'; readonly addresses: readonly string[] };

const ASKED_EVERY_MS = 500;
const ASKED_AT_MOST = 24;

/** Throws CallError when it was not even taken. */
export async function deliverCopy(
  submissionId: string,
  mail: Omit<MailBody, 'language'>,
): Promise<CopyOutcome> {
  let progress = await sendMailCopy(submissionId, mail);
  for (let asked = 0; !isKnown(progress) && asked < ASKED_AT_MOST; asked++) {
    await new Promise((done) => setTimeout(done, ASKED_EVERY_MS));
    // It is stored: a lost connection only means that nobody can say more.
    progress = await readMailProgress(submissionId, mail.id).catch(() => progress);
  }
  return outcomeOf(progress);
}

const isKnown = ({ state, delayed, transport }: MailProgress) =>
  state !== 'waiting' || delayed || transport === 'outbox';

function outcomeOf({ state, transport, refused }: MailProgress): CopyOutcome {
  if (state === 'delivered') return { state: 'sent' };
  if (state === 'failed') return { state: 'refused', addresses: refused };
  return { state: transport === 'outbox' ? 'waits' : 'queued' };
}
