// Marks that staff put on a photo: arrows, circles, boxes, short texts, and boxes that are blurred. They are kept beside the
// photo, which stays as it was, and are drawn over it wherever it is shown.
// rules: X39.63, X39.64, X39.65, X39.80
import type { AttachmentKind } from '../../submissions/answers/answers.ts';
import type { Issue } from '../../issue.ts';

export const SHAPE_KINDS = ['arrow', 'circle', 'box'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];
export const MARK_COLOURS = ['red', 'yellow', 'blue'] as const;
export type MarkColour = (typeof MARK_COLOURS)[number];

/** Of one photo. */
export const MARKS_MAX = 30;
export const MARK_TEXT_MAX = 60;

/** In fractions of width and height of the photo. */
interface Ends {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** An arrow points at its second end. */
export interface ShapeMark extends Ends {
  readonly kind: ShapeKind;
  readonly colour: MarkColour;
}

/** A box whose inside nobody can read: a face, a number plate. */
export interface BlurMark extends Ends {
  readonly kind: 'blur';
}

/** In fractions of width and height of the photo: the middle of the text. */
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly colour: MarkColour;
}

/** Drawn in a colour. */
export type InkedMark = ShapeMark | TextMark;
export type Mark = InkedMark | BlurMark;

export const isInked = (mark: Mark): mark is InkedMark => mark.kind !== 'blur';

/** Only staff mark, and only photos. */
export function marksIssues(answerer: 'staff' | 'visitor', kind: AttachmentKind): readonly Issue[] {
  return answerer === 'staff' && kind === 'image'
    ? []
    : [{ code: 'evidence-not-asked', at: { field: 'marks' } }];
}

/** Of a picture, in any unit. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type DrawnMark =
  | { readonly kind: 'line'; readonly path: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    };

export interface MarkInk {
  readonly ink: string;
  /** Around it, so that it is seen on a picture of any colour. */
  readonly edge: string;
}

export const MARK_INKS: Readonly<Record<MarkColour, MarkInk>> = {
  red: { ink: '#d31d1d', edge: '#ffffff' },
  yellow: { ink: '#ffd400', edge: '#1b1b1b' },
  blue: { ink: '#1450c8', edge: '#ffffff' },
};

/** A hundredth of the longer side: what lines and letters are measured in. */
const unitOf = ({ width, height }: PictureSize): number => Math.max(width, height) / 100;

/** How wide lines are with and without their edge. */
export function lineWidths(size: PictureSize): { readonly ink: number; readonly edge: number } {
  return { ink: 0.8 * unitOf(size), edge: 1.5 * unitOf(size) };
}

const LETTER_UNITS = 4.5;
/** Width of a bold letter, in heights of the letters. */
const LETTER_WIDTH = 0.62;
const HEAD_UNITS = 5;
const HEAD_ANGLE = Math.PI / 7;

const rounded = (value: number): number => Math.round(value * 10) / 10;
const path = (...steps: readonly (string | number)[]): string =>
  steps.map((step) => (typeof step === 'number' ? rounded(step) : step)).join(' ');

/** A mark in the unit of the picture. */
export function drawnMark(mark: Mark, size: PictureSize): DrawnMark {
  if (mark.kind === 'text') return drawnText(mark, size);
  const [x1, x2] = [mark.x1 * size.width, mark.x2 * size.width];
  const [y1, y2] = [mark.y1 * size.height, mark.y2 * size.height];
  if (mark.kind === 'box' || mark.kind === 'blur')
    return { kind: 'line', path: path('M', x1, y1, 'H', x2, 'V', y2, 'H', x1, 'Z') };
  if (mark.kind === 'arrow')
    return { kind: 'line', path: arrow([x1, y1], [x2, y2], HEAD_UNITS * unitOf(size)) };
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2];
  const [left, right, y] = [Math.min(x1, x2), Math.max(x1, x2), (y1 + y2) / 2];
  return {
    kind: 'line',
    path: path('M', left, y, 'A', rx, ry, 0, 1, 0, right, y, 'A', rx, ry, 0, 1, 0, left, y, 'Z'),
  };
}

type Spot = readonly [number, number];

function arrow([x1, y1]: Spot, [x2, y2]: Spot, longest: number): string {
  const direction = Math.atan2(y2 - y1, x2 - x1);
  const head = Math.min(longest, Math.hypot(x2 - x1, y2 - y1));
  const side = (turn: number): Spot => [
    x2 - head * Math.cos(direction + turn),
    y2 - head * Math.sin(direction + turn),
  ];
  return path('M', x1, y1, 'L', x2, y2, 'M', ...side(HEAD_ANGLE), 'L', x2, y2, 'L', ...side(-HEAD_ANGLE));
}

/** About as wide as a text is in letters of this height; an empty one can still be met. */
export const textWidth = (text: string, size: number): number =>
  Math.max([...text].length, 1) * LETTER_WIDTH * size;

/** As large as fits into the width, and moved inwards where it would leave the picture. */
function drawnText({ text, x, y }: TextMark, picture: PictureSize): DrawnMark {
  const size = Math.min(LETTER_UNITS * unitOf(picture), picture.width / textWidth(text, 1));
  const half = textWidth(text, size) / 2;
  const within = (value: number, margin: number, room: number) =>
    rounded(Math.min(Math.max(value, margin), Math.max(room - margin, margin)));
  return {
    kind: 'text',
    text,
    x: within(x * picture.width, half, picture.width),
    y: within(y * picture.height, size / 2, picture.height),
    size: rounded(size),
  };
}

/** How far below the middle of a text its letters stand, in heights of the letters. */
export const TEXT_DROP = 0.34;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no signs that control a terminal. */
const written = (text: string): string =>
  text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** All marks as a picture that is laid over the photo, but for what is blurred: that is in the photo itself. */
export function marksSvg(marks: readonly Mark[], size: PictureSize): string {
  const widths = lineWidths(size);
  const drawn = marks.filter(isInked).flatMap((mark) => {
    const { ink, edge } = MARK_INKS[mark.colour];
    const made = drawnMark(mark, size);
    if (made.kind === 'line')
      return [
        `<path d="${made.path}" stroke="${edge}" stroke-width="${widths.edge}"/>`,
        `<path d="${made.path}" stroke="${ink}" stroke-width="${widths.ink}"/>`,
      ];
    const at = `x="${made.x}" y="${rounded(made.y + TEXT_DROP * made.size)}" font-size="${made.size}"`;
    const text = written(made.text);
    return [
      `<text ${at} stroke="${edge}" stroke-width="${rounded(made.size / 5)}">${text}</text>`,
      `<text ${at} stroke="none" fill="${ink}">${text}</text>`,
    ];
  });
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="Source Sans 3" font-weight="600">${drawn.join('')}</svg>`;
}

/** What a mark says; '' for shapes. */
export const textsOf = (marks: readonly Mark[]): readonly string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
