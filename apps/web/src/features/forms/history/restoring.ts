// A version that was chosen in the history and opens in the editor: how its number travels there.
// rules: X35.30

const KEY = 'restoreVersion';

/** What the link to the editor carries. */
export function restoring(version: number): Readonly<Record<string, number>> {
  return { [KEY]: version };
}

/** Null when the editor is opened like every other day. */
export function versionToRestore(state: unknown): number | null {
  if (typeof state !== 'object' || state === null) return null;
  const version = (state as Readonly<Record<string, unknown>>)[KEY];
  return typeof version === 'number' ? version : null;
}
