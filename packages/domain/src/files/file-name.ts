// The name under which a file is shown and downloaded: the name that the person gave it, without anything
// that could mislead a computer or a reader (folders, control and invisible characters, text that runs
// backwards, names reserved by Windows).
// rules: X14.01
/** Limit of most file systems, in UTF-8 bytes. */
const NAME_BYTES_MAX = 120;
const EXTENSION_MAX = 10;

/** Control and format characters, among them those that reverse the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Characters that some system forbids in names or that a shell interprets. */
const RESERVED = /[<>:"|?*`$;&]/g;
const KEPT_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Never empty; keeps the extension of the file. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(RESERVED, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(KEPT_BY_WINDOWS, '_$&');
  const extension = extensionOf(plain);
  const stem = extension === '' ? plain : plain.slice(0, -extension.length - 1);
  const suffix = extension === '' ? '' : `.${extension}`;
  return `${shortened(stem.trim() || 'archivo', NAME_BYTES_MAX - suffix.length)}${suffix}`;
}

/** In lower case, without the dot; '' when there is none. */
export function extensionOf(name: string): string {
  const found = /\.([0-9A-Za-z]+)$/.exec(name)?.[1] ?? '';
  return found.length > EXTENSION_MAX ? '' : found.toLowerCase();
}

/** Cuts between characters, never inside one. */
function shortened(text: string, bytes: number): string {
  let length = 0;
  let kept = '';
  for (const character of text) {
    length += utf8Length(character);
    if (length > bytes) break;
    kept += character;
  }
  return kept;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
