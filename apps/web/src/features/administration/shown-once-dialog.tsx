// Shows a secret once: nobody can read it again.
// rules: X38.02, X38.14, X38.66
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import { copyText } from '../../ui/light/copy-text.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';

interface Props {
  readonly title: string;
  /** That it is shown now only, and what it is for. */
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  /** Said when it was copied. */
  readonly copied: string;
  readonly onClose: () => void;
}

export function ShownOnceDialog({ title, text, label, secret, copied, onClose }: Props) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <DialogFrame
      title={title}
      size="sm"
      fullScreenBelow="sm"
      closedBy="escape-only"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('programs.token-kept')}</Button>
          <Button variant="contained" onClick={() => void copyText(secret).then(setCopied)}>
            {t('programs.token-copy')}
          </Button>
        </>
      }
    >
      <Alert severity="warning">{text}</Alert>
      <TextField
        size="small"
        label={label}
        value={secret}
        fullWidth
        multiline
        onFocus={(event) => (event.target as HTMLTextAreaElement).select()}
        slotProps={{
          htmlInput: { readOnly: true, sx: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
        }}
      />
      <div role="status">{isCopied !== null && (isCopied ? copied : t('programs.token-not-copied'))}</div>
    </DialogFrame>
  );
}
