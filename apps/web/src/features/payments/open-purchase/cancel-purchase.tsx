// Cancels a purchase that waits to be paid, after a question: its seats go at once, and others may buy them.
// rules: X40.04
import { useState } from 'react';
import type { LeftOrder } from '../../../platform/device/left-order.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { QuestionDialog } from '../../../ui/light/question-dialog.tsx';
import { cancelPayment } from '../payment-api.ts';

interface Props {
  readonly order: LeftOrder;
  readonly onCancelled: () => void;
}

export function CancelPurchase(props: Props) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  return (
    <>
      {failure !== '' && <p role="alert">{failure}</p>}
      <div className="notice-actions">
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {t('payments.cancel')}
        </button>
      </div>
      {asking && <Question {...props} onClose={() => setAsking(false)} onFailed={setFailure} />}
    </>
  );
}

interface QuestionProps extends Props {
  readonly onClose: () => void;
  /** With '' when it is tried again. */
  readonly onFailed: (failure: string) => void;
}

function Question({ order, onCancelled, onClose, onFailed }: QuestionProps) {
  const [cancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    onFailed('');
    try {
      await cancelPayment(order);
      onCancelled();
    } catch (error) {
      onFailed(problemText(error));
    }
    onClose();
  };
  return (
    <QuestionDialog
      title={t('payments.cancel-title')}
      yes={t('payments.cancel')}
      no={t('payments.cancel-keep')}
      busy={cancelling}
      onYes={() => void cancel()}
      onClose={onClose}
    >
      <p>{t('payments.cancel-text')}</p>
    </QuestionDialog>
  );
}
