// The fields for one text in the other languages of the form, below the text, while they are shown. For texts that stand
// close together in a list or a table: answer options, the names of states.
// rules: E3.17, E5.16, X11.07, X36.59, X36.90
import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import {
  keyOfText,
  setTranslation,
  type TextRef,
  versionIn,
} from '@constancia/domain/forms/languages/translations.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { htmlLanguage, languageName, useShownLanguages } from '../languages/languages.ts';

interface Props {
  readonly of: TextRef;
  readonly text: Localized;
  /** What the text is, for a screen reader. */
  readonly label: string;
}

export function TextVersions({ of, text, label }: Props) {
  const { store, may } = useEditor();
  const languages = useShownLanguages();
  const write = (language: string, version: string) => {
    if (!may.content) return;
    store.edit((definition) => setTranslation(definition, of, { language, text: version }), {
      mark: `${keyOfText(of)}-${language}`,
    });
  };
  return languages.map((language) => (
    <input
      key={language}
      className="ed-field ed-choice-version"
      value={versionIn(text, language)}
      lang={htmlLanguage(language)}
      placeholder={languageName(language)}
      readOnly={!may.content}
      maxLength={TEXT_MAX}
      dir="auto"
      autoComplete="off"
      aria-label={t('editor-content.in-language', { label, language: languageName(language) })}
      onChange={(event) => write(language, event.target.value)}
      onBlur={(event) => write(language, event.target.value.trim())}
    />
  ));
}
