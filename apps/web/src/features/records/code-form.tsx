// A page with a field for a code and the result below it.
// rules: R2.108-R2.110

import { CODE_IN_URL } from '@constancia/domain/pages/code-in-url.ts';
import { type ReactNode, useId, useState } from 'react';
import { VisitorWaitingBlock } from '../../answering/queue-blocks.tsx';
import { VISITOR } from '../../answering/session/written-draft.ts';
import { t } from '../../platform/texts.ts';
import { PublicFrame } from '../../ui/light/public-frame.tsx';
import '../../ui/light/light.css';
import '../../ui/light/fields.css';
import './code-form.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** In the field at first. */
  readonly initial?: string;
  readonly working: boolean;
  readonly onSearch: (code: string) => void;
  readonly onCancel: () => void;
  /** Further fields below the code. */
  readonly more?: ReactNode;
  /** What was found, or why nothing was found. */
  readonly children: ReactNode;
}

/** The code that a link or a scanned QR code brings; '' without one. */
export function codeInUrl(): string {
  return (new URLSearchParams(location.search).get(CODE_IN_URL) ?? '').slice(0, CODE_MAX);
}

const CODE_MAX = 60;

export function CodeForm({
  title,
  text,
  label,
  initial = '',
  working,
  onSearch,
  onCancel,
  more,
  children,
}: Props) {
  const [code, setCode] = useState(initial);
  const id = useId();
  const empty = code.trim() === '';
  return (
    <PublicFrame municipality="" brand="product">
      <VisitorWaitingBlock person={VISITOR} page="answerPublic" />
      <div className="answering answering-column">
        <form
          className="code-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!empty && !working) onSearch(code.trim());
          }}
        >
          <h1>{title}</h1>
          <p>{text}</p>
          <label htmlFor={id}>{label}</label>
          <p id={`${id}-help`} className="code-form-help">
            {t('look-up.code-help')}
          </p>
          <input
            id={id}
            className="input"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            aria-describedby={`${id}-help`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={CODE_MAX}
          />
          {more}
          <div className="code-form-actions">
            <button type="submit" className="button button-main" disabled={empty || working}>
              {t('look-up.search')}
            </button>
            {working && (
              <button type="button" className="button" onClick={onCancel}>
                {t('answering.cancel')}
              </button>
            )}
          </div>
        </form>
        <div className="code-form-found" role="status">
          {working ? <p>{t('look-up.working')}</p> : children}
        </div>
      </div>
    </PublicFrame>
  );
}
