// The further languages in which the form is offered: how complete each translation is, the button that opens it,
// adding and removing a language.
// rules: E1.09, E3.17, A1.05, X11.06

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { removeLanguage } from '@constancia/domain/forms/languages/translations.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { type Editor, useDefinition, useEditor } from '../editing/editor-context.tsx';
import { ELEMENT } from '../editing/selection.ts';
import { addableLanguages, languageName, translateElement, useLanguages } from './languages.ts';
import { TranslationDialog } from './translation-dialog.tsx';
import { progressOf } from './translation-progress.ts';
import './languages.css';

async function remove({ store, confirm }: Editor, language: string): Promise<void> {
  const name = languageName(language);
  const { done } = progressOf(store.get().draft.definition, language);
  const question = {
    title: t('editor-content.remove-title', { language: name }),
    text: t('editor-content.remove-text', { done }),
    yes: t('editor-content.remove'),
  };
  if (!(await confirm({ ...question, tone: 'destructive' }))) return;
  const languages = store.get().languages.filter((other) => other !== language);
  store.offer(languages, (definition) => removeLanguage(definition, language));
  store.announce(t('editor-content.language-removed', { language: name }));
  store.focus(ELEMENT.addLanguage);
}

interface RowProps {
  readonly language: string;
  readonly definition: FormDefinition;
  readonly onOpen: (language: string) => void;
}

function LanguageRow({ language, definition, onOpen }: RowProps) {
  const editor = useEditor();
  const name = languageName(language);
  const { done, total } = progressOf(definition, language);
  const verb = editor.may.content ? 'translate' : 'see';
  return (
    <li className="ed-language">
      <span className="ed-language-name">{name}</span>
      <span className="ed-help">{t('editor-content.progress', { done, total })}</span>
      <span className="ed-row">
        <Button
          id={translateElement(language)}
          size="small"
          onClick={() => onOpen(language)}
          aria-label={t(verb === 'translate' ? 'editor-content.translate-to' : 'editor-content.see-in', {
            language: name,
          })}
        >
          {t(`editor-content.${verb}`)}
        </Button>
        <Button
          size="small"
          disabled={!editor.may.content}
          onClick={() => void remove(editor, language)}
          aria-label={t('editor-content.remove-language', { language: name })}
        >
          {t('editor-content.remove')}
        </Button>
      </span>
    </li>
  );
}

function AddLanguage({ languages }: { readonly languages: readonly string[] }) {
  const { store, may } = useEditor();
  const add = (language: string) => {
    if (language === '') return;
    store.offer([...languages, language]);
    store.announce(t('editor-content.language-added', { language: languageName(language) }));
    store.focus(translateElement(language));
  };
  return (
    <TextField
      id={ELEMENT.addLanguage}
      select
      size="small"
      className="ed-add-language"
      label={t('editor-content.add-language')}
      value=""
      disabled={!may.content}
      onChange={(event) => add(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('editor.choose')}</option>
      {addableLanguages(languages).map((language) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
    </TextField>
  );
}

export function LanguagesCard() {
  const { store } = useEditor();
  const languages = useLanguages();
  const [open, setOpen] = useState<string | null>(null);
  const close = () => {
    if (open !== null) store.focus(translateElement(open));
    setOpen(null);
  };
  return (
    <section className="ed-card" aria-labelledby="editor-languages-title">
      <h2 id="editor-languages-title">{t('editor-content.languages')}</h2>
      <div className="ed-fields">
        <p className="ed-help">{t('editor-content.languages-help')}</p>
        {languages.length > 0 && <LanguageRows languages={languages} onOpen={setOpen} />}
        <AddLanguage languages={languages} />
      </div>
      {open !== null && <TranslationDialog language={open} onClose={close} />}
    </section>
  );
}

interface RowsProps {
  readonly languages: readonly string[];
  readonly onOpen: (language: string) => void;
}

/** Counts after the keystroke is drawn, because a form may hold thousands of texts. */
function LanguageRows({ languages, onOpen }: RowsProps) {
  const definition = useDeferredValue(useDefinition((current) => current));
  return (
    <ul className="ed-languages" aria-label={t('editor-content.languages-list')}>
      {languages.map((language) => (
        <LanguageRow key={language} language={language} definition={definition} onOpen={onOpen} />
      ))}
    </ul>
  );
}
