// One option of a choice question. Enter adds the next one; pasting several lines makes an option of each. It consists
// of plain elements, because a question may have hundreds of options.
// rules: E3.17, E3.48, E4.72-E4.74, E5.16

import type { ChoiceOption, FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import type { Direction } from '@constancia/domain/forms/definition/ordered-list.ts';
import {
  addChoices,
  deleteChoice,
  moveChoice,
  moveChoiceTo,
  updateChoice,
} from '@constancia/domain/forms/edit/edit-choices.ts';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { newItemId } from '../../../../platform/new-id.ts';
import { t } from '../../../../platform/texts.ts';
import { dropItem } from '../canvas/drag-data.ts';
import { DragHandle } from '../canvas/drag-handle.tsx';
import { type Editor, useEditor } from '../editing/editor-context.tsx';
import { TextVersions } from '../fields/text-versions.tsx';
import { linesOf } from './lines-of.ts';

export const choiceElement = (id: string): string => `choice-${id}`;

const repeatedElement = (id: string): string => `${choiceElement(id)}-repeated`;

interface Props {
  readonly choice: ChoiceOption;
  readonly questionId: string;
  readonly index: number;
  readonly last: boolean;
  /** An earlier option says the same. */
  readonly repeated: boolean;
}

/** Inserts options right below the one at `index`. */
function insertBelow({ store }: Editor, { questionId, index }: Props, texts: readonly string[]): void {
  const choices = texts.map((text) => ({ id: newItemId(), text }));
  const insert = (definition: FormDefinition) =>
    choices.reduce(
      (before, choice, offset) =>
        moveChoiceTo(before, { questionId, choiceId: choice.id }, index + 1 + offset),
      addChoices(definition, questionId, choices),
    );
  if (!store.edit(insert)) return;
  const lastAdded = choices.at(-1);
  if (lastAdded) store.focus(choiceElement(lastAdded.id));
}

/** `next`: the row whose field takes the focus. */
function remove({ store }: Editor, { questionId, choice }: Props, next: Element | null): void {
  store.edit((definition) => deleteChoice(definition, { questionId, choiceId: choice.id }));
  store.announce(t('editor.deleted', { name: choice.text.text || t('editor.untitled-option') }));
  store.focus(next?.querySelector('input') ?? 'add-option');
}

function move({ store }: Editor, { questionId, choice, index, last }: Props, direction: Direction): void {
  if (direction === 'up' ? index === 0 : last) return;
  const pressed = document.activeElement;
  store.edit((definition) => moveChoice(definition, { questionId, choiceId: choice.id }, direction));
  const position = index + (direction === 'up' ? 0 : 2);
  store.announce(
    t('editor.moved-place', { name: choice.text.text || t('editor.untitled-option'), position }),
  );
  store.focus(pressed instanceof HTMLElement ? pressed : choiceElement(choice.id));
}

function ChoiceInput(props: Props) {
  const editor = useEditor();
  const { choice, questionId, index } = props;
  const write = (text: string) => {
    if (text === choice.text.text) return;
    const change = (definition: FormDefinition) =>
      updateChoice(definition, { questionId, choiceId: choice.id }, { ...choice.text, text });
    editor.store.edit(change, { mark: choiceElement(choice.id) });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!editor.may.content || event.nativeEvent.isComposing) return;
    const isEmpty = event.currentTarget.value === '' && index > 0;
    if (event.key === 'Backspace' && isEmpty && !event.repeat) {
      event.preventDefault();
      const row = event.currentTarget.closest('li');
      remove(editor, props, row?.previousElementSibling ?? null);
      return;
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    write(event.currentTarget.value.trim());
    insertBelow(editor, props, ['']);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (!editor.may.content || lines.length < 2) return;
    event.preventDefault();
    const [first = '', ...rest] = lines;
    const isEmpty = choice.text.text === '';
    if (isEmpty) write(first);
    insertBelow(editor, props, isEmpty ? rest : lines);
  };
  return (
    <input
      id={choiceElement(choice.id)}
      className="ed-field"
      value={choice.text.text}
      readOnly={!editor.may.content}
      maxLength={TEXT_MAX}
      dir="auto"
      autoComplete="off"
      aria-label={t('editor.option-number', { number: index + 1 })}
      aria-describedby={props.repeated ? repeatedElement(choice.id) : undefined}
      onChange={(event) => write(event.target.value)}
      onBlur={(event) => write(event.target.value.trim())}
      onKeyDown={press}
      onPaste={paste}
    />
  );
}

export const ChoiceRow = memo(function ChoiceRow(props: Props) {
  const editor = useEditor();
  const { choice, questionId, index, last } = props;
  const name = choice.text.text || t('editor.untitled-option');
  const up = t('editor.option-up', { name });
  const down = t('editor.option-down', { name });
  return (
    <li className="ed-choice-row" {...dropItem('choice')}>
      <DragHandle dragged={{ kind: 'choice', id: choice.id, questionId }} />
      <ChoiceInput {...props} />
      <RowButton
        text={up}
        icon={ArrowUpwardIcon}
        end={index === 0}
        onPress={() => move(editor, props, 'up')}
      />
      <RowButton
        text={down}
        icon={ArrowDownwardIcon}
        end={last}
        onPress={() => move(editor, props, 'down')}
      />
      <RowButton
        text={t('editor.option-delete', { name })}
        icon={DeleteOutlinedIcon}
        end={false}
        onPress={(row) =>
          remove(editor, props, row?.nextElementSibling ?? row?.previousElementSibling ?? null)
        }
      />
      {props.repeated && (
        <p id={repeatedElement(choice.id)} className="ed-reason ed-choice-version">
          {t('editor-canvas.option-repeated')}
        </p>
      )}
      <TextVersions
        of={{ kind: 'choice', id: choice.id, questionId }}
        text={choice.text}
        label={t('editor.option-number', { number: index + 1 })}
      />
    </li>
  );
});

interface RowButtonProps {
  readonly text: string;
  readonly icon: typeof SvgIcon;
  /** True when the option cannot move further in this direction. */
  readonly end: boolean;
  readonly onPress: (row: Element | null) => void;
}

function RowButton({ text, icon: Icon, end, onPress }: RowButtonProps) {
  const { may } = useEditor();
  return (
    <button
      type="button"
      className="ed-icon"
      aria-label={text}
      disabled={!may.content}
      aria-disabled={end || undefined}
      onClick={(event) => onPress(event.currentTarget.closest('li'))}
    >
      <Icon fontSize="small" />
    </button>
  );
}
