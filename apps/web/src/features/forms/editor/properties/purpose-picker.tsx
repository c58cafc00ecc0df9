// What a question asks of the person who answers, chosen from what its kind can ask for; nothing where the kind has no such
// list.
// rules: X36.69
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import { type Purpose, purposesOf } from '@constancia/domain/forms/definition/purposes.ts';
import { setPurpose } from '@constancia/domain/forms/edit/edit-questions.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';

export function PurposePicker({ question }: { readonly question: Question }) {
  const { store, may } = useEditor();
  const offered = purposesOf(question.kind);
  if (offered.length === 0) return null;
  return (
    <TextField
      id="question-purpose"
      select
      size="small"
      fullWidth
      label={t('editor.purpose')}
      helperText={t('editor.purpose-help')}
      value={question.purpose ?? 'none'}
      disabled={!may.content}
      onChange={({ target }) => {
        const purpose = target.value as Purpose | 'none';
        store.edit((definition) => setPurpose(definition, question.id, purpose));
      }}
    >
      {(['none', ...offered] as const).map((purpose) => (
        <MenuItem key={purpose} value={purpose}>
          {t(`editor.purpose.${purpose}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
