// What a question asks of the person who answers, chosen from what its kind can ask for; nothing where the kind has no such
// list.
// rules: X36.69
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import { type Purpose, purposesOf } from '@constancia/domain/forms/definition/purposes.ts';
import { setPurpose } from '@constancia/domain/forms/edit/edit-questions.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';

type Props = Pick<Question, 'id' | 'kind' | 'purpose'>;

export const PurposePicker = memo(function PurposePicker({ id, kind, purpose }: Props) {
  const { store, may } = useEditor();
  const offered = purposesOf(kind);
  if (offered.length === 0) return null;
  return (
    <TextField
      id="question-purpose"
      select
      size="small"
      fullWidth
      label={t('editor.purpose')}
      helperText={t('editor.purpose-help')}
      value={purpose ?? 'none'}
      disabled={!may.content}
      onChange={({ target }) => {
        const chosen = target.value as Purpose | 'none';
        store.edit((definition) => setPurpose(definition, id, chosen));
      }}
    >
      {(['none', ...offered] as const).map((name) => (
        <MenuItem key={name} value={name}>
          {t(`editor.purpose.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
});
