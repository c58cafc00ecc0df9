// Screens with one message and a link onwards.
// rules: P4.12, P2.32, P2.40, P2.41, P2.43

import { useCallback, useEffect } from 'react';
import { NavLink } from '../platform/navigation.tsx';
import { t } from '../platform/texts.ts';
import { useTimeout } from '../platform/use-timeout.ts';
import type { Missing } from '../ui/light/deferred-block.tsx';
import { useWindowTitle } from '../platform/page/window-title.ts';
import './message-screens.css';
import { PATHS } from '@constancia/domain/pages/paths.ts';

function HomeLink() {
  return <NavLink to={PATHS.home}>{t('shell.home-link')}</NavLink>;
}

export function NotFoundScreen() {
  useWindowTitle(t('shell.not-found'), t('shell.product'));
  return (
    <main className="message-screen" id="content" tabIndex={-1}>
      <p className="message-code" aria-hidden="true">
        {t('shell.not-found-code')}
      </p>
      <h1>
        <span className="only-read">{t('shell.not-found-code')} </span>
        {t('shell.not-found')}
      </h1>
      <HomeLink />
    </main>
  );
}

export function ForbiddenScreen() {
  useWindowTitle(t('shell.forbidden'), t('shell.product'));
  return (
    <main className="message-screen" id="content" tabIndex={-1}>
      <h1>{t('shell.forbidden')}</h1>
      <HomeLink />
    </main>
  );
}

function BlockedScreen() {
  useWindowTitle(t('shell.blocked-title'), t('shell.product'));
  return (
    <main className="message-screen" id="content" tabIndex={-1}>
      <h1>{t('shell.blocked-title')}</h1>
      <p>{t('shell.blocked')}</p>
    </main>
  );
}

/** Milliseconds that the blocked page is shown before the session ends (P4.12). */
const BLOCKED_MS = 3_000;

/** For people who are signed in when their country is disabled: shows the page, then ends the session. */
export function BlockedAccountScreen({ onLeave }: { readonly onLeave: () => Promise<void> }) {
  const leave = useCallback(() => void onLeave(), [onLeave]);
  useTimeout(leave, BLOCKED_MS);
  return <BlockedScreen />;
}

/** The server was not reached. It is asked again when the connection is back. */
export function UnreachedScreen({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <main className="message-screen" id="content" tabIndex={-1}>
      <div role="alert">
        <h1>{text}</h1>
      </div>
      <button type="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </main>
  );
}

/** A screen whose code did not arrive; the block that it stands for tries again when the connection is back. */
export function MissingScreen({ isGone, onRetry }: Missing) {
  const text = t(isGone ? 'shell.not-opened' : 'shell.offline');
  useWindowTitle(text, t('shell.product'));
  return (
    <main className="message-screen" id="content" tabIndex={-1}>
      <div role="alert">
        <h1>{text}</h1>
        {isGone && <p>{t('answering.newer-version')}</p>}
      </div>
      <button type="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
      {isGone && (
        <button type="button" className="message-second" onClick={() => location.reload()}>
          {t('shell.reload')}
        </button>
      )}
    </main>
  );
}
