// The options of a choice question: add one, paste many, edit, move, delete; and whether they can be searched.
// rules: E3.48, E3.53, E4.72-E4.74, E5.22

import type { Question } from '@constancia/domain/forms/definition/form.ts';
import { addChoices, repeatedChoices } from '@constancia/domain/forms/edit/edit-choices.ts';
import { updateQuestion } from '@constancia/domain/forms/edit/edit-questions.ts';
import { CHOICE_SEARCH_ABOVE } from '@constancia/domain/limits.ts';
import AddIcon from '@mui/icons-material/Add';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { newItemId } from '../../../../platform/new-id.ts';
import { t } from '../../../../platform/texts.ts';
import { dropList } from '../canvas/drag-data.ts';
import { useDropZone } from '../canvas/use-drop-zone.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { BoundSwitch } from '../fields/bound-switch.tsx';
import { ChoiceRow, choiceElement } from './choice-row.tsx';
import { PasteDialog } from './paste-dialog.tsx';

export function ChoiceProperties({ question }: { readonly question: Question }) {
  const { store, may } = useEditor();
  const [pasting, setPasting] = useState(false);
  const { id, options } = question;
  const repeated = repeatedChoices(options);
  const list = useRef<HTMLOListElement>(null);
  useDropZone(list);
  const add = (texts: readonly string[]) => {
    const choices = texts.map((text) => ({ id: newItemId(), text }));
    if (!store.edit((definition) => addChoices(definition, id, choices))) return;
    store.announce(t('editor.options-added', { count: choices.length }));
    const last = choices.at(-1);
    if (last) store.focus(choiceElement(last.id));
  };
  return (
    <fieldset className="ed-group">
      <legend>{t('editor.options-of-question', { count: options.length })}</legend>
      {options.length === 0 && <p className="ed-note">{t('editor.no-options')}</p>}
      <ol ref={list} className="ed-choices" {...dropList('choice', id)}>
        {options.map((choice, index) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            questionId={id}
            index={index}
            last={index === options.length - 1}
            repeated={repeated.has(choice.id)}
          />
        ))}
      </ol>
      <div className="ed-row">
        <Button
          id="add-option"
          size="small"
          startIcon={<AddIcon />}
          disabled={!may.content}
          onClick={() => add([''])}
        >
          {t('editor.add-option')}
        </Button>
        <Button
          size="small"
          startIcon={<ContentPasteIcon />}
          disabled={!may.content}
          onClick={() => setPasting(true)}
        >
          {t('editor.paste-options')}
        </Button>
      </div>
      {pasting && <PasteDialog questionId={id} onAdd={add} onClose={() => setPasting(false)} />}
      <BoundSwitch
        id="question-searchable"
        label={t('editor.searchable')}
        help={t('editor.searchable-help')}
        checked={question.searchable}
        onChange={(searchable) => store.edit((definition) => updateQuestion(definition, id, { searchable }))}
      />
      {options.length > CHOICE_SEARCH_ABOVE && !question.searchable && (
        <Alert severity="info">{t('editor.searchable-advice', { max: CHOICE_SEARCH_ABOVE })}</Alert>
      )}
    </fieldset>
  );
}
