// Adds many options to a question, one per line.
// rules: E2.21, E3.48, X40.20

import { brokenLimit } from '@constancia/domain/forms/checks/form-size.ts';
import { addChoices } from '@constancia/domain/forms/edit/edit-choices.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../../ui/focus-on-mount.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { limitText } from '../notices/limit-notice.tsx';
import { linesOf } from './lines-of.ts';

interface Props {
  readonly questionId: string;
  readonly onAdd: (texts: readonly string[]) => void;
  readonly onClose: () => void;
}

export function PasteDialog({ questionId, onAdd, onClose }: Props) {
  const { store } = useEditor();
  const [text, setText] = useState('');
  const lines = linesOf(text);
  const { definition } = store.get().draft;
  const pasted = lines.map((line, index) => ({ id: `pasted-${index}`, text: line }));
  const limit = brokenLimit(definition, addChoices(definition, questionId, pasted));
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
          <Button variant="contained" onClick={add} disabled={lines.length === 0 || limit !== null}>
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
      {limit && <Alert severity="error">{limitText(limit)}</Alert>}
    </DialogFrame>
  );
}
