// One text of the form and its translation. It consists of plain elements that are redrawn only when the text changes,
// because a form may hold thousands of texts.
// rules: E3.17, E5.16, X11.09, X36.92
import { SIGNATURE_TITLE_MAX, TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { setTranslation, type TextRef, versionIn } from '@constancia/domain/forms/languages/translations.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { type FocusEvent, memo } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { htmlLanguage, languageName } from './languages.ts';

/** Class name of the fields of all rows. */
export const VERSION_FIELD = 'ed-version';

export interface ListedText {
  readonly key: string;
  readonly ref: TextRef;
  /** The position of the text in words. */
  readonly where: string;
}

interface Props {
  readonly listed: ListedText;
  readonly text: Localized;
  readonly language: string;
}

function VersionField({ listed, text, language }: Props) {
  const { store, may } = useEditor();
  const { key, ref, where } = listed;
  const write = (version: string) => {
    if (!may.content) return;
    store.edit((definition) => setTranslation(definition, ref, { language, text: version }), {
      mark: `${key}-${language}`,
    });
  };
  const field = {
    className: `ed-field ${VERSION_FIELD}`,
    value: versionIn(text, language),
    lang: htmlLanguage(language),
    readOnly: !may.content,
    maxLength: ref.kind === 'signature' ? SIGNATURE_TITLE_MAX : TEXT_MAX,
    dir: 'auto',
    autoComplete: 'off',
    'aria-label': t('editor-content.translation-of', { language: languageName(language), where }),
    'aria-describedby': `${key}-text`,
    onChange: (event: { readonly target: { readonly value: string } }) => write(event.target.value),
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => write(event.target.value.trim()),
  };
  // Only these can have several lines.
  return 'field' in ref && (ref.field === 'description' || ref.field === 'afterSending') ? (
    <textarea rows={3} {...field} />
  ) : (
    <input {...field} />
  );
}

export const TranslationRow = memo(function TranslationRow(props: Props) {
  const { listed, text, language } = props;
  const { key, where } = listed;
  return (
    <li className="ed-text">
      <div>
        <p className="ed-help">{where}</p>
        <p id={`${key}-text`} className="ed-text-own" dir="auto">
          {text.text}
        </p>
      </div>
      <div>
        <p className="ed-help">{t('editor-content.translation', { language: languageName(language) })}</p>
        <VersionField {...props} />
      </div>
    </li>
  );
});
