// What helps a person who types a date or a time: number pads of phones have no slash and no colon, pasted dates come in
// other formats. Nothing that was typed is ever refused or removed; a wrong value is judged when the field is left.
// rules: A5.08, P9.25, P9.27, X31.30

export interface Typing {
  /** What the field held before. */
  readonly previous: string;
  readonly text: string;
}

/** What the field holds after the keystroke. */
export type Typed = (typing: Typing) => string;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export const asTyped: Typed = ({ text }) => text;

/** Adds the slashes while a date grows, but not while it is being deleted. */
export const typedDate: Typed = ({ previous, text }) => {
  const trimmed = text.trim();
  const iso = ISO_DATE.exec(trimmed);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const withSlashes = trimmed.replace(/[-. ]/g, '/');
  if (withSlashes.length <= previous.length) return withSlashes;
  return withSlashes.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{1,2}\/\d{2})(?=\d)/, '$1/');
};

/** Adds the colon once a whole hour stands before the next digit; '930' becomes a time when the field is left. */
export const typedTime: Typed = ({ previous, text }) => {
  const trimmed = text.trim();
  if (trimmed.length <= previous.length) return trimmed;
  return trimmed.replace(/^((?:[01]\d|2[0-3]))(?=\d)/, '$1:');
};
