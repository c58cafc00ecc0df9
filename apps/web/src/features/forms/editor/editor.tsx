// The editor: the outline at the left, the form in the middle as people will see it, the properties of the selected
// item at the right.
// rules: E2.05-E2.15, E4.12-E4.24, E6.06

import type { FormToAnswer, FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { ConflictDialog } from './editing/conflict-dialog.tsx';
import { type Editor, EditorContext } from './editing/editor-context.tsx';
import { type EditorStore, isDirty } from './editing/editor-store.ts';
import './editor.css';
import { type UnsavedWork, useLeaveGuard } from '../../../ui/staff/use-leave-guard.ts';
import { useOutlineHidden } from '../../../ui/staff/use-narrow-screen.ts';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { OutlineColumn, OutlineDrawer } from './outline/outline.tsx';
import { SectionList } from './canvas/section-list.tsx';
import { Announcer, FocusKeeper } from './editing/focus-keeper.tsx';
import { type FormSource, useEditedForm } from './editing/use-edited-form.ts';
import { useSave } from './editing/use-save.ts';
import { useShortcuts } from './editing/use-shortcuts.ts';
import { EditorHeader, type EditorView } from './editor-header.tsx';
import { LanguagesCard } from './languages/languages-card.tsx';
import { EditorNotices } from './notices/editor-notices.tsx';
import { PropertiesPanel } from './properties/properties-panel.tsx';
import { FormCard } from './settings/form-card.tsx';
import { StatesCard } from './settings/states-card.tsx';

/** A failed check switches back to the cards, because only they have its field. */
function useView(store: Editor['store']): readonly [EditorView, (view: EditorView) => void] {
  const [view, setView] = useState<EditorView>('edit');
  useEffect(
    () =>
      store.subscribe(() => {
        if (store.get().failure) setView('edit');
      }),
    [store],
  );
  return [view, setView];
}

/** The municipality whose citizens answer the form, with what their page shows of it. */
function previewMunicipality(account: Account, stored: FormToEdit | null): FormToAnswer['municipality'] {
  const { id, name, timeZone } = stored?.municipality ?? account.municipality;
  return {
    id,
    name,
    timeZone,
    latitude: null,
    longitude: null,
    brand: 'product',
    buttonColors: null,
    frameOrigins: [],
  };
}

/** What leaving the editor would lose. */
function useUnsavedForm(store: EditorStore, onDiscard: () => Promise<void>): UnsavedWork {
  return useMemo(
    () => ({
      isUnsaved: () => isDirty(store.get()),
      subscribe: store.subscribe,
      question: () => ({
        title: t('editor.leave'),
        text: t('editor.leave-text'),
        yes: t('editor.leave-yes'),
        no: t('editor.leave-no'),
        tone: 'destructive',
      }),
      onDiscard,
    }),
    [store, onDiscard],
  );
}

interface Props extends FormSource {
  /** Opens another draft of a new form instead. */
  readonly onOpenDraft: (key: string) => void;
}

export function FormEditor({ onOpenDraft, ...source }: Props) {
  const { account } = source;
  const { confirm, dialog } = useConfirm();
  const edited = useEditedForm(source, confirm);
  const { editor, stored } = edited;
  const { save, saving, stale, keepEditing } = useSave(edited);
  const outlineHidden = useOutlineHidden();
  const [outlineOpen, setOutlineOpen] = useState(false);
  useLeaveGuard(useUnsavedForm(editor.store, edited.deleteDraft), confirm);
  useShortcuts(editor.store, save);
  const [view, setView] = useView(editor.store);
  const municipality = useMemo(() => previewMunicipality(account, stored), [account, stored]);
  return (
    <EditorContext value={editor}>
      <main id="content" tabIndex={-1} className="ed">
        <EditorHeader
          saving={saving}
          onSave={save}
          view={view}
          onView={setView}
          onOutline={outlineHidden ? () => setOutlineOpen(true) : undefined}
        />
        <div className="ed-columns" inert={saving}>
          {outlineHidden ? (
            <OutlineDrawer open={outlineOpen} onClose={() => setOutlineOpen(false)} />
          ) : (
            <OutlineColumn />
          )}
          {view === 'preview' ? (
            <PreviewPane municipality={municipality} />
          ) : (
            <div className="ed-form">
              <EditorNotices edited={edited} draft={source.draft} onOpenDraft={onOpenDraft} />
              <FormCard account={account} stored={stored} />
              <SectionList />
              <StatesCard municipalityId={municipality.id} />
              <LanguagesCard />
            </div>
          )}
          <PropertiesPanel />
        </div>
      </main>
      <EditorDialogs />
      <FocusKeeper />
      <Announcer />
      {dialog}
      {stale && (
        <ConflictDialog
          version={edited.version() ?? 1}
          onKeepEditing={keepEditing}
          onLoad={(newer) => {
            edited.continueOver(newer, 'stored');
            keepEditing();
          }}
          onSaveOver={(newer) => {
            edited.continueOver(newer, 'own');
            keepEditing();
            save();
          }}
        />
      )}
    </EditorContext>
  );
}
