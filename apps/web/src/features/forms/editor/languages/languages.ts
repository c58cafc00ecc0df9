// The further languages in which a form may be offered, and their names. A language that only a stored form uses is
// named by its code.
// rules: E1.09, E3.17, A1.06, X11.06
import { HTML_LANG, isLanguage, LANGUAGES } from '@constancia/messages/languages.ts';
import { t } from '../../../../platform/texts.ts';
import { useEditorState } from '../editing/editor-context.tsx';

/** The interface is Spanish first, and so are the forms' own texts (A1.04). */
const OWN = 'es';

const NONE: readonly string[] = [];

/** The languages that can be added, in the order of the language picker. */
export function addableLanguages(offered: readonly string[]): readonly string[] {
  return LANGUAGES.filter((code) => code !== OWN && !offered.includes(code));
}

export function languageName(code: string): string {
  if (!isLanguage(code)) return code;
  return code === 'ja' ? t('editor-content.language.ja') : t(`shell.language.${code}`);
}

/** The value of the `lang` attribute for texts in this language. */
export function htmlLanguage(code: string): string {
  return isLanguage(code) ? HTML_LANG[code] : code;
}

export function useLanguages(): readonly string[] {
  return useEditorState((state) => state.languages);
}

/** The further languages whose fields stand beside each text; none while they are hidden. */
export function useShownLanguages(): readonly string[] {
  const languages = useLanguages();
  return useEditorState(({ translationsShown }) => translationsShown) ? languages : NONE;
}

/** Id of the button that opens the texts of a language. */
export function translateElement(language: string): string {
  return `translate-${language}`;
}
