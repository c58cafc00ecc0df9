// Says that earlier changes were found on this device, or that the form is a copy or comes from a file, and offers to discard it.
// rules: X12.03, X38.50

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

/** Where the changes come from, and what throws them away. */
function textsOf({ copyOf, isFromFile }: KeptEdit) {
  if (copyOf !== null) return { text: 'editor.copy-notice', discard: 'editor.copy-discard' } as const;
  if (isFromFile) return { text: 'editor.file-notice', discard: 'editor.file-discard' } as const;
  return { text: 'editor.recovered', discard: 'editor.recovered-discard' } as const;
}

export function RecoveredNotice({ kept, timeZone, outdated, onDiscard }: Props) {
  const date = dateAndTime(new Date(kept.at).toISOString(), timeZone);
  const { text, discard } = textsOf(kept);
  return (
    <Alert
      severity={outdated ? 'warning' : 'info'}
      action={
        <Button color="inherit" size="small" onClick={onDiscard} sx={{ whiteSpace: 'nowrap' }}>
          {t(discard)}
        </Button>
      }
    >
      {t(text, { date })} {outdated && t('editor.recovered-outdated')}
    </Alert>
  );
}
