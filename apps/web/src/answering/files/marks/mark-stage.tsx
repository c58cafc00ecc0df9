// The marks over the photo in the editor: each takes the focus, is dragged, and shows its ends while it is chosen.
// rules: X39.64, X39.80
import {
  type BlurMark,
  drawnMark,
  isInked,
  lineWidths,
  type Mark,
  type PictureSize,
  type ShapeMark,
  textWidth,
} from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { type PointerEvent, useRef } from 'react';
import { t } from '../../../platform/texts.ts';
import { OneMark } from './drawn-marks.tsx';
import { markAfterKey, movedMark, withEnd } from './edit-marks.ts';
import type { MarkEditing } from './use-mark-editing.ts';

interface MarkStageProps {
  readonly editing: MarkEditing;
  readonly size: PictureSize;
}

export function MarkStage({ editing, size }: MarkStageProps) {
  const { marks, chosen, choose, change, remove } = editing;
  const layer = useRef<SVGSVGElement>(null);
  const drag = useDrag(editing, layer);
  const current = chosen === null ? undefined : marks[chosen];
  return (
    <svg
      ref={layer}
      className="marks"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={t('marks.photo')}
    >
      <g aria-hidden="true">
        {marks.map((mark, at) => isInked(mark) && <OneMark key={at} mark={mark} size={size} />)}
      </g>
      {marks.map((mark, at) => (
        <g
          key={at}
          className="mark"
          role="button"
          tabIndex={0}
          aria-pressed={at === chosen}
          aria-label={nameOf(mark, at)}
          onFocus={() => choose(at)}
          onKeyDown={(event) => {
            const moved = markAfterKey(mark, event, size);
            if (moved) change(moved);
            else if (event.key === 'Delete' || event.key === 'Backspace') remove();
            else return;
            event.preventDefault();
          }}
          {...drag('whole', at)}
        >
          <Grip mark={mark} size={size} />
        </g>
      ))}
      {current && <Chosen mark={current} size={size} />}
      {current && current.kind !== 'text' && chosen !== null && (
        <Ends mark={current} size={size} drag={(end) => drag(end, chosen)} />
      )}
    </svg>
  );
}

function nameOf(mark: Mark, at: number): string {
  const number = at + 1;
  if (mark.kind === 'blur') return t('marks.name-blur', { number });
  const colour = t(`marks.${mark.colour}`);
  return mark.kind === 'text'
    ? t('marks.name-text', { number, colour, text: mark.text })
    : t('marks.name', { number, colour, kind: t(`marks.${mark.kind}`) });
}

/** What a pointer meets of a mark: wider than its line, so that a finger does. */
function Grip({ mark, size }: { readonly mark: Mark; readonly size: PictureSize }) {
  const drawn = drawnMark(mark, size);
  if (drawn.kind === 'text') return <rect {...boxOf(mark, size)} fill="transparent" />;
  return (
    <path d={drawn.path} fill="transparent" stroke="transparent" strokeWidth={5 * lineWidths(size).ink} />
  );
}

/** A frame around the chosen mark. */
function Chosen({ mark, size }: { readonly mark: Mark; readonly size: PictureSize }) {
  const { edge } = lineWidths(size);
  const { x, y, width, height } = boxOf(mark, size);
  const gap = 2 * edge;
  const frame = { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
  return (
    <>
      <rect {...frame} stroke="#000" strokeWidth={edge / 2} />
      <rect {...frame} stroke="#fff" strokeWidth={edge / 2} strokeDasharray={2 * edge} />
    </>
  );
}

function boxOf(mark: Mark, picture: PictureSize) {
  const drawn = drawnMark(mark, picture);
  if (drawn.kind === 'text') {
    const width = textWidth(drawn.text, drawn.size);
    return { x: drawn.x - width / 2, y: drawn.y - drawn.size / 2, width, height: drawn.size };
  }
  const { x1, y1, x2, y2 } = mark as ShapeMark | BlurMark;
  return {
    x: Math.min(x1, x2) * picture.width,
    y: Math.min(y1, y2) * picture.height,
    width: Math.abs(x2 - x1) * picture.width,
    height: Math.abs(y2 - y1) * picture.height,
  };
}

interface EndsProps {
  readonly mark: ShapeMark | BlurMark;
  readonly size: PictureSize;
  readonly drag: (end: 1 | 2) => object;
}

/** Only for pointers: the keyboard has keys for size and direction. */
function Ends({ mark, size, drag }: EndsProps) {
  const { edge } = lineWidths(size);
  const ends = [
    [1, mark.x1, mark.y1],
    [2, mark.x2, mark.y2],
  ] as const;
  return ends.map(([end, x, y]) => (
    <circle
      key={end}
      className="mark-handle"
      cx={x * size.width}
      cy={y * size.height}
      r={2 * edge}
      fill="#fff"
      stroke="#000"
      strokeWidth={edge / 2}
      {...drag(end)}
    />
  ));
}

interface Dragged {
  readonly what: 'whole' | 1 | 2;
  readonly mark: Mark;
  readonly from: readonly [number, number];
  /** The first step of a gesture can be undone, and the others with it. */
  begun: boolean;
}

function useDrag({ marks, choose, change }: MarkEditing, layer: { readonly current: SVGSVGElement | null }) {
  const dragged = useRef<Dragged | null>(null);
  const fractionAt = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = layer.current?.getBoundingClientRect() ?? new DOMRect();
    return [(clientX - left) / Math.max(width, 1), (clientY - top) / Math.max(height, 1)];
  };
  const end = () => {
    dragged.current = null;
  };
  return (what: Dragged['what'], at: number) => ({
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const mark = marks[at];
      if (!mark) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      choose(at);
      dragged.current = { what, mark, from: fractionAt(event), begun: false };
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const drag = dragged.current;
      if (!drag) return;
      change(draggedTo(drag, fractionAt(event)), drag.begun ? 'gesture' : undefined);
      drag.begun = true;
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}

function draggedTo({ what, mark, from }: Dragged, [x, y]: readonly [number, number]): Mark {
  return what === 'whole' || mark.kind === 'text'
    ? movedMark(mark, x - from[0], y - from[1])
    : withEnd(mark, what, [x, y]);
}
