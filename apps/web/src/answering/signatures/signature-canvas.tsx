// The box to sign in: by hand, or with the typed name for people who cannot draw.
// rules: A5.45, A5.46, A5.48, X16.02, X36.31
import { useEffect, useRef, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { type Drawing, isDrawn, NO_DRAWING } from '../session/drawing.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import { CANVAS_HEIGHT, type InkBox, openInkBox } from './signature-ink.ts';

interface SignatureCanvasProps {
  readonly slot: number;
  readonly title: string;
  readonly names: string;
  /** Passes the box, from which the picture is taken; null when the box is removed. */
  readonly onBox: (box: InkBox | null) => void;
  readonly onInk: (drawn: Drawing) => void;
  /** Called when the typed name was asked for and no name has been entered. */
  readonly onNameMissing: () => void;
}

export function SignatureCanvas({ slot, title, names, onBox, onInk, onNameMissing }: SignatureCanvasProps) {
  const store = useAnsweringStore();
  const canvas = useRef<HTMLCanvasElement>(null);
  const ink = useAnswering(({ drawings }) => drawings.get(slot)) ?? NO_DRAWING;
  // A finger that scrolls the page would draw; a mouse does not scroll so.
  const [open, setOpen] = useState(() => isDrawn(ink) || !matchMedia('(pointer: coarse)').matches);
  const box = useRef<InkBox | null>(null);
  const listeners = useRef({ onInk, onBox });
  useEffect(() => {
    listeners.current = { onInk, onBox };
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const opened = openInkBox(element, { store, slot }, (next) => listeners.current.onInk(next));
    box.current = opened;
    listeners.current.onBox(opened);
    return () => {
      box.current = null;
      listeners.current.onBox(null);
      opened.stop();
    };
  }, [store, slot]);
  const type = () => (names.trim() === '' ? onNameMissing() : box.current?.type(names.trim()));
  return (
    <div className="signature-draw">
      <p className="question-help">{t('signatures.draw-help')}</p>
      <div className="signature-box">
        <canvas
          className="signature-canvas"
          ref={canvas}
          style={{ height: CANVAS_HEIGHT }}
          role="img"
          aria-label={t('signatures.canvas', { title })}
        />
        {!open && (
          <button type="button" className="signature-tap" onClick={() => setOpen(true)}>
            {t('signatures.tap')}
          </button>
        )}
      </div>
      <div className="signature-actions">
        <button type="button" className="button" disabled={!isDrawn(ink)} onClick={() => box.current?.undo()}>
          {t('signatures.undo')}
        </button>
        <button
          type="button"
          className="button"
          disabled={!isDrawn(ink)}
          onClick={() => box.current?.clear()}
        >
          {t('signatures.clear')}
        </button>
        <button type="button" className="button" onClick={type}>
          {t('signatures.typed')}
        </button>
      </div>
      <p className="question-help" role="status">
        {ink.typed === '' ? t('signatures.typed-help') : t('signatures.typed-done', { name: ink.typed })}
      </p>
    </div>
  );
}
