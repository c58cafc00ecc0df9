// Turns what a person types or pastes into what the field holds: number pads of phones have no slash and no colon,
// decimal keys write a point, pasted dates come in other formats. Null means that the field refuses it.
// rules: A5.06-A5.08, P9.25, P9.27
import type { QuestionType } from '@constancia/domain/questions/question-type.ts';

export interface Typing {
  /** What the field held before. */
  readonly previous: string;
  readonly text: string;
}

export type Typed = (typing: Typing) => string;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export const typedInteger: Typed = ({ text }) => text.trim();

export const typedDecimal: Typed = ({ text }) => text.trim().replace('.', ',');

/** Adds the slashes while a date grows, but not while it is being deleted. */
export const typedDate: Typed = ({ previous, text }) => {
  const trimmed = text.trim();
  const iso = ISO_DATE.exec(trimmed);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const withSlashes = trimmed.replace(/[-. ]/g, '/');
  if (withSlashes.length <= previous.length) return withSlashes;
  return withSlashes.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{1,2}\/\d{2})(?=\d)/, '$1/');
};

/** Both '0930' and '930' become a time. */
export const typedTime: Typed = ({ previous, text }) => {
  const trimmed = text.trim().replace('.', ':');
  if (trimmed.length <= previous.length) return trimmed;
  return trimmed.replace(/^(?:(?:[01]\d|2[0-3])(?=\d)|2(?=[4-9])|[3-9](?=\d))/, '$&:');
};

/** What the field holds after the keystroke; null when the field refuses it. */
export function accept(type: QuestionType, typed: Typed, typing: Typing): string | null {
  const next = typed(typing);
  return type.mayType(next) ? next : null;
}
