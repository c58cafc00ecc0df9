// What the author may have overlooked, in a list above the form. Each hint leads to its position and can be dismissed;
// none stops a save.
// rules: E5.13, X35.33, X35.34

import type { FormHint } from '@constancia/domain/forms/quality/form-hints.ts';
import CloseIcon from '@mui/icons-material/Close';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { t } from '../../../../platform/texts.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { goToHint, hintText, positionsOf } from './hint-position.ts';
import { type HintList, useHints } from './use-hint-list.ts';
import './quality.css';

const PANEL = 'editor-hints';
const BUTTON = 'editor-hints-open';

interface Props {
  readonly list: HintList;
}

/** The button of the header, with the number of hints. */
export function HintsButton({ list, onOpen }: Props & { readonly onOpen: () => void }) {
  const { store } = useEditor();
  const { shown } = useHints(list.dismissed);
  const text = t('editor.hints-open', { number: shown.length });
  const press = () => {
    if (list.open) return list.setOpen(false);
    list.setOpen(true);
    onOpen();
    store.focus(PANEL);
  };
  return (
    <IconButton id={BUTTON} title={text} aria-expanded={list.open} onClick={press}>
      <span className="only-read">{text}</span>
      <Badge badgeContent={shown.length} color="primary" slotProps={{ badge: { 'aria-hidden': true } }}>
        <FactCheckIcon />
      </Badge>
    </IconButton>
  );
}

export function HintsPanel({ list }: Props) {
  const { store } = useEditor();
  const { definition, shown, hidden } = useHints(list.dismissed);
  const positionOf = useMemo(() => positionsOf(definition), [definition]);
  const close = () => {
    list.setOpen(false);
    store.focus(BUTTON);
  };
  const dismiss = ({ key }: FormHint) => {
    const index = shown.findIndex((hint) => hint.key === key);
    const next = shown[index + 1] ?? shown[index - 1];
    list.dismiss(key);
    store.focus(next ? hintElement(next) : PANEL);
  };
  return (
    <section id={PANEL} tabIndex={-1} className="ed-card ed-hints" aria-labelledby="editor-hints-title">
      <div className="ed-hints-head">
        <h2 id="editor-hints-title">{t('editor.hints')}</h2>
        <IconButton size="small" aria-label={t('shell.close')} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </div>
      <p className="ed-help">{t(shown.length === 0 ? 'editor.hints-none' : 'editor.hints-help')}</p>
      {shown.length > 0 && (
        <ul aria-labelledby="editor-hints-title">
          {shown.map((hint) => (
            <HintRow key={hint.key} hint={hint} position={positionOf(hint.target)} onDismiss={dismiss} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button size="small" onClick={list.showDismissed}>
          {t('editor.hints-dismissed', { count: hidden })}
        </Button>
      )}
    </section>
  );
}

const hintElement = ({ key }: FormHint): string => `hint-${key.replaceAll(' ', '-')}`;

interface RowProps {
  readonly hint: FormHint;
  readonly position: string;
  readonly onDismiss: (hint: FormHint) => void;
}

function HintRow({ hint, position, onDismiss }: RowProps) {
  const { store } = useEditor();
  const text = hintText(hint);
  return (
    <li className="ed-hint">
      <button
        id={hintElement(hint)}
        type="button"
        className="ed-hint-go"
        onClick={() => goToHint(store, hint, hintElement(hint))}
      >
        <span className="ed-help">{position}</span> <span dir="auto">{text}</span>
      </button>
      <IconButton
        size="small"
        aria-label={t('editor.hints-dismiss', { hint: `${position}. ${text}` })}
        onClick={() => onDismiss(hint)}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </li>
  );
}
