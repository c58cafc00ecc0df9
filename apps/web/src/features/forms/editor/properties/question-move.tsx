// The section or condition that holds a question. Choosing another one moves the question to its end.
// rules: E2.21, E4.21-E4.23

import { findQuestion, listOf, type QuestionList } from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition, Question } from '@constancia/domain/forms/definition/form.ts';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { moveQuestionToList } from '../editing/item-commands.ts';

interface Target extends QuestionList {
  readonly name: string;
}

function targetsOf(definition: FormDefinition): readonly Target[] {
  return definition.sections.flatMap((section, index): readonly Target[] => {
    const name = section.title.text || `${t('editor.untitled-section')} ${index + 1}`;
    if (!section.conditional) return [{ sectionId: section.id, name }];
    return section.conditions.map((condition) => ({
      sectionId: section.id,
      conditionId: condition.id,
      name: `${name} › ${condition.text.text || t('editor.untitled-condition')}`,
    }));
  });
}

const keyOf = ({ sectionId, conditionId }: QuestionList) => conditionId ?? sectionId;

export function QuestionMove({ question }: { readonly question: Question }) {
  const editor = useEditor();
  const definition = useDefinition((current) => current);
  const found = findQuestion(definition, question.id);
  if (!found) return null;
  const targets = targetsOf(definition);
  const move = (key: string) => {
    const target = targets.find((candidate) => keyOf(candidate) === key);
    if (target) moveQuestionToList(editor, question.id, target);
  };
  return (
    <TextField
      id="question-place"
      select
      size="small"
      fullWidth
      label={t('editor.question-place')}
      value={keyOf(listOf(found))}
      disabled={!editor.may.structure}
      onChange={(event) => move(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {targets.map((target) => (
        <option key={keyOf(target)} value={keyOf(target)}>
          {target.name}
        </option>
      ))}
    </TextField>
  );
}
