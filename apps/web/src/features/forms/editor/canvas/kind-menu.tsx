// The kind of the selected question, on its card: pressing it, or Alt and T, offers the nine kinds. Afterwards the title
// is written on.
// rules: E3.46, E4.20, X31.71, X35.03

import type { Question } from '@constancia/domain/forms/definition/form.ts';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { changeKind } from '../editing/item-commands.ts';
import { lockedProps } from '../editing/locked-props.ts';
import { ELEMENT } from '../editing/selection.ts';
import { OFFERED_KINDS, QuestionKindIcon } from './question-kinds.tsx';

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
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ root: { role: 'region', 'aria-label': t('editor.question-kind') } }}
        >
          {OFFERED_KINDS.map((offered) => (
            <MenuItem
              key={offered}
              selected={offered === question.kind}
              onClick={() => {
                changeKind(editor, question.id, offered);
                close();
              }}
            >
              <ListItemIcon>
                <QuestionKindIcon kind={offered} />
              </ListItemIcon>
              {t(`editor.kind.${offered}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
