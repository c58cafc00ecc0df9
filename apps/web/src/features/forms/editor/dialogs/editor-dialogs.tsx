// The dialogs that several places of the editor open.
// rules: X35.05, X35.08
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import { PasteQuestions } from './paste-questions.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

export function EditorDialogs() {
  const { store } = useEditor();
  const dialog = useEditorState((state) => state.dialog);
  if (dialog?.kind === 'paste') return <PasteQuestions paste={dialog} />;
  if (dialog?.kind === 'shortcuts') return <ShortcutsDialog onClose={() => store.open(null)} />;
  return null;
}
