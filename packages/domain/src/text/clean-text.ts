// The one way in which text is cleaned before it is stored. PostgreSQL accepts neither NUL nor half a
// surrogate pair in JSON, and other control characters only break logs, sheets and PDFs. Everything a person
// can have typed stays: bidirectional marks, zero-width characters and emoji.
// rules: A4.01, A9.24

/** Control characters (C0, DEL, C1) other than tab and line feed. */
const CONTROL = /[^\P{Cc}\t\n]/u;
const CONTROLS = /[^\P{Cc}\t\n]/gu;
const CARRIAGE_RETURN = /\r\n?/g;

/** Line ends become '\n', other control characters are removed, half surrogates become U+FFFD. */
export function cleanText(text: string): string {
  if (isCleanText(text)) return text;
  return text.replace(CARRIAGE_RETURN, '\n').replace(CONTROLS, '').toWellFormed();
}

export function isCleanText(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}
