// What is said about a submission that waits.
// rules: X31.51, X31.53
import type { ProblemCode } from '@constancia/contract/problems.ts';
import { CallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import type { OwnDraft } from '../session/own-drafts.ts';
import type { RefusedLater } from '../session/written-draft.ts';
import { isReady, type QueueState } from './queue.ts';

/** '' for a draft that is not finished. */
export function statusText(draft: OwnDraft, { sending, waitsFor }: Pick<QueueState, 'sending' | 'waitsFor'>) {
  if (draft.refused) return t('waiting.refused', { reason: refusedText(draft.refused) });
  if (!isReady(draft)) return '';
  if (sending === draft.key) return t('waiting.sending');
  return waitsFor === 'sign-in' ? `${t('waiting.ready')}. ${signInText(draft)}` : t('waiting.ready');
}

export function refusedText({ code, values }: RefusedLater): string {
  if (code === 'not-found' && 'number' in values)
    return t('waiting.person-unknown', { number: String(values['number']) });
  if (code === 'file-not-found') return t('waiting.files-lost');
  return problemText(new CallError(code as ProblemCode, { values }));
}

/** Of the way to the list: what waits, or only the codes of what went today. */
export function listText({ drafts }: Pick<QueueState, 'drafts'>): string {
  return t((drafts ?? []).length > 0 ? 'waiting.see' : 'waiting.see-codes');
}

/** Staff sign in, a citizen comes in again from the portal. */
export function signInText({ ready }: Pick<OwnDraft, 'ready'>): string {
  return t(ready?.as === 'staff' ? 'waiting.sign-in' : 'waiting.enter-again');
}
