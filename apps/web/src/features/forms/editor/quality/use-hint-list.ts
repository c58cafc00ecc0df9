// The hints at what an author may have overlooked: whether their list is open, and which of them were dismissed on this
// device.
// rules: X35.33, X35.34
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { type FormHint, formHints } from '@constancia/domain/forms/quality/form-hints.ts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { keepLocalValue, readLocalValue } from '../../../../platform/device/local-values.ts';
import { useEditorState } from '../editing/editor-context.tsx';

export interface HintList {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Keys of hints. */
  readonly dismissed: ReadonlySet<string>;
  readonly dismiss: (hint: string) => void;
  readonly showDismissed: () => void;
}

function dismissedOf(kept: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
}

export function useHintList(formId: string): HintList {
  const key = `hints.${formId}`;
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(() => dismissedOf(readLocalValue(key)));
  const keep = useCallback(
    (keys: ReadonlySet<string>) => {
      setDismissed(keys);
      keepLocalValue(key, [...keys]);
    },
    [key],
  );
  return {
    open,
    setOpen,
    dismissed,
    dismiss: (hint) => keep(new Set([...dismissed, hint])),
    showDismissed: () => keep(new Set()),
  };
}

interface Hints {
  readonly definition: FormDefinition;
  readonly shown: readonly FormHint[];
  /** How many were dismissed. */
  readonly hidden: number;
}

/** Found after the keystroke is drawn, because a form may hold thousands of texts. */
export function useHints(dismissed: ReadonlySet<string>): Hints {
  const definition = useDeferredValue(useEditorState(({ draft }) => draft.definition));
  const languages = useEditorState((state) => state.languages);
  const stored = useEditorState(({ saved }) => saved.definition);
  const all = useMemo(() => formHints(definition, languages, stored), [definition, languages, stored]);
  const shown = all.filter(({ key }) => !dismissed.has(key));
  return { definition, shown, hidden: all.length - shown.length };
}
