// What the confirmation page shows besides the code to the person who has just sent the submission: the form's own
// voucher and the record, which is downloaded automatically when the form says so. Without the receipt cookie nothing
// is shown.
// rules: A7.18, R2.105, R2.106, R3.12, W4
import type { Receipt } from '@constancia/contract/records/records.ts';
import { useCallback } from 'react';
import { t } from '../../platform/texts.ts';
import { requestRecordByReceipt } from './record-api.ts';
import { RecordDownload } from './record-download.tsx';

export function ReceiptSlot({ receipt }: { readonly receipt: Receipt | null }) {
  if (!receipt) return null;
  return (
    <>
      {receipt.voucher !== '' && (
        <section className="saved-block" aria-labelledby="voucher-title">
          <h2 id="voucher-title">{t('receipt.voucher')}</h2>
          <p className="saved-block-text" dir="auto">
            {receipt.voucher}
          </p>
          <Download receipt={receipt} kind="voucher" />
        </section>
      )}
      <Download receipt={receipt} kind="record" />
    </>
  );
}

interface DownloadProps {
  readonly receipt: Receipt;
  readonly kind: 'record' | 'voucher';
}

function Download({ receipt: { submissionId, downloadsByItself }, kind }: DownloadProps) {
  const ask = useCallback(() => requestRecordByReceipt(submissionId, kind), [submissionId, kind]);
  return <RecordDownload ask={ask} kind={kind} automatic={kind === 'record' && downloadsByItself} />;
}
