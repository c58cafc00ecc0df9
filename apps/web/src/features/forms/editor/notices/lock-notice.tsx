// Why the form can only be changed in part or not at all, and the ways on: its submissions, or a copy that can be changed.
// rules: E4.18, X35.51
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../../platform/texts.ts';
import { AT_LINE_START } from '../../../../ui/staff/theme.ts';
import { holds } from '../../../session/public.ts';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import { isDirty } from '../editing/editor-store.ts';
import { ELEMENT } from '../editing/selection.ts';
import { useCopy } from '../editing/use-copy.ts';
import { type EditedForm, lockText } from '../editing/use-edited-form.ts';

export function LockNotice({ edited }: { readonly edited: EditedForm }) {
  const { account, formId, may } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const copy = useCopy(account, formId, edited.deleteDraft);
  // Changes that cannot be saved have a panel of their own, which leads to a copy with them.
  const dirty = useEditorState(isDirty);
  const text = lockText(may);
  if (edited.lost || text === null) return null;
  return (
    <Alert id={ELEMENT.lock} severity={may.content ? 'info' : 'warning'} role="note">
      <p>{text}</p>
      <div className="ed-row">
        {holds(account, 'read', 'respuesta') && (
          <Button
            size="small"
            color="inherit"
            sx={AT_LINE_START}
            component={Link}
            to={pathOf('submissions', { id: formId })}
          >
            {t('staff.forms-submissions')}
          </Button>
        )}
        {!dirty && holds(account, 'create', 'formulario') && (
          <Button size="small" color="inherit" onClick={() => void copy(draft)}>
            {t('editor.go-on-as-copy')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
