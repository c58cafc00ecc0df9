// Anybody can download a record by the code that is printed on it. For short codes the server also asks for the date of
// the submission, which is printed on the record too; then a second field appears.
// rules: R2.018, R2.110, R2.111, R8.26, X28.04

import { padDate, parseDate } from '@constancia/domain/questions/calendar-date.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { useWindowTitle } from '../../platform/page/window-title.ts';
import { CodeForm, codeInUrl } from './code-form.tsx';
import { findRecordByCode } from './look-up.ts';
import { useRecord } from './use-record.ts';

export function RecordLookUpScreen() {
  const { state, error, start, cancel } = useRecord();
  const [given] = useState(codeInUrl);
  useWindowTitle(t('look-up.record-title'));
  const asking = useRef<AbortController>(undefined);
  const [date, setDate] = useState('');
  const [dateAsked, setDateAsked] = useState(false);
  const [dateWrong, setDateWrong] = useState(false);
  const wantsDate = state === 'failed' && asCallError(error).code === 'code-date-required';
  if (wantsDate && !dateAsked) setDateAsked(true);
  const search = (code: string) => {
    const day = padDate(date.trim());
    const wrong = day !== '' && parseDate(day) === null;
    setDateWrong(wrong);
    if (wrong) return;
    const own = new AbortController();
    asking.current = own;
    start(() => findRecordByCode({ code, date: day === '' ? null : day }, own.signal));
  };
  return (
    <CodeForm
      title={t('look-up.record-title')}
      text={t('look-up.record-text')}
      label={t('look-up.record-code')}
      initial={given}
      working={state === 'working'}
      onSearch={search}
      onCancel={() => {
        asking.current?.abort();
        cancel();
      }}
      more={dateAsked && <DateField value={date} wrong={dateWrong} onChange={setDate} />}
    >
      {state === 'done' && <p>{t('look-up.record-done')}</p>}
      {state === 'failed' && (
        <p className="code-form-failed">{problemText(error, { otherwise: 'look-up.record-failed' })}</p>
      )}
    </CodeForm>
  );
}

interface DateFieldProps {
  readonly value: string;
  readonly wrong: boolean;
  readonly onChange: (text: string) => void;
}

/** Takes the focus when it appears, because it was not there when the person began. */
function DateField({ value, wrong, onChange }: DateFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (wrong) input.current?.focus();
  }, [wrong]);
  return (
    <>
      <label htmlFor={id}>{t('look-up.record-date')}</label>
      <input
        ref={input}
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        aria-describedby={`${id}-help`}
        aria-invalid={wrong || undefined}
      />
      <p id={`${id}-help`} className={wrong ? 'code-form-failed' : undefined}>
        {t(wrong ? 'look-up.record-date-wrong' : 'look-up.record-date-help')}
      </p>
    </>
  );
}
