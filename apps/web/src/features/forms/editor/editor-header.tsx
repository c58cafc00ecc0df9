// The bar above the form: its title, undo and redo, the buttons for outline and options, and the save button.
// rules: E2.05, E2.15, X36.63, X36.82, X40.13
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import AccountTreeIcon from '@mui/icons-material/AccountTree';
import HistoryIcon from '@mui/icons-material/History';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import RedoIcon from '@mui/icons-material/Redo';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import SettingsIcon from '@mui/icons-material/Settings';
import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { useDefinition, useEditor, useEditorState } from './editing/editor-context.tsx';
import { isDirty } from './editing/editor-store.ts';
import { lockedProps } from './editing/locked-props.ts';
import { ELEMENT, WHOLE_FORM } from './editing/selection.ts';
import { HintsButton } from './quality/hints-panel.tsx';
import type { HintList } from './quality/use-hint-list.ts';

interface ToolProps {
  readonly text: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly disabled?: boolean;
  /** Whether what it opens is shown, where it stays open. */
  readonly shown?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ text, keys, disabled = false, shown, onPress, children }: ToolProps) {
  const tip = keys === undefined ? text : `${text} (${keys})`;
  return (
    <IconButton
      aria-label={text}
      aria-pressed={shown}
      className={shown ? 'ed-shown' : ''}
      title={tip}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}

/** What is in the middle: the cards to edit, or the form as people answer it. */
export type EditorView = 'edit' | 'preview';

interface Props {
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onSaveAndStay: () => void;
  readonly view: EditorView;
  readonly onView: (view: EditorView) => void;
  readonly hints: HintList;
  /** Absent while the outline is beside the form. */
  readonly onOutline?: (() => void) | undefined;
}

export function EditorHeader({ saving, onSave, onSaveAndStay, view, onView, hints, onOutline }: Props) {
  const { store, may, isNew, formId } = useEditor();
  const canUndo = useEditorState((state) => state.past.length > 0);
  const canRedo = useEditorState((state) => state.future.length > 0);
  const dirty = useEditorState(isDirty);
  const title = useDefinition((definition) => definition.title.text);
  const optionsShown = useEditorState(
    ({ selection, panelOpen }) => selection.kind === 'form' && (!onOutline || panelOpen),
  );
  const openOptions = () => {
    store.select(WHOLE_FORM, 'open');
    store.focus(ELEMENT.options);
  };
  return (
    <div className="ed-header stays-in-view">
      <h1>{t(isNew ? 'editor.heading-new' : 'editor.heading-edit')}</h1>
      <p className="ed-name" dir="auto" title={title}>
        {title}
      </p>
      <p className="ed-dirty">{dirty ? t('editor.unsaved') : ''}</p>
      <div className="ed-tools">
        {onOutline && (
          <Tool text={t('editor.outline')} onPress={onOutline}>
            <AccountTreeIcon />
          </Tool>
        )}
        <ToggleButton
          size="small"
          value="preview"
          selected={view === 'preview'}
          aria-label={t('editor.preview')}
          title={t('editor.preview')}
          onChange={() => onView(view === 'preview' ? 'edit' : 'preview')}
        >
          <VisibilityIcon fontSize="small" />
        </ToggleButton>
        <Tool text={t('editor.undo')} keys="Ctrl + Z" disabled={!canUndo} onPress={store.undo}>
          <UndoIcon />
        </Tool>
        <Tool text={t('editor.redo')} keys="Ctrl + Shift + Z" disabled={!canRedo} onPress={store.redo}>
          <RedoIcon />
        </Tool>
        <HintsButton list={hints} onOpen={() => onView('edit')} />
        {!isNew && (
          <IconButton
            component={Link}
            to={pathOf('formHistory', { id: formId })}
            aria-label={t('editor.history-open')}
            title={t('editor.history-open')}
          >
            <HistoryIcon />
          </IconButton>
        )}
        <Tool
          text={t('editor.save-and-stay')}
          disabled={saving || !dirty || !may.content}
          onPress={onSaveAndStay}
        >
          <SaveIcon />
        </Tool>
        <span className="ed-keys">
          <Tool text={t('editor-canvas.keys')} keys="?" onPress={() => store.open({ kind: 'shortcuts' })}>
            <KeyboardIcon />
          </Tool>
        </span>
        <Tool text={t('editor.options')} shown={optionsShown} onPress={openOptions}>
          <SettingsIcon />
        </Tool>
      </div>
      <Button
        className="ed-save"
        variant="contained"
        loading={saving}
        title={t('editor-canvas.save-tip')}
        onClick={onSave}
        {...lockedProps(may.content)}
      >
        {t('editor.save')}
      </Button>
    </div>
  );
}
