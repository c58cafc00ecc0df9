// The toolbar of the selected section, condition or question. At the ends of a list the move button does nothing, but
// it stays visible so that it keeps the focus.
// rules: E2.21, E4.72, E4.73
import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { memo, type ReactNode } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { addBelow, deleteItem, duplicateItem, moveItem, nameOf } from '../editing/item-commands.ts';
import { lockedProps } from '../editing/locked-props.ts';
import { type Item, neighboursOf } from '../editing/selection.ts';

interface ActionProps {
  readonly text: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly icon: typeof SvgIcon;
  /** False at the end of the list, or when structure is locked. */
  readonly enabled: boolean;
  readonly onPress: () => void;
}

function Action({ text, keys, icon: Icon, enabled, onPress }: ActionProps) {
  const { may } = useEditor();
  const locked = may.structure
    ? enabled
      ? {}
      : { 'aria-disabled': true as const, className: 'ed-locked' }
    : lockedProps(false);
  return (
    <IconButton
      size="small"
      onClick={onPress}
      {...locked}
      aria-label={text}
      title={keys === undefined ? text : `${text} (${keys})`}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

interface Props {
  readonly item: Item;
  /** What stands before the buttons. */
  readonly first?: ReactNode;
  /** On phones a button opens the properties. */
  readonly opens?: boolean;
}

export function ItemToolbar({ item, first, opens = false }: Props) {
  const definition = useDefinition((current) => current);
  const neighbours = neighboursOf(definition, item);
  if (!neighbours) return null;
  const last = neighbours.ids.length - 1;
  return (
    <div
      className="ed-toolbar"
      role="toolbar"
      aria-label={t('editor.actions-of', { name: nameOf(definition, item) })}
    >
      {first}
      <Actions
        kind={item.kind}
        id={item.id}
        isFirst={neighbours.index === 0}
        isLast={neighbours.index === last}
        opens={opens}
      />
    </div>
  );
}

interface ActionsProps extends Item {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly opens: boolean;
}

/** They stay as they are while the title of the item is written. */
const Actions = memo(function Actions({ kind, id, isFirst, isLast, opens }: ActionsProps) {
  const editor = useEditor();
  const item: Item = { kind, id };
  return (
    <>
      {opens && (
        <IconButton
          size="small"
          onClick={() => editor.store.select(item, 'open')}
          aria-label={t('editor.properties')}
          title={t('editor.properties')}
        >
          <TuneIcon fontSize="small" />
        </IconButton>
      )}
      <Action
        text={t('editor.move-up')}
        keys="Alt + ↑"
        icon={ArrowUpwardIcon}
        enabled={!isFirst}
        onPress={() => moveItem(editor, item, 'up')}
      />
      <Action
        text={t('editor.move-down')}
        keys="Alt + ↓"
        icon={ArrowDownwardIcon}
        enabled={!isLast}
        onPress={() => moveItem(editor, item, 'down')}
      />
      {kind !== 'condition' && (
        <Action
          text={t(`editor.add-${kind}-below`)}
          icon={AddIcon}
          enabled
          onPress={() => addBelow(editor, item, 'canvas')}
        />
      )}
      <Action
        text={t('editor.duplicate')}
        icon={ContentCopyIcon}
        enabled
        onPress={() => duplicateItem(editor, item)}
      />
      <Action
        text={t('editor.delete')}
        icon={DeleteOutlinedIcon}
        enabled
        onPress={() => void deleteItem(editor, item)}
      />
    </>
  );
});
