// The buttons at the end of a list of questions. One press of the first adds a question of the kind of the one before and lets its
// title be written; the kind is chosen afterwards, on the card, or at once with the second. The last one takes a list.
// rules: E2.21, E4.22, X35.02, X35.03, X35.05

import type { QuestionList } from '@constancia/domain/forms/definition/find-item.ts';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { addQuestionTo } from '../editing/item-commands.ts';
import { addQuestionElement, pasteQuestionsElement } from '../editing/selection.ts';
import { ListButton } from './list-button.tsx';
import { OfferedKinds } from './offered-kinds.tsx';

interface Props {
  readonly list: QuestionList;
  /** Name of the section or condition; it distinguishes the buttons. */
  readonly owner: string;
}

export function AddQuestion({ list, owner }: Props) {
  const editor = useEditor();
  const { store, may } = editor;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const paste = () => (may.structure ? store.open({ kind: 'paste', list, text: '' }) : editor.explainLock());
  return (
    <div className="ed-row">
      <ListButton
        id={addQuestionElement(list)}
        icon="add"
        aria-label={t('editor.add-question-to', { owner })}
        // The second press of a double click adds nothing.
        onClick={({ detail }) => detail < 2 && addQuestionTo(editor, list, { position: 'canvas' })}
      >
        {t('editor.add-question')}
      </ListButton>
      <ListButton
        icon="kinds"
        variant="icon"
        aria-haspopup="menu"
        aria-label={t('editor-canvas.add-of-kind', { owner })}
        title={t('editor-canvas.add-of-kind-tip')}
        onClick={({ currentTarget }) => (may.structure ? setAnchor(currentTarget) : editor.explainLock())}
      />
      {anchor && (
        <OfferedKinds
          anchor={anchor}
          onChoose={(kind) => {
            setAnchor(null);
            addQuestionTo(editor, list, { position: 'canvas', kind });
          }}
          onClose={() => setAnchor(null)}
        />
      )}
      <ListButton
        id={pasteQuestionsElement(list)}
        icon="paste"
        variant="quiet"
        aria-label={t('editor-canvas.paste-in', { owner })}
        onClick={paste}
      >
        {t('editor-canvas.paste')}
      </ListButton>
    </div>
  );
}
