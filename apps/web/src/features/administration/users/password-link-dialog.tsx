// Shows the link for a password once, in an installation that sends no mail: the person who asked hands it over.
// rules: X33.42
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { copyText } from '../../../ui/light/copy-text.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';

interface Props {
  readonly username: string;
  readonly link: string;
  readonly onClose: () => void;
}

export function PasswordLinkDialog({ username, link, onClose }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <DialogFrame
      title={t('users.link-title', { username })}
      size="sm"
      closedBy="escape-only"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.close')}</Button>
          <Button variant="contained" onClick={() => void copyText(link).then(setCopied)}>
            {t('users.link-copy')}
          </Button>
        </>
      }
    >
      <Alert severity="warning">{t('users.link-text')}</Alert>
      <TextField
        size="small"
        label={t('users.link')}
        value={link}
        fullWidth
        onFocus={(event) => (event.target as HTMLInputElement).select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <div role="status">{copied !== null && t(copied ? 'users.link-copied' : 'users.link-not-copied')}</div>
    </DialogFrame>
  );
}
