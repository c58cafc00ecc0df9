// The frame of every public page: the municipality, the product's brand unless the municipality hides it, and the
// language. Inside a frame of another page there is no top bar.
// rules: P2.33, P2.35, P2.37, P1.21, R9.32
import { type Language, PICKER_LANGUAGES } from '@constancia/messages/languages.ts';
import type { ReactNode } from 'react';
import { isInFrame } from '../../platform/frame/in-frame.ts';
import { language, switchLanguage } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import './public-frame.css';

const PRODUCT = 'product';

interface PublicFrameProps {
  /** '' while it is not known. */
  readonly municipality: string;
  /** As the server gives it: '' for nothing, 'product' for the product's mark, or the URL of a logo. */
  readonly brand: string;
  readonly children: ReactNode;
}

export function PublicFrame({ municipality, brand, children }: PublicFrameProps) {
  return (
    <>
      {!isInFrame() && (
        <header className="public-bar">
          <div className="public-bar-inside">
            <a className="skip-link" href="#content">
              {t('shell.skip-to-content')}
            </a>
            <p className="public-names">
              {brand && brand !== PRODUCT && <img className="public-logo" src={brand} alt="" />}
              <strong>{municipality}</strong>
              {brand === PRODUCT && (
                <span className="public-brand">
                  <img src="/icon.svg" alt="" width="20" height="20" />
                  {t('shell.product')}
                </span>
              )}
            </p>
            <LanguagePicker />
          </div>
        </header>
      )}
      <main id="content" className="answering-main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function LanguagePicker() {
  return (
    <label className="language-picker">
      <span className="only-read">{t('shell.language')}</span>
      <select value={language} onChange={(event) => switchLanguage(event.target.value as Language)}>
        {PICKER_LANGUAGES.map((entry) => (
          <option key={entry} value={entry}>
            {t(`shell.language.${entry}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
