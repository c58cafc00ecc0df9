// The kind of the selected question, on its card: pressing it, or Alt and T, offers the nine kinds. Afterwards the title
// is written on.
// rules: E3.46, E4.20, X31.71, X35.03

import type { Question } from '@constancia/domain/forms/definition/form.ts';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import { memo, useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { changeKind } from '../editing/item-commands.ts';
import { lockedProps } from '../editing/locked-props.ts';
import { ELEMENT } from '../editing/selection.ts';
import { OfferedKinds } from './offered-kinds.tsx';
import { QuestionKindIcon } from './question-kinds.tsx';

export const KindMenu = memo(function KindMenu({ id, kind }: Pick<Question, 'id' | 'kind'>) {
  const editor = useEditor();
  const { store, may } = editor;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    store.write({ kind: 'question', id });
  };
  const name = t(`editor.kind.${kind}`);
  return (
    <>
      <Button
        id={ELEMENT.kind}
        size="small"
        startIcon={<QuestionKindIcon kind={kind} />}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-label={t('editor-canvas.kind', { kind: name })}
        title={t('editor-canvas.kind-tip')}
        onClick={({ currentTarget }) => (may.structure ? setAnchor(currentTarget) : editor.explainLock())}
        {...lockedProps(may.structure)}
      >
        {name}
      </Button>
      {anchor && (
        <OfferedKinds
          anchor={anchor}
          selected={kind}
          onChoose={(chosen) => {
            changeKind(editor, id, chosen);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
});
