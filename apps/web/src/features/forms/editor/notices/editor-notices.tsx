// What an author has to know before the first keystroke: recovered changes, the same form in another tab, what is locked.
// rules: E4.18, X12.03, X31.66-X31.68, X35.30
import Alert from '@mui/material/Alert';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import type { OpenedDraft } from '../editing/keep-edit.ts';
import type { EditedForm } from '../editing/use-edited-form.ts';
import type { Restored } from '../editing/use-restored.ts';
import { LockNotice } from './lock-notice.tsx';
import { OtherDrafts } from './other-drafts.tsx';
import { RecoveredNotice } from './recovered-notice.tsx';
import { RefusedPanel } from './refused-panel.tsx';
import { RestoredNotice } from './restored-notice.tsx';

interface Props {
  readonly edited: EditedForm;
  readonly draft: OpenedDraft;
  /** The saved version that is on screen; null when none was brought back. */
  readonly restored: Restored | null;
  readonly onOpenDraft: (key: string) => void;
}

export function EditorNotices({ edited, draft, restored, onOpenDraft }: Props) {
  const { account, may, isNew } = useEditor();
  const { recovered } = edited;
  return (
    <>
      <RefusedPanel edited={edited} />
      {restored && <RestoredNotice {...restored} />}
      {recovered && may.content && (
        <RecoveredNotice
          kept={recovered}
          timeZone={account.municipality.timeZone}
          outdated={edited.outdated}
          onDiscard={edited.discard}
        />
      )}
      {draft.isUnread && <Alert severity="warning">{t('editor.draft-unreadable')}</Alert>}
      {isNew && <OtherDrafts drafts={draft.others} onContinue={onOpenDraft} />}
      {!isNew && draft.elsewhere && <Alert severity="warning">{t('editor.open-elsewhere')}</Alert>}
      <LockNotice edited={edited} />
    </>
  );
}
