// The language picker with its seven languages; choosing one reloads the page, after a question where that loses work.
// rules: P1.18, P1.21, P2.51, X35.49

import { isLanguage, PICKER_LANGUAGES } from '@constancia/messages/languages.ts';
import NativeSelect from '@mui/material/NativeSelect';
import { language, switchLanguage } from '../../platform/language.ts';
import { mayReload } from '../../platform/page/leaving.ts';
import { t } from '../../platform/texts.ts';

async function choose(next: string): Promise<void> {
  if (isLanguage(next) && (await mayReload())) switchLanguage(next);
}

export function LanguagePicker() {
  return (
    <NativeSelect
      value={language}
      disableUnderline
      onChange={(event) => void choose(event.target.value)}
      inputProps={{ 'aria-label': t('shell.language') }}
      sx={{ fontSize: '0.875rem', maxWidth: { xs: 88, sm: 'none' } }}
    >
      {!(PICKER_LANGUAGES as readonly string[]).includes(language) && (
        <option value={language}>{language}</option>
      )}
      {PICKER_LANGUAGES.map((code) => (
        <option key={code} value={code}>
          {t(`shell.language.${code}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
