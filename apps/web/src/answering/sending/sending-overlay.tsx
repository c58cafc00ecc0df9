// The dialog or message for the current step of sending.
// rules: A2.34, A2.35, A4.33, A8.10

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { CallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { Toast } from '../../ui/light/toast.tsx';
import { NoReplyDialog, SlowDialog, StoredBeforeDialog } from '../../ui/light/wait-dialogs.tsx';
import { StateDialog } from './state-dialog.tsx';
import type { Sending } from './use-sending.ts';

interface SendingOverlayProps {
  readonly sending: Sending;
  readonly form: FormDefinition;
  /** Whether the device holds what was written. */
  readonly kept: () => boolean;
}

export function SendingOverlay({ sending, form, kept }: SendingOverlayProps) {
  const { current, again, chooseState, sendAsNew, dismiss } = sending;
  switch (current.step) {
    case 'choosing-state':
      return (
        <StateDialog
          states={form.states}
          chosen={current.chosen}
          onConfirm={chooseState}
          onCancel={dismiss}
        />
      );
    case 'no-reply':
      return <NoReplyDialog {...current} kept={kept()} onRetry={again} onClose={dismiss} />;
    case 'stored-before':
      return <StoredBeforeDialog onSendAsNew={sendAsNew} onClose={dismiss} />;
    case 'failed':
      return (
        <Toast tone="warning" text={failureText(current.error)} closing="by-button-too" onClose={dismiss} />
      );
    case 'sending':
      return current.slow ? <SlowDialog {...current.slow} onRetry={again} onClose={dismiss} /> : null;
    case 'writing':
      return null;
  }
}

const PROBLEMS_WITH_TEXT: readonly CallError['code'][] = [
  'payload-too-large',
  'too-many-requests',
  'unavailable',
  'storage-full',
  'orders-open',
  'form-changed',
  'submission-deleted',
  'not-signed-in',
];

function failureText(error: CallError): string {
  const failed = t('answering.save-failed');
  if (error.code === 'payments-closed') return problemText(error);
  return PROBLEMS_WITH_TEXT.includes(error.code) ? `${failed}. ${problemText(error)}` : failed;
}
