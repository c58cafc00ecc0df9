// Says that something on the page could not be read, and offers to try again.
// rules: X39.93
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { SectionCard } from './section-card.tsx';

interface FailureAlertProps {
  readonly text: string;
  /** False when trying again does not help. */
  readonly onRetry: false | (() => unknown);
  readonly severity?: 'error' | 'warning';
}

export function FailureAlert({ text, onRetry, severity = 'error' }: FailureAlertProps) {
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={() => void onRetry()}>
      {t('shell.retry')}
    </Button>
  );
  return (
    <Alert severity={severity} action={retry}>
      {text}
    </Alert>
  );
}

interface UnreadCardProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Stands for a card whose content could not be read: without it the page would look as if there were nothing. */
export function UnreadCard({ title, error, onRetry }: UnreadCardProps) {
  return (
    <SectionCard title={title}>
      <FailureAlert text={problemText(error)} onRetry={onRetry} />
    </SectionCard>
  );
}
