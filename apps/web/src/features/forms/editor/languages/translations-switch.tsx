// Shows and hides the fields of the further languages beside every text. Off at first: whoever writes the questions
// would otherwise pass each text once per language.
// rules: X11.07, X36.59
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { t } from '../../../../platform/texts.ts';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import { useLanguages } from './languages.ts';

/** Nothing as long as the form has one language. */
export function TranslationsSwitch() {
  const { store } = useEditor();
  const shown = useEditorState(({ translationsShown }) => translationsShown);
  if (useLanguages().length === 0) return null;
  return (
    <FormControlLabel
      label={t('editor-content.translations-shown')}
      sx={{ mr: 0 }}
      control={
        <Switch
          size="small"
          checked={shown}
          onChange={(event) => store.showTranslations(event.target.checked)}
        />
      }
    />
  );
}
