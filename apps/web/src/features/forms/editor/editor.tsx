// The editor: the outline at the left, the form in the middle as people will see it, the properties of the selected
// item at the right.
// rules: E2.05-E2.15, E4.12-E4.24, E6.06

import type { FormToAnswer, FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSharedDevice } from '../../../platform/device/shared-device.ts';
import { t } from '../../../platform/texts.ts';
import { useWindowTitle } from '../../../platform/page/window-title.ts';
import { useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { ConflictDialog } from './newer/conflict-dialog.tsx';
import { type Editor, EditorContext } from './editing/editor-context.tsx';
import { type EditorStore, isDirty } from './editing/editor-store.ts';
import './editor.css';
import { type UnsavedWork, useLeaveGuard } from '../../../ui/staff/use-leave-guard.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useOutlineHidden } from '../../../ui/staff/use-narrow-screen.ts';
import { EditorDialogs } from './dialogs/editor-dialogs.tsx';
import { OutlineColumn, OutlineDrawer } from './outline/outline.tsx';
import { SectionList } from './canvas/section-list.tsx';
import { Announcer, FocusKeeper } from './editing/focus-keeper.tsx';
import { useNewerVersion } from './newer/newer-version.ts';
import { type FormSource, useEditedForm } from './editing/use-edited-form.ts';
import { type AfterSave, useSave } from './editing/use-save.ts';
import { pickOf } from './editing/selection.ts';
import { useRestored } from './editing/use-restored.ts';
import { useShortcuts } from './editing/use-shortcuts.ts';
import { EditorHeader, type EditorView } from './editor-header.tsx';
import { LanguagesCard } from './languages/languages-card.tsx';
import { EditorNotices } from './notices/editor-notices.tsx';
import { LimitNotice } from './notices/limit-notice.tsx';
import { NewerNotice } from './notices/newer-notice.tsx';
import { PropertiesPanel } from './properties/properties-panel.tsx';
import { HintsPanel } from './quality/hints-panel.tsx';
import { useHintList } from './quality/use-hint-list.ts';
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
  const show = (next: EditorView) => {
    setView(next);
    // The preview has its pickers at the top.
    if (next === 'preview') window.scrollTo(0, 0);
    const { selection } = store.get();
    // The cards begin at the top again: the item that was worked on is scrolled into view.
    if (next === 'edit' && selection.kind !== 'form') store.focus(null, pickOf(selection.id));
  };
  return [view, show];
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

/** The saved title, because one that is being typed would be read out letter by letter. */
function editorTitle(stored: FormToEdit | null): string {
  if (!stored) return t('editor.heading-new');
  return `${stored.definition.title.text} · ${t('editor.heading-edit')}`;
}

/** What leaving the editor would lose. */
function useUnsavedForm(
  store: EditorStore,
  onDiscard: () => Promise<void>,
  save: (after: AfterSave) => Promise<boolean>,
): UnsavedWork {
  // The guard keeps the same work as long as the screen is shown.
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  return useMemo(
    () => ({
      save: { text: t('editor.save-and-leave'), run: () => latest.current('leave') },
      isUnsaved: () => isDirty(store.get()),
      subscribe: store.subscribe,
      question: () => ({
        title: t('editor.leave'),
        text: t('editor.leave-text'),
        yes: t('editor.leave-yes'),
        no: t('editor.leave-no'),
        tone: 'destructive',
      }),
      reloadQuestion: () => ({
        title: t('editor.reload'),
        text: t(isSharedDevice() ? 'editor.leave-text' : 'editor.reload-text'),
        yes: t('editor.reload-yes'),
        no: t('editor.leave-no'),
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
  const { save, saving, stale, keepEditing, compare } = useSave(edited);
  const notify = useNotify();
  const newer = useNewerVersion(edited);
  const outlineHidden = useOutlineHidden();
  useWindowTitle(editorTitle(stored), t('shell.product'));
  const [outlineOpen, setOutlineOpen] = useState(false);
  const closeOutline = useCallback(() => setOutlineOpen(false), []);
  useLeaveGuard(useUnsavedForm(editor.store, edited.deleteDraft, save), confirm);
  const saveToList = () => void save('list');
  useShortcuts(editor.store, saveToList);
  const restored = useRestored(source, editor.store);
  const [view, setView] = useView(editor.store);
  const hints = useHintList(editor.formId);
  const municipality = useMemo(() => previewMunicipality(account, stored), [account, stored]);
  return (
    <EditorContext value={editor}>
      <main id="content" tabIndex={-1} className="ed">
        <EditorHeader
          saving={saving}
          onSave={saveToList}
          onSaveAndStay={() => void save('stay')}
          view={view}
          onView={setView}
          hints={hints}
          onOutline={outlineHidden ? () => setOutlineOpen(true) : undefined}
        />
        <div className="ed-columns" inert={saving}>
          {outlineHidden ? <OutlineDrawer open={outlineOpen} onClose={closeOutline} /> : <OutlineColumn />}
          {view === 'preview' ? (
            <PreviewPane municipality={municipality} />
          ) : (
            <div className="ed-form">
              {hints.open && <HintsPanel list={hints} />}
              <EditorNotices
                edited={edited}
                draft={source.draft}
                restored={restored}
                onOpenDraft={onOpenDraft}
              />
              {newer && <NewerNotice savedBy={newer.savedBy} onCompare={compare} />}
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
      <LimitNotice />
      <Announcer />
      {dialog}
      {stale && (
        <ConflictDialog
          version={edited.version() ?? 1}
          read={edited.stored?.version === edited.version() ? editor.store.get().saved : null}
          onKeepEditing={keepEditing}
          onLoad={(stored) => {
            edited.continueOver(stored, 'stored');
            keepEditing();
          }}
          onMerge={(stored, merged) => {
            edited.continueOver(stored, merged);
            keepEditing();
            notify({ kind: 'info', text: t('editor.merged') });
          }}
          onSaveOver={(stored) => {
            edited.continueOver(stored, 'own');
            keepEditing();
            saveToList();
          }}
        />
      )}
    </EditorContext>
  );
}
