// A cell of ODK or Kobo as an answer of ours: days, times and numbers are written otherwise there, and options by their names.
// rules: X38.35
import type { Question } from '../../forms/definition/form.ts';
import type { AnswerValue } from '../../questions/question-type.ts';
import { alike } from '../../sheets/sheet-lines.ts';
import { itemIdNear } from '../xlsform/in/item-id-near.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;
const TIME = /(?:^|[T ])(\d{2}:\d{2})(?::\d{2}|$)/;

/** What cannot be read stays as it is, and the checks of the product name it. */
export function valueOf(text: string, question: Question): AnswerValue {
  switch (question.kind) {
    case 'date':
      return text.replace(/^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/, '$3/$2/$1');
    case 'time':
      return TIME.exec(text)?.[1] ?? text;
    case 'decimal':
      return text.replace('.', ',');
    case 'integer':
      return text.replace(/\.0+$/, '');
    case 'yes-no':
      return yesNo(text);
    case 'single-choice':
      return optionNamed(text, question.options) ?? text;
    case 'multiple-choice':
      return ticked(text, question.options);
    default:
      return text;
  }
}

/** Whether a date and time stand in one cell, as a question for both is two of ours. */
export const hasBoth = (text: string): boolean => DAY.test(text) && TIME.test(text);

const YES = new Set(['yes', 'true', '1', 'ok', 'si']);
const NO = new Set(['no', 'false', '0']);

/** A cell of one option. */
export const isTicked = (text: string): boolean => YES.has(alike(text));

function yesNo(text: string): string {
  if (YES.has(alike(text))) return 'yes';
  return NO.has(alike(text)) ? 'no' : text;
}

type Options = readonly { readonly id: string; readonly text: { readonly text: string } }[];

/** Id of the option with this name or text; null when there is none. */
export function optionNamed(name: string, options: Options): string | null {
  const id = itemIdNear(name, 'option');
  const known =
    options.find((option) => option.id === id) ??
    options.find(({ text }) => alike(text.text) === alike(name));
  return known?.id ?? null;
}

/** Names with spaces between them; a whole cell may be one option. */
export function ticked(text: string, options: Options): readonly string[] {
  const whole = optionNamed(text, options);
  if (whole !== null) return [whole];
  return text
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => optionNamed(name, options) ?? name);
}

/** Degrees north and east, with height and accuracy behind them or without. */
const GEOPOINT = /^(-?\d{1,2}(?:\.\d+)?) (-?\d{1,3}(?:\.\d+)?)(?: -?[\d.]+){0,2}$/;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export function pointOf(latitude: string, longitude: string): Point | null {
  return geopoint(`${latitude.trim()} ${longitude.trim()}`);
}

export function geopoint(text: string): Point | null {
  const match = GEOPOINT.exec(text.trim());
  if (!match) return null;
  const point = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

/** ISO 8601 in UTC; null for what is no time. Without a zone it is UTC, as these programs write it. */
export function momentOf(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    text.trim(),
  );
  if (!match) return null;
  const zone = (match[3] ?? 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = new Date(`${match[1]}T${match[2]}${zone}`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
