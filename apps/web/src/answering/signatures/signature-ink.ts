// Draws into a signature box what the submission holds of it, and takes in what a person draws there.
// rules: A5.45, X16.02
import SignaturePad, { type PointGroup } from 'signature_pad';
import { setDrawing } from '../session/answering-actions.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { type Drawing, isDot, NO_DRAWING } from '../session/drawing.ts';

/** In pixels (A5.45). */
export const CANVAS_HEIGHT = 150;
/** The same in both colour schemes: a signature is ink on paper. */
const PAPER = '#ffffff';
const INK = '#1b2326';

export interface InkBox {
  readonly undo: () => void;
  readonly clear: () => void;
  readonly type: (name: string) => void;
  readonly picture: () => Promise<Blob | null>;
  readonly stop: () => void;
}

/** Draws into the canvas; `onInk` is called after each change. */
export function openInkBox(
  canvas: HTMLCanvasElement,
  { store, slot }: { readonly store: AnsweringStore; readonly slot: number },
  onInk: (ink: Drawing) => void,
): InkBox {
  const pad = new SignaturePad(canvas, {
    backgroundColor: PAPER,
    penColor: INK,
    minWidth: 0.8,
    maxWidth: 2.6,
  });
  let ink = store.get().drawings.get(slot) ?? NO_DRAWING;
  const change = (next: Drawing) => {
    ink = next;
    store.change(setDrawing(slot, next));
    onInk(next);
  };
  const draw = () => {
    if (ink.typed !== '') writeName(pad, canvas, ink.typed);
    else pad.fromData([...ink.strokes] as PointGroup[]);
  };
  const fit = () => {
    const ratio = Math.max(window.devicePixelRatio, 1);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(CANVAS_HEIGHT * ratio);
    canvas.getContext('2d')?.scale(ratio, ratio);
    pad.clear();
    draw();
  };
  pad.addEventListener('beginStroke', () => {
    // Drawing by hand replaces the typed name.
    if (ink.typed !== '') pad.clear();
  });
  pad.addEventListener('endStroke', () => {
    const strokes = pad.toData();
    if (!isDot(strokes)) return change({ strokes, typed: '' });
    pad.clear();
    change(NO_DRAWING);
  });
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  fit();
  return {
    undo: () => {
      pad.clear();
      change({ strokes: ink.typed === '' ? ink.strokes.slice(0, -1) : [], typed: '' });
      draw();
    },
    clear: () => {
      pad.clear();
      change(NO_DRAWING);
    },
    type: (name) => {
      writeName(pad, canvas, name);
      change({ strokes: [], typed: name });
    },
    picture: () => new Promise((resolve) => canvas.toBlob(resolve, 'image/png')),
    stop: () => {
      observer.disconnect();
      pad.off();
    },
  };
}

/** Writes the name as large as the box allows, centred. */
function writeName(pad: SignaturePad, canvas: HTMLCanvasElement, name: string): void {
  pad.clear();
  const context = canvas.getContext('2d');
  if (!context) return;
  const width = canvas.clientWidth;
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const font = (size: number) =>
    `italic ${size}px "Segoe Script", "Bradley Hand", "URW Chancery L", cursive, serif`;
  context.font = font(48);
  const wanted = context.measureText(name).width;
  const size = Math.max(12, Math.min(48, (48 * (width - 32)) / Math.max(wanted, 1)));
  context.font = font(size);
  context.fillText(name, width / 2, CANVAS_HEIGHT / 2, width - 16);
}
