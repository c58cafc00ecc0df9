// The marks while they are edited: which one is chosen, and what they were before each change.
// rules: X39.64
import type { Mark } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { useState } from 'react';

interface Edited {
  readonly marks: readonly Mark[];
  readonly past: readonly (readonly Mark[])[];
  /** Index of a mark. */
  readonly chosen: number | null;
}

export interface MarkEditing extends Edited {
  readonly choose: (at: number) => void;
  readonly add: (mark: Mark) => void;
  /** The chosen one. `within`: a further step of the same gesture, which is undone with it. */
  readonly change: (mark: Mark, within?: 'gesture') => void;
  /** Deletes the chosen one. */
  readonly remove: () => void;
  readonly undo: () => void;
}

export function useMarkEditing(marks: readonly Mark[]): MarkEditing {
  const [edited, setEdited] = useState<Edited>({ marks, past: [], chosen: null });
  return {
    ...edited,
    choose: (chosen) => setEdited((before) => ({ ...before, chosen })),
    add: (mark) => setEdited((before) => next(before, [...before.marks, mark], before.marks.length)),
    change: (mark, within) =>
      setEdited((before) => {
        const { marks: all, chosen } = before;
        if (chosen === null) return before;
        const changed = all.with(chosen, mark);
        return within ? { ...before, marks: changed } : next(before, changed, chosen);
      }),
    remove: () =>
      setEdited((before) =>
        before.chosen === null ? before : next(before, before.marks.toSpliced(before.chosen, 1), null),
      ),
    undo: () =>
      setEdited((before) => {
        const last = before.past.at(-1);
        return last ? { marks: last, past: before.past.slice(0, -1), chosen: null } : before;
      }),
  };
}

function next({ marks, past }: Edited, changed: readonly Mark[], chosen: number | null): Edited {
  return { marks: changed, past: [...past, marks], chosen };
}
