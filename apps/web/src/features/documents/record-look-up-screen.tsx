// Anybody downloads the record of an answer by the code that is printed on it.
// rules: E1.07, E3.31, R2.018, R2.110, R2.111, R8.26-R8.28, R9.31, W1
import { useRef } from 'react';
import { t } from '../../platform/texts.ts';
import { CodeForm, failureText } from './code-form.tsx';
import { lookRecordUp } from './look-up.ts';
import { useRecord } from './use-record.ts';

export function RecordLookUpScreen() {
  const { state, error, start, cancel } = useRecord();
  const asking = useRef<AbortController>(undefined);
  const search = (code: string) => {
    const own = new AbortController();
    asking.current = own;
    start(() => lookRecordUp(code, own.signal));
  };
  return (
    <CodeForm
      title={t('look-up.record-title')}
      text={t('look-up.record-text')}
      label={t('look-up.record-code')}
      working={state === 'working'}
      onSearch={search}
      onCancel={() => {
        asking.current?.abort();
        cancel();
      }}
    >
      {state === 'done' && <p>{t('look-up.record-done')}</p>}
      {state === 'failed' && (
        <p className="code-form-failed">{failureText(error, 'look-up.record-failed')}</p>
      )}
    </CodeForm>
  );
}
