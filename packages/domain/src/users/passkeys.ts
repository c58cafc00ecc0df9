// What the owner of a passkey calls it: one line, tidied in the browser and on the server.
// rules: X34.16

export function tidiedPasskeyName(typed: string): string {
  return typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
