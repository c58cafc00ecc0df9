// The dialog or message for the current step of sending.
// rules: A2.34, A2.35, A4.33, A8.10, X36.73
import type { ReactNode } from 'react';
import type { CallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';
import { Toast } from '../../ui/light/toast.tsx';
import { NoReplyDialog, SlowDialog } from '../../ui/light/wait-dialogs.tsx';
import { useAnsweringApi } from '../session/api.ts';
import { StateBlock } from './state-block.ts';
import type { Sending } from './use-sending.ts';

interface SendingOverlayProps {
  readonly sending: Sending;
  /** Whether the device holds what was written. */
  readonly kept: () => boolean;
  /** Offers to leave it to be sent by itself. */
  readonly offer: ReactNode;
}

const StoredBeforeBlock = deferredBlock(
  async () => (await import('../../ui/light/stored-before-dialog.tsx')).StoredBeforeDialog,
);

export function SendingOverlay({ sending, kept, offer }: SendingOverlayProps) {
  const { byCitizen, form } = useAnsweringApi();
  const { current, again, chooseState, sendAsNew, dismiss } = sending;
  switch (current.step) {
    case 'choosing-state':
      return (
        <StateBlock
          states={form.definition.states}
          chosen={current.chosen}
          onConfirm={chooseState}
          onCancel={dismiss}
        />
      );
    case 'no-reply':
      return (
        <NoReplyDialog
          {...current}
          kept={kept()}
          municipality={byCitizen ? form.municipality.name : undefined}
          instead={offer}
          onRetry={again}
          onClose={dismiss}
        />
      );
    case 'stored-before':
      return <StoredBeforeBlock onSendAsNew={sendAsNew} onClose={dismiss} />;
    case 'failed':
      return <Toast tone="warning" text={failureText(current.error)} onClose={dismiss} />;
    case 'sending':
      return current.slow ? <SlowDialog {...current.slow} onRetry={again} onClose={dismiss} /> : null;
    case 'writing':
    case 'waiting':
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
