// A free title, offered below the title field when the incident system has the form's own already.
// rules: E8.05, X31.65
import Button from '@mui/material/Button';
import { t } from '../../../../platform/texts.ts';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';

export function TitleProposal() {
  const { store } = useEditor();
  const proposed = useEditorState(({ failure }) =>
    failure?.code === 'incident-title-taken' ? failure.values?.['title'] : undefined,
  );
  if (typeof proposed !== 'string') return null;
  const take = () => {
    store.edit((definition) => ({ ...definition, title: { ...definition.title, text: proposed } }));
    store.focus(ELEMENT.title);
  };
  return (
    <Button variant="outlined" size="small" sx={{ justifySelf: 'start' }} onClick={take}>
      {t('editor.title-proposal', { title: proposed })}
    </Button>
  );
}
