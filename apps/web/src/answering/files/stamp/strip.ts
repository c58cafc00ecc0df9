// The strip under a photo: how large its letters are and where its lines break, so that they can be read at any size.
// rules: X39.61
import type { PhotoEvidence } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import { t } from '../../../platform/texts.ts';

/** Pixels: a smaller picture is drawn larger, so that the letters fit under it. */
const WIDTH_MIN = 480;
const LETTERS_MIN = 16;
/** Letters of a picture that fills a phone are as large as those of the page. */
const LETTERS_OF_WIDTH = 0.032;
const LINES_OF_TITLE_MAX = 2;

/** The width of a text in pixels, with letters of a size. */
export type Measure = (text: string, size: number) => number;

interface Strip {
  /** Of the picture, so that it is wide enough. */
  readonly scale: number;
  readonly width: number;
  readonly size: number;
  readonly margin: number;
  readonly lineHeight: number;
  readonly height: number;
  readonly lines: readonly string[];
}

export function stripFor(pictureWidth: number, texts: StampTexts, measure: Measure): Strip {
  const scale = Math.max(1, WIDTH_MIN / pictureWidth);
  const width = Math.round(pictureWidth * scale);
  const size = Math.max(LETTERS_MIN, Math.round(width * LETTERS_OF_WIDTH));
  const margin = Math.round(size * 0.6);
  const room = width - 2 * margin;
  const fits = (text: string) => measure(text, size) <= room;
  const lines = [
    ...linesOf(texts.moment, fits),
    ...linesOf(texts.position, fits),
    ...cut(linesOf(texts.title, fits), LINES_OF_TITLE_MAX, fits),
  ];
  const lineHeight = Math.round(size * 1.35);
  return { scale, width, size, margin, lineHeight, height: lines.length * lineHeight + 2 * margin, lines };
}

/** Breaks between words, and within a word that is wider than the strip. */
function linesOf(text: string, fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function cut(lines: readonly string[], most: number, fits: (text: string) => boolean): readonly string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last}…`];
}

export interface StampTexts {
  readonly moment: string;
  readonly position: string;
  readonly title: string;
}

/** `timeZone`: of the municipality; the difference to UTC is written behind the time. */
export function stampTexts(
  { origin, at, position }: PhotoEvidence,
  { title, timeZone }: { readonly title: string; readonly timeZone: string },
): StampTexts {
  const moment = momentText(at, timeZone);
  return {
    moment: t(origin === 'taken' ? 'evidence.stamp-taken' : 'evidence.stamp-added', { moment }),
    position:
      'refused' in position
        ? t('evidence.stamp-none')
        : `${position.latitude.toFixed(6)}, ${position.longitude.toFixed(6)} (±${Math.round(position.accuracy)} m)`,
    title,
  };
}

/** DD/MM/YYYY HH:mm:ss GMT-3. */
function momentText(at: string, timeZone: string): string {
  const pieces = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(at));
  const of = (type: Intl.DateTimeFormatPartTypes) => pieces.find((piece) => piece.type === type)?.value ?? '';
  return `${of('day')}/${of('month')}/${of('year')} ${of('hour')}:${of('minute')}:${of('second')} ${of('timeZoneName')}`;
}
