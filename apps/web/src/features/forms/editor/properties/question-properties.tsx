// The properties of a question.
// rules: E3.45-E3.54, X31.71, X36.61, X39.66

import type { Question } from '@constancia/domain/forms/definition/form.ts';
import { isMoment, type QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import {
  isChoice,
  type QuestionFields,
  setAllowsAudio,
  setScansCode,
  updateQuestion,
} from '@constancia/domain/forms/edit/edit-questions.ts';
import { isUnusableLink } from '@constancia/domain/forms/quality/form-hints.ts';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { t } from '../../../../platform/texts.ts';
import { OFFERED_KINDS, QuestionKindIcon } from '../canvas/question-kinds.tsx';
import { useEditor } from '../editing/editor-context.tsx';
import { changeKind } from '../editing/item-commands.ts';
import { ELEMENT, type Item } from '../editing/selection.ts';
import { addAfterTitle, pasteIntoTitle, titleMark } from '../editing/title-commands.ts';
import { BoundSwitch } from '../fields/bound-switch.tsx';
import { BoundLocalized, BoundText } from '../fields/bound-text.tsx';
import { ChoiceProperties } from './choice-properties.tsx';
import { PurposePicker } from './purpose-picker.tsx';
import { QuestionMove } from './question-move.tsx';

interface Props {
  readonly question: Question;
}

interface KindPickerProps extends Pick<Question, 'id' | 'kind'> {
  /** How many options it had while it was a choice. */
  readonly setAside: number;
}

const KindPicker = memo(function KindPicker({ id, kind, setAside }: KindPickerProps) {
  const editor = useEditor();
  const { may } = editor;
  return (
    <TextField
      id="question-kind"
      select
      size="small"
      fullWidth
      label={t('editor.question-kind')}
      value={kind}
      disabled={!may.structure}
      helperText={
        may.structure
          ? setAside > 0 && t('editor.options-set-aside', { count: setAside })
          : t('editor.structure-locked')
      }
      onChange={(event) => changeKind(editor, id, event.target.value as QuestionKind)}
      slotProps={{ select: { renderValue: (shown) => t(`editor.kind.${shown as QuestionKind}`) } }}
    >
      {OFFERED_KINDS.map((offered) => (
        <MenuItem key={offered} value={offered}>
          <ListItemIcon>
            <QuestionKindIcon kind={offered} />
          </ListItemIcon>
          {t(`editor.kind.${offered}`)}
        </MenuItem>
      ))}
    </TextField>
  );
});

function LinkFields({ question }: Props) {
  return (
    <>
      <BoundText
        label={t('editor.link')}
        value={question.link}
        mark={`question-link-${question.id}`}
        help={t(isUnusableLink(question.link) ? 'editor.link-unusable' : 'editor.link-help')}
        type="url"
        write={(definition, link) => updateQuestion(definition, question.id, { link })}
      />
      <BoundText
        label={t('editor.link-title')}
        value={question.linkTitle}
        mark={`question-link-title-${question.id}`}
        write={(definition, linkTitle) => updateQuestion(definition, question.id, { linkTitle })}
      />
    </>
  );
}

export function QuestionProperties({ question }: Props) {
  const editor = useEditor();
  const { store, account } = editor;
  const item: Item = { kind: 'question', id: question.id };
  const setAside = isChoice(question.kind) ? 0 : (store.setAside.get(question.id)?.options.length ?? 0);
  const set = (fields: QuestionFields) =>
    store.edit((definition) => updateQuestion(definition, question.id, fields));
  return (
    <div className="ed-fields">
      <BoundLocalized
        id={ELEMENT.firstProperty}
        label={t('editor.question-title')}
        value={question.title}
        mark={titleMark(item)}
        wraps
        onEnter={() => addAfterTitle(editor, item, 'properties')}
        onPasted={(text) => pasteIntoTitle(editor, item, text)}
        write={(definition, title) => updateQuestion(definition, question.id, { title })}
      />
      <KindPicker id={question.id} kind={question.kind} setAside={setAside} />
      <BoundSwitch
        id="question-required"
        label={t('editor.question-required')}
        checked={question.required}
        onChange={(required) => set({ required })}
      />
      {question.kind === 'text' && (
        <BoundSwitch
          id="question-scans-code"
          label={t('editor.scans-code')}
          help={t('editor.scans-code-help')}
          checked={question.scansCode === true}
          onChange={(scans) =>
            store.edit((definition) => setScansCode(definition, question.id, scans ? 'scanned' : 'typed'))
          }
        />
      )}
      <PurposePicker id={question.id} kind={question.kind} purpose={question.purpose} />
      {isMoment(question.kind) && (
        <BoundSwitch
          id="question-starts-now"
          label={t(question.kind === 'date' ? 'editor.starts-today' : 'editor.starts-now')}
          help={t('editor.starts-now-help')}
          checked={!question.startsEmpty}
          onChange={(startsNow) => set({ startsEmpty: !startsNow })}
        />
      )}
      {isChoice(question.kind) && <ChoiceProperties question={question} />}
      {question.kind === 'link' && <LinkFields question={question} />}
      <fieldset className="ed-group">
        <legend>{t('editor.attachments')}</legend>
        <BoundSwitch
          id="question-image"
          label={t('editor.allows-image')}
          help={t('editor.allows-image-help')}
          checked={question.allowsImage}
          onChange={(allowsImage) => set({ allowsImage })}
        />
        <BoundSwitch
          id="question-document"
          label={t('editor.allows-document')}
          help={t('editor.allows-document-help')}
          checked={question.allowsDocument}
          onChange={(allowsDocument) => set({ allowsDocument })}
        />
        {(account.offersVideo || question.allowsVideo) && (
          <BoundSwitch
            id="question-video"
            label={t('editor.allows-video')}
            help={t('editor.allows-video-help')}
            checked={question.allowsVideo}
            onChange={(allowsVideo) => set({ allowsVideo })}
          />
        )}
        <BoundSwitch
          id="question-audio"
          label={t('editor.allows-audio')}
          help={t('editor.allows-audio-help')}
          checked={question.allowsAudio === true}
          onChange={(allows) =>
            store.edit((definition) =>
              setAllowsAudio(definition, question.id, allows ? 'recorded' : 'unrecorded'),
            )
          }
        />
      </fieldset>
      <QuestionMove id={question.id} />
    </div>
  );
}
