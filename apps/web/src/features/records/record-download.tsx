// The button with which a visitor or citizen gets a record or voucher as a PDF: it follows the file until it is on the
// device, and says so.
// rules: A7.18, R2.105, R7.37
import { useEffect } from 'react';
import { t } from '../../platform/texts.ts';
import { useRecord } from './use-record.ts';
import '../../ui/light/saved-block.css';
import './record-download.css';

interface Props {
  /** Returns the id by which the record is followed. */
  readonly ask: () => Promise<string>;
  readonly kind: 'record' | 'voucher';
  /** Begins by itself; `ask` must stay the same then. */
  readonly automatic?: boolean;
}

export function RecordDownload({ ask, kind, automatic = false }: Props) {
  const { state, start, cancel } = useRecord();
  useEffect(() => {
    if (automatic) start(ask);
  }, [automatic, ask, start]);
  const working = state === 'working';
  return (
    <div className="record-download">
      <button type="button" className="button" onClick={working ? cancel : () => start(ask)}>
        {working
          ? t('receipt.cancel')
          : t(state === 'failed' ? `receipt.retry-${kind}` : `receipt.download-${kind}`)}
      </button>
      <p className="saved-block-status" role="status">
        {working && t('receipt.working')}
        {state === 'done' && t('receipt.done')}
      </p>
      {state === 'failed' && (
        <p className="saved-block-failed" role="alert">
          {t('receipt.failed')}
        </p>
      )}
    </div>
  );
}
