// The draft that this tab wrote last, also after a reload.
// rules: X31.67, X31.68

const ownKey = (prefix: string) => `constancia.own-draft.${prefix}`;

/** Null when there is none among those whose keys start with the prefix. */
export function ownDraft(prefix: string): string | null {
  try {
    return sessionStorage.getItem(ownKey(prefix));
  } catch {
    return null;
  }
}

export function setOwnDraft(prefix: string, key: string): void {
  try {
    sessionStorage.setItem(ownKey(prefix), key);
  } catch {
    // Without storage of its own the tab finds its draft among those that no tab holds.
  }
}
