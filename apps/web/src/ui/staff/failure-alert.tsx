// Says that something on the page could not be read, and offers to try again.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../platform/texts.ts';

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
