// The kind of the selected question, on its card: pressing it, or Alt and T, offers the nine kinds. Afterwards the title
// is written on.
// rules: E3.46, E4.20, X31.71, X35.03

import type { Question } from '@constancia/domain/forms/definition/form.ts';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { changeKind } from '../editing/item-commands.ts';
import { lockedProps } from '../editing/locked-props.ts';
import { ELEMENT } from '../editing/selection.ts';
import { OfferedKinds } from './offered-kinds.tsx';
import { QuestionKindIcon } from './question-kinds.tsx';

export function KindMenu({ question }: { readonly question: Pick<Question, 'id' | 'kind'> }) {
  const editor = useEditor();
  const { store, may } = editor;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    store.write({ kind: 'question', id: question.id });
  };
  const kind = t(`editor.kind.${question.kind}`);
  return (
    <>
      <Button
        id={ELEMENT.kind}
        size="small"
        startIcon={<QuestionKindIcon kind={question.kind} />}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-label={t('editor-canvas.kind', { kind })}
        title={t('editor-canvas.kind-tip')}
        onClick={({ currentTarget }) => (may.structure ? setAnchor(currentTarget) : editor.explainLock())}
        {...lockedProps(may.structure)}
      >
        {kind}
      </Button>
      {anchor && (
        <OfferedKinds
          anchor={anchor}
          selected={question.kind}
          onChoose={(kind) => {
            changeKind(editor, question.id, kind);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
