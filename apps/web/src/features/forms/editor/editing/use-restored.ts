// A saved version that was chosen in the history: it is put over the stored form as one step, once. What was on screen
// before, unsaved changes too, comes back with undo.
// rules: X35.30
import { compareForms } from '@constancia/domain/forms/compare/compare-forms.ts';
import { syncOf } from '@constancia/domain/forms/edit/set-option.ts';
import { restoreVersion } from '@constancia/domain/forms/versions/restore-version.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EditorStore } from './editor-store.ts';
import type { FormSource } from './use-edited-form.ts';

export interface Restored {
  readonly version: number;
  /** How many differences to the version could not come back. */
  readonly left: number;
}

/** Call it after the hooks that watch the store: this is the first change that they see. */
export function useRestored({ stored, restored }: FormSource, store: EditorStore): Restored | null {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isDone = useRef(false);
  const [shown, setShown] = useState<Restored | null>(null);
  useLayoutEffect(() => {
    // A reload must find the changes as they are by then, so the way here is not kept.
    if (restored && stored && !isDone.current) void navigate(pathname, { replace: true, state: null });
  }, [restored, stored, navigate, pathname]);
  useEffect(() => {
    if (!restored || !stored || isDone.current) return;
    isDone.current = true;
    const definition = restoreVersion(stored.definition, restored.definition, stored.submissionCount > 0);
    const { saved, draft } = store.get();
    store.rebase(saved, { ...draft, definition, sync: syncOf(definition) });
    const left = compareForms(definition, restored.definition).length;
    setShown({ version: restored.version, left });
  }, [restored, stored, store]);
  return shown;
}
