// Every text of the form beside its translation into one language. Enter goes to the next text, so a whole form can be
// translated from the keyboard; a pasted column fills the texts downwards. In the view of missing texts a row stays listed
// while it is being translated.
// rules: E3.17, A1.05, E5.16, X11.09, X35.36

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { keyOfText, textsOf, untranslated } from '@constancia/domain/forms/languages/translations.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import { useDefinition, useEditor } from '../editing/editor-context.tsx';
import { languageName } from './languages.ts';
import { pasteColumn } from './paste-column.ts';
import { positionNames } from './text-position.ts';
import { type Progress, progressOf } from './translation-progress.ts';
import { type ListedText, TranslationRow, VERSION_FIELD } from './translation-row.tsx';
import { TranslationTools } from './translation-tools.tsx';
import { type ManyTranslations, useManyTranslations } from './use-many-translations.ts';

const FIELD = `.${VERSION_FIELD}`;

interface Props {
  readonly language: string;
  readonly onClose: () => void;
}

/** On Enter: focuses the next field of the list, or the closing button after the last one. */
function goToNext(event: KeyboardEvent<HTMLElement>, done: HTMLElement | null): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELD)];
  const next = fields[fields.indexOf(event.target as HTMLElement) + 1] ?? done;
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'center' });
}

function isUndo({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
}

interface ListProps {
  readonly language: string;
  readonly only: 'missing' | 'all';
  readonly done: RefObject<HTMLButtonElement | null>;
  readonly many: ManyTranslations;
  /** True once, when the dialog opens: then the first field takes the focus. */
  readonly takeFirstOpening: () => boolean;
}

function listedOf(definition: FormDefinition, { language, only }: ListProps): readonly ListedText[] {
  const names = positionNames(definition);
  const texts = only === 'all' ? textsOf(definition) : untranslated(definition, language);
  return texts.map(({ ref }) => {
    const key = keyOfText(ref);
    return { key, ref, where: names.get(key) ?? '' };
  });
}

const NO_TEXT: Localized = { text: '' };

function TranslationList(props: ListProps) {
  const { language, only, many, done, takeFirstOpening } = props;
  const { may } = useEditor();
  const definition = useDefinition((current) => current);
  const [rows] = useState(() => listedOf(definition, props));
  const texts = new Map(textsOf(definition).map(({ ref, text }) => [keyOfText(ref), text]));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takeFirstOpening()) (list.current?.querySelector<HTMLElement>(FIELD) ?? done.current)?.focus();
  }, [done, takeFirstOpening]);
  if (rows.length === 0)
    return (
      <p className="ed-note">
        {t(only === 'all' ? 'editor-content.no-texts' : 'editor-content.nothing-missing')}
      </p>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of its fields
    <ol
      ref={list}
      className="ed-texts"
      onKeyDown={(event) => {
        if (isUndo(event) && many.undo) {
          event.preventDefault();
          many.undo();
        } else goToNext(event, done.current);
      }}
      onPaste={(event) => {
        const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELD)];
        const from = fields.indexOf(event.target as HTMLElement);
        if (may.content && from >= 0) pasteColumn(event, rows.slice(from), many);
      }}
    >
      {rows.map((listed) => (
        <TranslationRow
          key={listed.key}
          listed={listed}
          text={texts.get(listed.key) ?? NO_TEXT}
          language={language}
        />
      ))}
    </ol>
  );
}

function ProgressBar({ done, total }: Progress) {
  const text = t('editor-content.progress', { done, total });
  return (
    <div className="ed-progress">
      <p role="status">{text}</p>
      <progress value={done} max={total} aria-label={text} />
    </div>
  );
}

export function TranslationDialog({ language, onClose }: Props) {
  const [only, setOnly] = useState<ListProps['only']>('all');
  const done = useRef<HTMLButtonElement>(null);
  const opening = useRef(true);
  const takeFirstOpening = useCallback(() => {
    const first = opening.current;
    opening.current = false;
    return first;
  }, []);
  const definition = useDefinition((current) => current);
  const progress = progressOf(definition, language);
  const many = useManyTranslations(language);
  return (
    <DialogFrame
      title={t('editor-content.view-title', { language: languageName(language) })}
      size="lg"
      fullScreenBelow="md"
      onClose={onClose}
      head={
        <div className="ed-translation-head">
          <ProgressBar {...progress} />
          <FormControlLabel
            label={t('editor-content.only-missing', { count: progress.total - progress.done })}
            control={
              <Switch
                size="small"
                checked={only === 'missing'}
                onChange={(event) => setOnly(event.target.checked ? 'missing' : 'all')}
              />
            }
          />
          <p className="ed-help">{t('editor-content.view-help')}</p>
          <TranslationTools language={language} many={many} />
        </div>
      }
      actions={
        <Button ref={done} variant="contained" onClick={onClose}>
          {t('editor-content.done')}
        </Button>
      }
    >
      <TranslationList
        key={only}
        language={language}
        only={only}
        many={many}
        done={done}
        takeFirstOpening={takeFirstOpening}
      />
    </DialogFrame>
  );
}
