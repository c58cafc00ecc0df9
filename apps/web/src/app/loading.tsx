// Shown while the code of a screen is downloading.
import { t } from '../platform/texts.ts';
import './message-screens.css';

export function Loading() {
  return (
    <main className="message-screen" id="content" tabIndex={-1} aria-busy="true">
      <h1 className="only-read">{t('shell.product')}</h1>
      <p role="status">{t('shell.loading')}</p>
    </main>
  );
}
