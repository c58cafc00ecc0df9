// Marks as they are drawn over a photo.
// rules: X39.64, X39.65, X39.80
import {
  drawnMark,
  type InkedMark,
  isInked,
  lineWidths,
  type Mark,
  MARK_INKS,
  type PictureSize,
  TEXT_DROP,
} from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { Blurs } from './blurs.tsx';
import './marks.css';

interface DrawnMarksProps {
  readonly marks: readonly Mark[];
  readonly size: PictureSize;
  /** The photo that they lie over, loaded. */
  readonly photo: HTMLImageElement;
}

/** Lies over a picture of the same shape. What it says is said by the picture's alternative text. */
export function DrawnMarks({ marks, size, photo }: DrawnMarksProps) {
  return (
    <>
      <Blurs marks={marks} size={size} photo={photo} />
      <svg className="marks" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {marks.filter(isInked).map((mark, at) => (
          <OneMark key={at} mark={mark} size={size} />
        ))}
      </svg>
    </>
  );
}

export function OneMark({ mark, size }: { readonly mark: InkedMark; readonly size: PictureSize }) {
  const { ink, edge } = MARK_INKS[mark.colour];
  const widths = lineWidths(size);
  const drawn = drawnMark(mark, size);
  if (drawn.kind === 'line')
    return (
      <>
        <path d={drawn.path} stroke={edge} strokeWidth={widths.edge} />
        <path d={drawn.path} stroke={ink} strokeWidth={widths.ink} />
      </>
    );
  const at = { x: drawn.x, y: drawn.y + TEXT_DROP * drawn.size, fontSize: drawn.size };
  return (
    <>
      <text {...at} stroke={edge} strokeWidth={drawn.size / 5}>
        {drawn.text}
      </text>
      <text {...at} fill={ink}>
        {drawn.text}
      </text>
    </>
  );
}
