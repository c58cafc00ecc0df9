// Says that earlier changes were found on this device, and offers to discard them.
// rules: X12.03

import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../../../platform/texts.ts';
import type { KeptEdit } from '../editing/keep-edit.ts';

interface Props {
  readonly kept: KeptEdit;
  readonly timeZone: string;
  /** Somebody else saved the form after these changes were made. */
  readonly outdated: boolean;
  readonly onDiscard: () => void;
}

export function RecoveredNotice({ kept, timeZone, outdated, onDiscard }: Props) {
  const date = dateAndTime(new Date(kept.at).toISOString(), timeZone);
  return (
    <Alert
      severity={outdated ? 'warning' : 'info'}
      action={
        <Button color="inherit" size="small" onClick={onDiscard} sx={{ whiteSpace: 'nowrap' }}>
          {t(kept.copyOf === null ? 'editor.recovered-discard' : 'editor.copy-discard')}
        </Button>
      }
    >
      {t(kept.copyOf === null ? 'editor.recovered' : 'editor.copy-notice', { date })}{' '}
      {outdated && t('editor.recovered-outdated')}
    </Alert>
  );
}
