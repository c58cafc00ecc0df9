// Checks CSV and RTF, which are text. CSV has no signature, so anything counts that can be read as text and
// is not the text of another format.
// rules: A5.38, W12, X14.07

/** Control characters that do not occur in tables. */
const CONTROL = /[^\P{Cc}\t\n\r\f]/u;
const MARKUP = /<(?:!doctype|html|script|svg|body|iframe|\?xml|\?php)|^\s*(?:<|\{\\rtf|%PDF|#!|MZ)/i;
const SAMPLED_BYTES = 4_096;
const EMBEDDED = /\\(?:objdata|objupdate|objocx|objemb|objlink|objautlink)/i;

export function isCsv(bytes: Buffer): boolean {
  const text = textOf(bytes);
  if (text === null || text.trim() === '' || CONTROL.test(text)) return false;
  return !MARKUP.test(text.slice(0, SAMPLED_BYTES));
}

export function isRtf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const whole = text.startsWith('{\\rtf1') && /\}[\s\0]*$/.test(text.slice(-64));
  return whole && !text.slice(0, -64).includes('\0') && !EMBEDDED.test(text);
}

/** Spreadsheet programs write UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function textOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252');
}

function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
