// Lines that become questions: what they will be is shown before anything is added, and all of them are one step.
// rules: X35.05

import {
  insertPasted,
  kindOfPasted,
  limitOfPaste,
  newPasted,
  type PastedQuestion,
  pastedQuestions,
} from '@constancia/domain/forms/edit/paste-questions.ts';
import { lastKindOf } from '@constancia/domain/forms/edit/edit-questions.ts';
import { findQuestion } from '@constancia/domain/forms/definition/find-item.ts';
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newItemId } from '../../../../platform/new-id.ts';
import { t } from '../../../../platform/texts.ts';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../../ui/focus-on-mount.ts';
import { type Editor, useEditor } from '../editing/editor-context.tsx';
import type { EditorDialog } from '../editing/editor-store.ts';
import { pasteQuestionsElement, pickOf } from '../editing/selection.ts';
import { OFFERED_KINDS, QuestionKindIcon } from '../canvas/question-kinds.tsx';

type Paste = Extract<EditorDialog, { readonly kind: 'paste' }>;

function kindAtFirst({ store }: Editor, { list, after }: Paste): QuestionKind {
  const { definition } = store.get().draft;
  const into = after === undefined ? null : findQuestion(definition, after);
  return into?.question.kind ?? lastKindOf(definition, list);
}

function add({ store }: Editor, { list, after }: Paste, added: readonly Question[]): void {
  store.edit((definition) => insertPasted(definition, { ...list, after }, added));
  store.announce(t('editor-canvas.pasted', { count: added.length }));
  const last = added.at(-1);
  if (!last) return;
  store.select({ kind: 'question', id: last.id });
  store.focus(pickOf(last.id), pickOf(last.id));
}

export function PasteQuestions({ paste }: { readonly paste: Paste }) {
  const editor = useEditor();
  const { store } = editor;
  const [text, setText] = useState(paste.text);
  const [kind, setKind] = useState<QuestionKind>(() => kindAtFirst(editor, paste));
  const questions = pastedQuestions(text);
  const limit = limitOfPaste(store.get().draft.definition, questions);
  const close = () => {
    store.open(null);
    if (paste.after === undefined) return store.focus(pasteQuestionsElement(paste.list));
    // The dialog may close before the title that it was pasted into has noticed that the focus left it.
    store.stopWriting({ kind: 'question', id: paste.after });
    store.focus(pickOf(paste.after));
  };
  return (
    <DialogFrame
      title={t('editor-canvas.paste-title')}
      size="md"
      closedBy="escape-only"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('editor.cancel')}</Button>
          <Button
            variant="contained"
            disabled={questions.length === 0 || limit !== null}
            onClick={() => {
              store.open(null);
              add(
                editor,
                paste,
                questions.map((pasted) => newPasted(pasted, kind, newItemId)),
              );
            }}
          >
            {t('editor-canvas.paste-add', { count: questions.length })}
          </Button>
        </>
      }
    >
      <TextField
        inputRef={focusOnMount}
        multiline
        minRows={5}
        maxRows={9}
        fullWidth
        margin="dense"
        label={t('editor-canvas.paste-label')}
        helperText={t('editor-canvas.paste-help')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        select
        size="small"
        label={t('editor-canvas.paste-kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value as QuestionKind)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {OFFERED_KINDS.map((offered) => (
          <option key={offered} value={offered}>
            {t(`editor.kind.${offered}`)}
          </option>
        ))}
      </TextField>
      {limit && (
        <Alert severity="error">{t(`editor-canvas.paste-limit-${limit.limit}`, { max: limit.max })}</Alert>
      )}
      {questions.length > 0 && <Added questions={questions} kind={kind} />}
    </DialogFrame>
  );
}

/** Most questions that are listed before they are added; the others are counted. */
const LISTED_MAX = 100;

function Added({
  questions,
  kind,
}: {
  readonly questions: readonly PastedQuestion[];
  readonly kind: QuestionKind;
}) {
  const more = questions.length - LISTED_MAX;
  return (
    <section aria-labelledby="pasted-title">
      <h3 id="pasted-title" className="ed-pasted-title">
        {t('editor-canvas.paste-count', { count: questions.length })}
      </h3>
      <ol className="ed-pasted">
        {questions.slice(0, LISTED_MAX).map((question, index) => (
          <li key={index}>
            <QuestionKindIcon kind={kindOfPasted(question, kind)} />
            <span>
              <bdi>{question.title || t('editor.untitled-question')}</bdi>
              {question.options.length > 0 && (
                <span className="ed-help"> {question.options.join(' · ')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="ed-note">{t('editor.more-options', { count: more })}</p>}
    </section>
  );
}
