// What the editor of marks does to a mark. Every mark stays on its photo.
// rules: X39.64, X39.80
import type {
  BlurMark,
  Mark,
  MarkColour,
  PictureSize,
  ShapeKind,
  ShapeMark,
} from '@constancia/domain/submissions/evidence/photo-marks.ts';

const TURN = Math.PI / 12;
/** A shape that is no larger than this gets no smaller. */
const EXTENT_MIN = 0.04;

const within = (value: number, low = 0, high = 1): number => Math.min(Math.max(value, low), high);
const rounded = (value: number): number => Math.round(within(value) * 10_000) / 10_000;

/** In the middle of the photo. */
export function newShape(kind: ShapeKind, colour: MarkColour): Mark {
  return { kind, x1: 0.35, y1: 0.35, x2: 0.65, y2: 0.65, colour };
}

export function newBlur(): Mark {
  return { kind: 'blur', x1: 0.4, y1: 0.4, x2: 0.6, y2: 0.6 };
}

export function newText(text: string, colour: MarkColour): Mark {
  return { kind: 'text', x: 0.5, y: 0.5, text, colour };
}

export function movedMark(mark: Mark, dx: number, dy: number): Mark {
  if (mark.kind === 'text') return { ...mark, x: rounded(mark.x + dx), y: rounded(mark.y + dy) };
  const { x1, x2, y1, y2 } = mark;
  const across = within(dx, -Math.min(x1, x2), 1 - Math.max(x1, x2));
  const down = within(dy, -Math.min(y1, y2), 1 - Math.max(y1, y2));
  return withEnds(mark, [x1 + across, y1 + down, x2 + across, y2 + down]);
}

export function withEnd(mark: ShapeMark | BlurMark, end: 1 | 2, [x, y]: readonly [number, number]): Mark {
  return end === 1
    ? { ...mark, x1: rounded(x), y1: rounded(y) }
    : { ...mark, x2: rounded(x), y2: rounded(y) };
}

/** About its middle. A text has one size. */
function resizedMark(mark: Mark, factor: number): Mark {
  if (mark.kind === 'text') return mark;
  const { x1, x2, y1, y2 } = mark;
  if (factor < 1 && Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) <= EXTENT_MIN) return mark;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const from = (middle: number, value: number) => middle + (value - middle) * factor;
  return withEnds(mark, [from(x, x1), from(y, y1), from(x, x2), from(y, y2)]);
}

/** An arrow points elsewhere, by 15 degrees. */
function turnedMark(mark: Mark, { width, height }: PictureSize): Mark {
  if (mark.kind !== 'arrow') return mark;
  const { x1, x2, y1, y2 } = mark;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [across, down] = [((x2 - x1) / 2) * width, ((y2 - y1) / 2) * height];
  const dx = (across * Math.cos(TURN) - down * Math.sin(TURN)) / width;
  const dy = (across * Math.sin(TURN) + down * Math.cos(TURN)) / height;
  return withEnds(mark, [x - dx, y - dy, x + dx, y + dy]);
}

function withEnds(
  mark: ShapeMark | BlurMark,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Mark {
  return { ...mark, x1: rounded(x1), y1: rounded(y1), x2: rounded(x2), y2: rounded(y2) };
}

const STEP = 0.01;
const LONG_STEP = 0.05;
const LARGER = 1.2;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key makes of a mark; null for a key that means nothing. */
export function markAfterKey(
  mark: Mark,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  size: PictureSize,
): Mark | null {
  const direction = DIRECTIONS[key];
  const step = shiftKey ? LONG_STEP : STEP;
  if (direction) return movedMark(mark, direction[0] * step, direction[1] * step);
  if (key === '+') return resizedMark(mark, LARGER);
  if (key === '-') return resizedMark(mark, 1 / LARGER);
  return key.toLowerCase() === 'r' ? turnedMark(mark, size) : null;
}
