// Reads a number as people write it: with separators of thousands, with a decimal point of a number pad. Only what can
// mean one thing is read; anything else stays as it was typed, so that no other number is ever stored.
// rules: A5.06, A5.07, X31.30

/** 1.234, 1 234 567: groups of three digits, all separated by the same sign. */
const GROUPED = /^\d{1,3}(?:([. \u00a0\u202f])\d{3})(?:\1\d{3})*$/;
/** 1.234,56 or 1 234,56. */
const GROUPED_COMMA = /^\d{1,3}(?:([. \u00a0\u202f])\d{3})(?:\1\d{3})*,\d{0,2}$/;
/** 1,234.56, as in English. */
const GROUPED_POINT = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;
/** 12.5 of a number pad. Three digits after one point are thousands to one person and decimals to another. */
const POINT = /^\d+\.\d{0,2}$/;
const MANY_GROUPS = /^\d{1,3}(?:([. \u00a0\u202f])\d{3})(?:\1\d{3})+$/;
const SPACED_GROUPS = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+$/;

/** 0.500: nobody writes thousands behind a zero, so the point is one of decimals. A code may be grouped by spaces. */
const ZERO_BEFORE = /^0\d*[.,]\d{3}/;

const withoutGroups = (text: string) => text.replace(/[. \u00a0\u202f]/g, '');

/** Digits without separators; a text that is no whole number as it is. */
export function readInteger(text: string): string {
  return GROUPED.test(text) && !ZERO_BEFORE.test(text) ? withoutGroups(text) : text;
}

/** Digits with a comma before the decimals; a text that is no such number, or could be two, as it is. */
export function readDecimal(text: string): string {
  if (ZERO_BEFORE.test(text)) return text;
  if (GROUPED_COMMA.test(text)) return withoutGroups(text);
  if (MANY_GROUPS.test(text) || SPACED_GROUPS.test(text)) return withoutGroups(text);
  if (GROUPED_POINT.test(text)) return text.replaceAll(',', '').replace('.', ',');
  return POINT.test(text) ? text.replace('.', ',') : text;
}
