// Says at the top of every page that the installation holds the demonstration. The server marks the page itself, so
// that public pages need no further request.
// rules: X26.12
import './demonstration-banner.css';
import { t } from '../../platform/texts.ts';

function isMarked(): boolean {
  return document.querySelector('meta[name="demonstration"]') !== null;
}

/** Hidden in a frame of our own, because the page around the preview shows it already. */
export function DemonstrationBanner() {
  if (!isMarked() || window.frameElement !== null) return null;
  return (
    <aside className="demonstration-banner" aria-label={t('shell.demonstration-name')}>
      {t('shell.demonstration')}
    </aside>
  );
}
