// Changes that can no longer be saved: what they are, and how they go on as a copy. The form stays on screen, read-only.
// rules: E4.18, E7.02, X31.66
import { checkEdit } from '@constancia/domain/forms/checks/editability.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import type { CallError } from '../../../../platform/api-client.ts';
import { t } from '../../../../platform/texts.ts';
import { isOnGuardEntry } from '../../../../ui/staff/use-leave-guard.ts';
import { holds } from '../../../session/public.ts';
import { isGone } from '../../form-problems.ts';
import { FormChanges } from '../../changes/form-changes.tsx';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import { isDirty } from '../editing/editor-store.ts';
import { ELEMENT } from '../editing/selection.ts';
import { useCopy } from '../editing/use-copy.ts';
import type { EditedForm } from '../editing/use-edited-form.ts';
import './notices.css';

function reasonOf(lost: CallError | null): string {
  if (lost === null) return t('editor.refused-answered');
  return t(isGone(lost) ? 'editor.refused-deleted' : 'editor.refused-outside');
}

/** Whether the changes on screen can never be saved into this form. */
function useIsRefused({ lost, stored }: EditedForm): boolean {
  return useEditorState((state) => {
    if (!isDirty(state) || stored === null) return false;
    if (lost) return true;
    return checkEdit(stored.definition, state.draft.definition, stored.submissionCount > 0).length > 0;
  });
}

export function RefusedPanel({ edited }: { readonly edited: EditedForm }) {
  const { account, formId, store, confirm } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const navigate = useNavigate();
  const copy = useCopy(account, formId, edited.deleteDraft);
  const refused = useIsRefused(edited);
  const { lost, stored } = edited;
  if (!refused || !stored) return null;
  const discard = async () => {
    // A step that can be taken back.
    if (!lost) return edited.discard();
    const question = {
      title: t('editor.discard-changes-ask'),
      text: t('editor.discard-changes-text'),
      yes: t('editor.discard-changes'),
    };
    if (!(await confirm({ ...question, tone: 'destructive' }))) return;
    store.markSaved();
    await edited.deleteDraft();
    await navigate(pathOf('forms'), { replace: isOnGuardEntry() });
  };
  return (
    <Alert
      id={ELEMENT.refused}
      tabIndex={-1}
      severity="warning"
      className="ed-refused"
      slotProps={{ message: { className: 'ed-refused-message' } }}
    >
      <AlertTitle component="h2">{t('editor.refused')}</AlertTitle>
      <p>{reasonOf(lost)}</p>
      <section aria-labelledby="refused-changes">
        <h3 id="refused-changes">{t('editor.stale-mine')}</h3>
        <FormChanges before={stored.definition} after={draft.definition} />
      </section>
      <div className="ed-row">
        {holds(account, 'create', 'formulario') && (
          <Button variant="contained" onClick={() => void copy(draft)}>
            {t('editor.save-as-copy')}
          </Button>
        )}
        <Button color="inherit" onClick={() => void discard()}>
          {t('editor.discard-changes')}
        </Button>
      </div>
    </Alert>
  );
}
