// Says that a saved version is on screen and not stored, and how many of its differences could not come back.
// rules: X35.30
import Alert from '@mui/material/Alert';
import { t } from '../../../../platform/texts.ts';
import { useEditorState } from '../editing/editor-context.tsx';
import { isDirty } from '../editing/editor-store.ts';
import type { Restored } from '../editing/use-restored.ts';

export function RestoredNotice({ version, left }: Restored) {
  const isUnsaved = useEditorState(isDirty);
  if (!isUnsaved) return null;
  return (
    <Alert severity="info">
      {t('editor.restored', { version })} {left > 0 && t('editor.restored-left', { count: left })}
    </Alert>
  );
}
