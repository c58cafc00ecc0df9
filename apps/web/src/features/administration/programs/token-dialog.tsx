// Shows the token of a program once: nobody can read it again.
// rules: X38.02, X38.14
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { copyText } from '../../../ui/light/copy-text.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';

interface Props {
  readonly name: string;
  readonly token: string;
  readonly onClose: () => void;
}

export function TokenDialog({ name, token, onClose }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <DialogFrame
      title={t('programs.token-title', { name })}
      size="sm"
      fullScreenBelow="sm"
      closedBy="escape-only"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('programs.token-kept')}</Button>
          <Button variant="contained" onClick={() => void copyText(token).then(setCopied)}>
            {t('programs.token-copy')}
          </Button>
        </>
      }
    >
      <Alert severity="warning">{t('programs.token-text')}</Alert>
      <TextField
        size="small"
        label={t('programs.token')}
        value={token}
        fullWidth
        multiline
        onFocus={(event) => (event.target as HTMLTextAreaElement).select()}
        slotProps={{
          htmlInput: { readOnly: true, sx: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
        }}
      />
      <div role="status">
        {copied !== null && t(copied ? 'programs.token-copied' : 'programs.token-not-copied')}
      </div>
    </DialogFrame>
  );
}
