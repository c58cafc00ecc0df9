// The fields for an option in the other languages of the form, below the option, while they are shown.
// rules: E3.17, E5.16, X11.07, X36.59
import type { ChoiceOption } from '@constancia/domain/forms/definition/form.ts';
import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { setTranslation, versionIn } from '@constancia/domain/forms/languages/translations.ts';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { htmlLanguage, languageName, useShownLanguages } from '../languages/languages.ts';

interface Props {
  readonly choice: ChoiceOption;
  readonly questionId: string;
  readonly number: number;
}

export function ChoiceVersions({ choice, questionId, number }: Props) {
  const { store, may } = useEditor();
  const languages = useShownLanguages();
  const ref = { kind: 'choice', id: choice.id, questionId } as const;
  const write = (language: string, text: string) => {
    if (!may.content) return;
    store.edit((definition) => setTranslation(definition, ref, { language, text }), {
      mark: `choice-${choice.id}-${language}`,
    });
  };
  return languages.map((language) => (
    <input
      key={language}
      className="ed-field ed-choice-version"
      value={versionIn(choice.text, language)}
      lang={htmlLanguage(language)}
      placeholder={languageName(language)}
      readOnly={!may.content}
      maxLength={TEXT_MAX}
      dir="auto"
      autoComplete="off"
      aria-label={t('editor-content.in-language', {
        label: t('editor.option-number', { number }),
        language: languageName(language),
      })}
      onChange={(event) => write(language, event.target.value)}
      onBlur={(event) => write(language, event.target.value.trim())}
    />
  ));
}
