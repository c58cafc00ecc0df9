// A text field of the form. Each keystroke changes the form immediately; all of them together are one undo step, and
// leaving the field trims the text. A translatable text gets a further field for each language of the form while they are shown.
// rules: E3.17, E5.16, X11.07, X36.59

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { versionIn, withVersion } from '@constancia/domain/forms/languages/translations.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { isPlainEnter } from '../editing/plain-enter.ts';
import { asOneLine } from '../editing/title-commands.ts';
import { htmlLanguage, languageName, useShownLanguages } from '../languages/languages.ts';
import { growing } from './growing.ts';
import './fields.css';

const LINES_MAX = 8;

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  /** Identifies the text within the form. */
  readonly mark: string;
  readonly write: (definition: FormDefinition, text: string) => FormDefinition;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly lines?: number;
  readonly type?: 'url';
  /** Most characters it takes, counted as people see them. */
  readonly max?: number;
  /** Language of the text, when it is not the form's own. */
  readonly lang?: string;
  /** One line of text that is shown on several where it is long. */
  readonly wraps?: true;
  /** Enter was pressed in a text that is not blank. */
  readonly onEnter?: () => void;
  /** Takes a pasted text; false when it is pasted as it is. */
  readonly onPasted?: (text: string) => boolean;
}

export function BoundText({ id, label, value, mark, write, ...rest }: Props) {
  const { help, error, lines, type, max, lang, wraps, onEnter, onPasted } = rest;
  const grown = wraps || lines !== undefined ? growing({ lines, max: LINES_MAX }) : null;
  const { store, may } = useEditor();
  const give = (text: string) => {
    if (!may.content) return;
    const line = wraps ? asOneLine(text) : text;
    const kept = max === undefined ? line : [...line].slice(0, max).join('');
    if (kept !== value) store.edit((definition) => write(definition, kept), { mark });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(onEnter || wraps)) return;
    event.preventDefault();
    if (!onEnter || !isPlainEnter(event) || value.trim() === '') return;
    give(value.trim());
    onEnter();
  };
  return (
    <TextField
      id={id ?? mark}
      label={label}
      value={value}
      size="small"
      fullWidth
      error={error !== undefined}
      helperText={error ?? help}
      {...grown?.field}
      onChange={(event) => give(event.target.value)}
      onBlur={(event) => give(event.target.value.trim())}
      onKeyDown={press}
      onPaste={(event) => {
        if (onPasted?.(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      slotProps={{
        ...(grown?.input && { input: grown.input }),
        htmlInput: {
          ...grown?.element,
          dir: 'auto',
          readOnly: !may.content,
          maxLength: TEXT_MAX,
          autoComplete: 'off',
          ...(type && { inputMode: type }),
          ...(lang !== undefined && { lang }),
        },
      }}
    />
  );
}

interface LocalizedProps extends Omit<Props, 'value' | 'write'> {
  readonly value: Localized;
  readonly write: (definition: FormDefinition, text: Localized) => FormDefinition;
}

export function BoundLocalized({ value, write, ...rest }: LocalizedProps) {
  const languages = useShownLanguages();
  const { label, mark, lines, wraps, max } = rest;
  return (
    <>
      <BoundText
        {...rest}
        value={value.text}
        write={(definition, text) => write(definition, { ...value, text })}
      />
      {languages.map((language) => (
        <BoundText
          key={language}
          label={t('editor-content.in-language', { label, language: languageName(language) })}
          mark={`${mark}-${language}`}
          lang={htmlLanguage(language)}
          {...(lines !== undefined && { lines })}
          {...(wraps && { wraps })}
          {...(max !== undefined && { max })}
          value={versionIn(value, language)}
          write={(definition, text) => write(definition, withVersion(value, language, text))}
        />
      ))}
    </>
  );
}
