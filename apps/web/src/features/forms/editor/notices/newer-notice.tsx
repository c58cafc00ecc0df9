// Says that somebody saved a newer version meanwhile, and offers to compare both before the save.
// rules: X35.46
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../../../platform/texts.ts';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import { isDirty } from '../editing/editor-store.ts';
import { editorNameOf } from '../newer/newer-version.ts';

interface Props {
  readonly savedBy: string;
  readonly onCompare: () => void;
}

export function NewerNotice({ savedBy, onCompare }: Props) {
  const { account } = useEditor();
  const isUnsaved = useEditorState(isDirty);
  const isOwn = savedBy === editorNameOf(account);
  return (
    <Alert
      severity="warning"
      action={
        isUnsaved && (
          <Button color="inherit" size="small" onClick={onCompare}>
            {t('editor.newer-compare')}
          </Button>
        )
      }
    >
      {isOwn ? t('editor.newer-own') : t('editor.newer', { name: savedBy })}
    </Alert>
  );
}
