// The name under which a file is shown and given back: what a person called it, without what could lead a computer or
// a reader astray (folders, control and invisible characters, text that runs backwards, names Windows keeps).
// rules: X14.01
/** Of most file systems; counted in UTF-8 bytes. */
const NAME_BYTES_MAX = 120;
const EXTENSION_MAX = 10;

/** Control and format characters: among them those that turn the direction of writing around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Not allowed in names on some system, or read by a shell. */
const RESERVED = /[<>:"|?*`$;&]/g;
const KEPT_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Never empty; ends in the extension that the file had. */
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

/** Cut between characters, never inside one. */
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
