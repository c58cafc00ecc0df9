// Adds many options to a question, one per line.
// rules: E2.21, E3.48

import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../../ui/focus-on-mount.ts';
import { linesOf } from './lines-of.ts';

interface Props {
  readonly onAdd: (texts: readonly string[]) => void;
  readonly onClose: () => void;
}

export function PasteDialog({ onAdd, onClose }: Props) {
  const [text, setText] = useState('');
  const lines = linesOf(text);
  const add = () => {
    onClose();
    onAdd(lines);
  };
  return (
    <DialogFrame
      title={t('editor.paste-title')}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('editor.cancel')}</Button>
          <Button variant="contained" onClick={add} disabled={lines.length === 0}>
            {t('editor.paste-add')}
          </Button>
        </>
      }
    >
      <TextField
        inputRef={focusOnMount}
        multiline
        minRows={8}
        maxRows={16}
        fullWidth
        margin="dense"
        label={t('editor.paste-label')}
        helperText={t('editor.paste-count', { count: lines.length })}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </DialogFrame>
  );
}
