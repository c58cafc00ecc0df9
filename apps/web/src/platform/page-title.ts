// The title of the page: what the tab, the history and a screen reader say of it.
// rules: X35.42
import { useEffect } from 'react';
import { t } from './texts.ts';

/** The innermost screen that says more has the last word, because it is drawn last. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${t('shell.product')}`;
  }, [title]);
}
