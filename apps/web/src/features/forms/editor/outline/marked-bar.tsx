// What can be done with the marked questions: each is one step back.
// rules: E4.20-E4.23, X35.06

import type { QuestionList } from '@constancia/domain/forms/definition/find-item.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import {
  deleteQuestions,
  duplicateQuestions,
  moveQuestionsTo,
  requireQuestions,
} from '@constancia/domain/forms/edit/edit-many.ts';
import Button from '@mui/material/Button';
import { newItemId } from '../../../../platform/new-id.ts';
import { t } from '../../../../platform/texts.ts';
import { type Editor, useDefinition, useEditor, useEditorState } from '../editing/editor-context.tsx';
import { lockedProps } from '../editing/locked-props.ts';
import { keyOfList, targetsOf } from '../editing/question-targets.ts';
import { markedOf } from './marking.ts';

type Change = (definition: FormDefinition, ids: ReadonlySet<string>) => FormDefinition;
type Done = 'required' | 'optional' | 'moved' | 'duplicated' | 'deleted';

/** Structure is locked as a whole; the notice above the form says why. */
function changeMarked(editor: Editor, done: Done, change: Change): void {
  const { store, may } = editor;
  const isContent = done === 'required' || done === 'optional';
  if (isContent ? !may.content : !may.structure) return editor.explainLock();
  const ids = markedOf(store.get());
  if (!store.edit((definition) => change(definition, ids))) return;
  if (done === 'deleted') store.mark([]);
  store.announce(t(`editor-canvas.marked-${done}`, { count: ids.size }));
}

export function MarkedBar() {
  const editor = useEditor();
  const { store, may } = editor;
  const count = useEditorState((state) => (state.marked.length === 0 ? 0 : markedOf(state).size));
  if (count === 0) return null;
  const act = (done: Done, change: Change) => () => changeMarked(editor, done, change);
  return (
    <section className="ed-marked" aria-label={t('editor-canvas.marked', { count })}>
      <p className="ed-marked-count">{t('editor-canvas.marked', { count })}</p>
      <div className="ed-row">
        <Button
          size="small"
          onClick={act('required', (form, ids) => requireQuestions(form, ids, true))}
          {...lockedProps(may.content)}
        >
          {t('editor-canvas.make-required')}
        </Button>
        <Button
          size="small"
          onClick={act('optional', (form, ids) => requireQuestions(form, ids, false))}
          {...lockedProps(may.content)}
        >
          {t('editor-canvas.make-optional')}
        </Button>
      </div>
      <MoveMarked
        onMove={(list) => changeMarked(editor, 'moved', (form, ids) => moveQuestionsTo(form, ids, list))}
      />
      <div className="ed-row">
        <Button
          size="small"
          onClick={act('duplicated', (form, ids) => duplicateQuestions(form, ids, newItemId))}
          {...lockedProps(may.structure)}
        >
          {t('editor.duplicate')}
        </Button>
        <Button
          size="small"
          color="error"
          onClick={act('deleted', deleteQuestions)}
          {...lockedProps(may.structure)}
        >
          {t('editor.delete')}
        </Button>
        <Button size="small" color="inherit" onClick={() => store.mark([])}>
          {t('editor-canvas.unmark')}
        </Button>
      </div>
    </section>
  );
}

function MoveMarked({ onMove }: { readonly onMove: (list: QuestionList) => void }) {
  const { may } = useEditor();
  const definition = useDefinition((current) => current);
  const targets = targetsOf(definition);
  return (
    <select
      className="ed-field"
      aria-label={t('editor-canvas.move-to')}
      value=""
      disabled={!may.structure}
      onChange={(event) => {
        const target = targets.find((candidate) => keyOfList(candidate) === event.target.value);
        if (target) onMove(target);
      }}
    >
      <option value="">{t('editor-canvas.move-to')}</option>
      {targets.map((target) => (
        <option key={keyOfList(target)} value={keyOfList(target)}>
          {target.name}
        </option>
      ))}
    </select>
  );
}
