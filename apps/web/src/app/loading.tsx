// Shown while a screen's code comes.
import { t } from '../platform/texts.ts';
import './message-screens.css';

export function Loading() {
  return (
    <main className="message-screen" id="content" tabIndex={-1} aria-busy="true">
      <p role="status">{t('shell.loading')}</p>
    </main>
  );
}
