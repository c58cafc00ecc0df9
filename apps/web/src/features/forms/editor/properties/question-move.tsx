// The section or condition that holds a question. Choosing another one moves the question to its end.
// rules: E2.21, E4.21-E4.23

import { findQuestion, listOf } from '@constancia/domain/forms/definition/find-item.ts';
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useDefinition, useDefinitionData, useEditor } from '../editing/editor-context.tsx';
import { moveQuestionToList } from '../editing/item-commands.ts';
import { keyOfList, targetsOf } from '../editing/question-targets.ts';

export const QuestionMove = memo(function QuestionMove({ id }: Pick<Question, 'id'>) {
  const editor = useEditor();
  const holder = useDefinition((definition) => {
    const found = findQuestion(definition, id);
    return found ? keyOfList(listOf(found)) : null;
  });
  const targets = useDefinitionData(targetsOf);
  if (holder === null) return null;
  const move = (key: string) => {
    const target = targets.find((candidate) => keyOfList(candidate) === key);
    if (target) moveQuestionToList(editor, id, target);
  };
  return (
    <TextField
      id="question-place"
      select
      size="small"
      fullWidth
      label={t('editor.question-place')}
      value={holder}
      disabled={!editor.may.structure}
      onChange={(event) => move(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {targets.map((target) => (
        <option key={keyOfList(target)} value={keyOfList(target)}>
          {target.name}
        </option>
      ))}
    </TextField>
  );
});
