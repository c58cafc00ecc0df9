// Says why a form, or another page of citizens, could not be loaded and offers to try again.
// rules: A8.15, P8.05, X40.55
import type { CallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { MessageCard } from './message-card.tsx';

interface NotLoadedProps {
  readonly error: CallError;
  /** What could not be loaded. */
  readonly what: 'form' | 'page';
  readonly onRetry: () => void;
}

/** Failures that get their own text; for all others only a new attempt helps. */
const EXPLAINED = ['offline', 'not-signed-in', 'forbidden', 'too-many-requests'] as const;

export function NotLoaded({ error, what, onRetry }: NotLoadedProps) {
  return (
    <MessageCard title={t(what === 'form' ? 'answering.not-loaded' : 'shell.not-opened')} variant="alert">
      <p>{problemText(error, { otherwise: 'problem.unavailable', explains: EXPLAINED })}</p>
      <button type="button" className="button button-main" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </MessageCard>
  );
}
