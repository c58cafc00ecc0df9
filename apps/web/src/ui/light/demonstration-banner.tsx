// Says above every page that the installation holds the demonstration. The server marks the page, so that public pages
// ask for nothing more. rules: X26.12
import './demonstration-banner.css';
import { t } from '../../platform/texts.ts';

function isMarked(): boolean {
  return document.querySelector('meta[name="demonstration"]') !== null;
}

/** Not in a frame of our own: the preview stands on a page that says it already. */
export function DemonstrationBanner() {
  if (!isMarked() || window.frameElement !== null) return null;
  return (
    <aside className="demonstration-banner" aria-label={t('shell.demonstration-name')}>
      {t('shell.demonstration')}
    </aside>
  );
}
