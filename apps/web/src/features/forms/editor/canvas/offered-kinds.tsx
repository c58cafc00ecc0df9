// The menu of the nine kinds of question.
// rules: E3.46, X35.03
import type { QuestionKind } from '@constancia/domain/forms/definition/question-kinds.ts';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { t } from '../../../../platform/texts.ts';
import { OFFERED_KINDS, QuestionKindIcon } from './question-kinds.tsx';

interface Props {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  /** The present kind, where there is one. */
  readonly selected?: QuestionKind;
  readonly onChoose: (kind: QuestionKind) => void;
  readonly onClose: () => void;
}

export function OfferedKinds({ anchor, selected, onChoose, onClose }: Props) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ root: { role: 'region', 'aria-label': t('editor.question-kind') } }}
    >
      {OFFERED_KINDS.map((kind) => (
        <MenuItem key={kind} selected={kind === selected} onClick={() => onChoose(kind)}>
          <ListItemIcon>
            <QuestionKindIcon kind={kind} />
          </ListItemIcon>
          {t(`editor.kind.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
