// The button at the end of a list of questions. It offers the nine kinds; the chosen kind is added and selected.
// rules: E2.21, E3.46, E4.22

import type { QuestionList } from '@constancia/domain/forms/definition/find-item.ts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { addQuestionTo } from '../editing/item-commands.ts';
import { lockedProps } from '../editing/locked-props.ts';
import { addQuestionElement } from '../editing/selection.ts';
import { OFFERED_KINDS, QuestionKindIcon } from './question-kinds.tsx';

interface Props {
  readonly list: QuestionList;
  /** Id of the section or condition; it distinguishes the buttons. */
  readonly owner: string;
}

export function AddQuestion({ list, owner }: Props) {
  const editor = useEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (button: HTMLElement) => (editor.may.structure ? setAnchor(button) : editor.explainLock());
  return (
    <>
      <Button
        id={addQuestionElement(list)}
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-label={t('editor.add-question-to', { owner })}
        onClick={(event) => open(event.currentTarget)}
        {...lockedProps(editor.may.structure)}
      >
        {t('editor.add-question')}
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ root: { role: 'region', 'aria-label': t('editor.add-question') } }}
        >
          {OFFERED_KINDS.map((kind) => (
            <MenuItem
              key={kind}
              onClick={() => {
                setAnchor(null);
                addQuestionTo(editor, list, kind);
              }}
            >
              <ListItemIcon>
                <QuestionKindIcon kind={kind} />
              </ListItemIcon>
              {t(`editor.kind.${kind}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
