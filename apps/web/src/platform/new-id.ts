// Ids made on the device: of submissions (so that a retry stores nothing twice) and of new items of a form.
// rules: W1

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

/** 20 characters of 0-9A-Za-z, as every form and submission has. */
export function newEntityId(): string {
  return randomText(20);
}

/** Id of a section, condition, question, option or row: unique within one form. */
export function newItemId(): string {
  return randomText(10);
}

/** A random UUID, made here because the browser's own function exists only on pages with https. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
