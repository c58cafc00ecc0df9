// Sends one copy and waits briefly for the result: most are delivered within a second, so the result can be shown.
// rules: A8.11, A8.18, X19.10, X19.13
import type { MailBody, MailProgress } from '@constancia/contract/mail.ts';
import { readMailProgress, sendMailCopy } from './mail-api.ts';

/** `waits`: no mail server is configured; `queued`: the mail server does not reply. */
export type CopyOutcome =
  | { readonly state: 'sent' | 'waits' | 'queued' }
  | { readonly state: 'refused'; readonly addresses: readonly string[] };

const ASKED_EVERY_MS = 500;
const POLLS_MAX = 24;

/** Throws CallError when the server did not accept the copy. */
export async function deliverCopy(
  submissionId: string,
  mail: Omit<MailBody, 'language'>,
): Promise<CopyOutcome> {
  let progress = await sendMailCopy(submissionId, mail);
  for (let asked = 0; !isKnown(progress) && asked < POLLS_MAX; asked++) {
    await new Promise((done) => setTimeout(done, ASKED_EVERY_MS));
    // The copy is stored: after a lost connection only its result stays unknown.
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
