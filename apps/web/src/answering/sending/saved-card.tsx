// Confirms that the submission is stored: the form, its one code in large type, with a button to copy it, and what to do
// next. The code with which its record is downloaded later stands small below.
// rules: A2.07, A2.11, A7.09, X31.35, X36.02
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { copyText } from '../../ui/light/copy-text.ts';
import { CopyIcon, DoneIcon } from '../../ui/light/icons.tsx';
import '../../ui/light/light.css';
import './saved-card.css';

interface SavedCardProps {
  readonly title: string;
  readonly text: string;
  /** Title of the form; '' when it is not known. */
  readonly form: string;
  /** '' when the URL holds no possible code. */
  readonly code: string;
  /** '' when the form has no records, or after a reload. */
  readonly recordCode: string;
  readonly children?: ReactNode;
}

export function SavedCard({ title, text, form, code, recordCode, children }: SavedCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Nothing else says to a screen reader that another page stands here now.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="answering answering-column">
      <section className="saved-card" aria-labelledby="saved-title">
        <DoneIcon />
        <h1 id="saved-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text !== '' && <p>{text}</p>}
        {form !== '' && (
          <p className="saved-form" dir="auto">
            {form}
          </p>
        )}
        {code === '' ? (
          <p className="notice">{t('answering.no-code')}</p>
        ) : (
          <Code name={t('answering.your-code')} code={code} className="code-main" />
        )}
        {code !== '' && <p>{t('answering.keep-code')}</p>}
        {children}
        {recordCode !== '' && (
          <Code name={t('answering.record-code')} code={recordCode} className="code-second" />
        )}
      </section>
    </div>
  );
}

function Code({
  name,
  code,
  className,
}: {
  readonly name: string;
  readonly code: string;
  readonly className: string;
}) {
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('');
  const copy = async () => setCopied((await copyText(code)) ? 'yes' : 'no');
  return (
    <div className={`code ${className}`}>
      <p className="code-name">{name}</p>
      <p className="code-value">{code}</p>
      <button type="button" className="button" onClick={() => void copy()}>
        <CopyIcon />
        {t('answering.copy-code')}
        <span className="only-read"> {code}</span>
      </button>
      <p className="code-copied" role="status">
        {copied === 'yes' && t('answering.copied')}
        {copied === 'no' && t('answering.not-copied')}
      </p>
    </div>
  );
}
