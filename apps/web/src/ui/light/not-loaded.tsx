// The form did not come: why, and the way to try again. rules: A8.15, P8.05
import type { CallError } from '../../platform/api-client.ts';
import { t } from '../../platform/texts.ts';
import { MessageCard } from './message-card.tsx';

interface NotLoadedProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

export function NotLoaded({ error, onRetry }: NotLoadedProps) {
  return (
    <MessageCard title={t('answering.not-loaded')} look="alert">
      <p>{reason(error)}</p>
      <button type="button" className="button button-main" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </MessageCard>
  );
}

function reason({ code, values }: CallError): string {
  if (code === 'offline') return t('shell.offline');
  if (code === 'not-signed-in' || code === 'forbidden' || code === 'too-many-requests')
    return t(`problem.${code}`, values);
  return t('problem.unavailable');
}
