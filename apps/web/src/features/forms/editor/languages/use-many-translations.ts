// Many translations in one step: what was done is said, and one press takes it back as long as nothing else happened.
// rules: X35.36-X35.38
import { fillTranslations, type Translation } from '@constancia/domain/forms/languages/fill-translations.ts';
import { useState } from 'react';
import { useEditor, useEditorState } from '../editing/editor-context.tsx';
import type { Draft } from '../editing/editor-store.ts';

export interface ManyTranslations {
  /** What was done last; '' for nothing. */
  readonly said: string;
  readonly fill: (translations: readonly Translation[], said: string) => void;
  /** Null when there is nothing to take back. */
  readonly undo: (() => void) | null;
}

export function useManyTranslations(language: string): ManyTranslations {
  const { store } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const [done, setDone] = useState<{ readonly said: string; readonly after: Draft | null } | null>(null);
  return {
    said: done?.said ?? '',
    fill: (translations, said) => {
      const before = store.get().draft;
      store.edit((definition) => fillTranslations(definition, language, translations));
      const after = store.get().draft;
      setDone({ said, after: after === before ? null : after });
    },
    undo:
      done?.after === draft
        ? () => {
            store.undo();
            setDone(null);
          }
        : null,
  };
}
