// What somebody is typing on a screen of administration, kept outside React, so that leaving can be guarded.
// rules: X33.84

export interface KeptDraft<Draft> {
  readonly get: () => Draft;
  readonly change: (over: Partial<Draft>) => void;
  /** Called with each change; the result stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function keptDraft<Draft extends object>(first: Draft): KeptDraft<Draft> {
  const listeners = new Set<() => void>();
  let draft = first;
  return {
    get: () => draft,
    change: (over) => {
      draft = { ...draft, ...over };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
