// Screens with one message and a link onwards.
// rules: P4.12, P2.32, P2.40, P2.41, P2.43

import { type ReactNode, useCallback, useEffect } from 'react';
import { NavLink } from '../platform/navigation.tsx';
import { t } from '../platform/texts.ts';
import { useTimeout } from '../platform/use-timeout.ts';
import type { Missing } from '../ui/light/deferred-block.tsx';
import { useWindowTitle } from '../platform/page/window-title.ts';
import './message-screens.css';
import { PATHS } from '@constancia/domain/pages/paths.ts';

interface MessageScreenProps {
  /** Also the title of the window. */
  readonly title: string;
  readonly children: ReactNode;
}

function MessageScreen({ title, children }: MessageScreenProps) {
  useWindowTitle(title, t('shell.product'));
  return (
    <main className="message-screen" id="content" tabIndex={-1}>
      {children}
    </main>
  );
}

function HomeLink() {
  return <NavLink to={PATHS.home}>{t('shell.home-link')}</NavLink>;
}

export function NotFoundScreen() {
  return (
    <MessageScreen title={t('shell.not-found')}>
      <p className="message-code" aria-hidden="true">
        {t('shell.not-found-code')}
      </p>
      <h1>
        <span className="only-read">{t('shell.not-found-code')} </span>
        {t('shell.not-found')}
      </h1>
      <HomeLink />
    </MessageScreen>
  );
}

export function ForbiddenScreen() {
  return (
    <MessageScreen title={t('shell.forbidden')}>
      <h1>{t('shell.forbidden')}</h1>
      <HomeLink />
    </MessageScreen>
  );
}

function BlockedScreen() {
  return (
    <MessageScreen title={t('shell.blocked-title')}>
      <h1>{t('shell.blocked-title')}</h1>
      <p>{t('shell.blocked')}</p>
    </MessageScreen>
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

interface UnreachedScreenProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** The server was not reached. It is asked again when the connection is back. */
export function UnreachedScreen({ text, onRetry }: UnreachedScreenProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <FailedScreen text={text} isGone={false} onRetry={onRetry} />;
}

/** A screen whose code did not arrive; the block that it stands for tries again when the connection is back. */
export function MissingScreen({ isGone, onRetry }: Missing) {
  return (
    <FailedScreen text={t(isGone ? 'shell.not-opened' : 'shell.offline')} isGone={isGone} onRetry={onRetry} />
  );
}

/** `text` says why there is nothing else on the page. */
function FailedScreen({ text, isGone, onRetry }: Missing & Pick<UnreachedScreenProps, 'text'>) {
  return (
    <MessageScreen title={text}>
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
    </MessageScreen>
  );
}
