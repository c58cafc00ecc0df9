// In a page of another site the browser keeps no receipt, so the record is downloaded by its code, in a window of its own.
// rules: X40.42
import { lookUpPath } from '@constancia/domain/pages/code-in-url.ts';
import { isInFrame } from '../../../platform/frame/in-frame.ts';
import { t } from '../../../platform/texts.ts';

export function RecordInWindow({ recordCode }: { readonly recordCode: string }) {
  if (!isInFrame()) return null;
  return (
    <p>
      {t('receipt.in-frame')}{' '}
      <a href={lookUpPath('recordLookUp', recordCode)} target="_blank" rel="noopener">
        {t('receipt.in-frame-open')}
      </a>
    </p>
  );
}
