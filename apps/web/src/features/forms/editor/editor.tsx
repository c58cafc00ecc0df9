// The editor: outline at the left, the form in the middle as people will see it, properties of what is selected at
// the right. rules: E2.05-E2.15, E4.12-E4.24, E6.06
import Alert from '@mui/material/Alert';
import type { FormToEdit } from '@constancia/contract/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { type Editability, editability } from '@constancia/domain/forms/editability.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/new-form.ts';
import { syncOf } from '@constancia/domain/forms/set-option.ts';
import { useMemo, useState } from 'react';
import { newDocumentId } from '../../../platform/new-id.ts';
import { t } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/notices.tsx';
import { useConfirm } from './confirm-dialog.tsx';
import { type Editor, EditorContext } from './editor-context.tsx';
import './editor.css';
import { EditorHeader } from './editor-header.tsx';
import { createEditorStore, type Draft } from './editor-store.ts';
import { Announcer, FocusKeeper } from './focus-keeper.tsx';
import { FormCard } from './form-card.tsx';
import { useOutlineHidden } from './narrow.ts';
import { OutlineColumn, OutlineDrawer } from './outline.tsx';
import { PropertiesPanel } from './properties-panel.tsx';
import { SectionList } from './section-list.tsx';
import { ELEMENT } from './selection.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { StatesCard } from './states-card.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSave } from './use-save.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface Props {
  readonly account: Account;
  /** Null for a new form. */
  readonly stored: FormToEdit | null;
  /** Loads the newest version in place of what is edited. */
  readonly onReload: () => void;
}

const NEW: Draft = { definition: EMPTY_FORM, areaId: '', sync: 'off' };

function draftOf(stored: FormToEdit | null): Draft {
  if (!stored) return NEW;
  const { definition, areaId } = stored;
  return { definition, areaId, sync: syncOf(definition) };
}

function mayOf(stored: FormToEdit | null): Editability {
  return editability(stored?.definition ?? EMPTY_FORM, (stored?.submissionCount ?? 0) > 0);
}

function lockText(may: Editability): string | null {
  if (may.structure) return null;
  return t(may.content ? 'editor.lock-structure' : 'editor.lock-all');
}

function useNewEditor({ account, stored }: Props, confirm: Editor['confirm']): Editor {
  const notify = useNotify();
  const [store] = useState(() => createEditorStore(draftOf(stored)));
  const [formId] = useState(() => stored?.id ?? newDocumentId());
  return useMemo(() => {
    const may = mayOf(stored);
    const explainLock = () => notify({ kind: 'info', text: lockText(may) ?? '' });
    return { account, formId, isNew: stored === null, store, may, confirm, explainLock };
  }, [account, confirm, formId, notify, store, stored]);
}

export function FormEditor(props: Props) {
  const { account, stored, onReload } = props;
  const { confirm, dialog } = useConfirm();
  const editor = useNewEditor(props, confirm);
  const { save, saving, stale, keepEditing } = useSave(editor, stored?.version ?? null);
  const outlineHidden = useOutlineHidden();
  const [outlineOpen, setOutlineOpen] = useState(false);
  useLeaveGuard(editor.store, confirm);
  useShortcuts(editor.store, save);
  const lock = lockText(editor.may);
  return (
    <EditorContext value={editor}>
      <main id="content" tabIndex={-1} className="ed">
        <EditorHeader
          saving={saving}
          onSave={save}
          onOutline={outlineHidden ? () => setOutlineOpen(true) : undefined}
        />
        <div className="ed-columns" inert={saving}>
          {outlineHidden ? (
            <OutlineDrawer open={outlineOpen} onClose={() => setOutlineOpen(false)} />
          ) : (
            <OutlineColumn />
          )}
          <div className="ed-form">
            {lock && (
              <Alert id={ELEMENT.lock} severity={editor.may.content ? 'info' : 'warning'} role="note">
                {lock}
              </Alert>
            )}
            <FormCard account={account} stored={stored} />
            <StatesCard />
            <SectionList />
          </div>
          <PropertiesPanel />
        </div>
      </main>
      <FocusKeeper />
      <Announcer />
      {dialog}
      <StaleDialog formId={editor.formId} open={stale} onKeep={keepEditing} onReload={onReload} />
    </EditorContext>
  );
}
