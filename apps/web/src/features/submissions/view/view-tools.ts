// What other features add inside a viewed submission: the history of its answers, something beside each question and
// section, and what a press on the state does.
// rules: R2.054, R2.058, R2.079, X36.40
import type { EditedAnswer } from '@constancia/domain/presentation/answer-history.ts';
import { type ComponentType, createContext } from 'react';

/** A section, or one question in it, possibly in a further copy. */
export interface MarkedField {
  readonly sectionId: string;
  readonly questionId?: string;
  readonly rowId?: string;
}

export interface ViewTools {
  /** The municipality's time zone. */
  readonly timeZone: string;
  /** Histories of the answers that were changed, by `editedKey`. */
  readonly edited: ReadonlyMap<string, EditedAnswer>;
  /** Drawn beside the name of a section or question; `label` is that name. */
  readonly Mark: ComponentType<{ readonly at: MarkedField; readonly label: string }> | null;
  /** Drawn beside an answer: how it is changed, or why it is not. */
  readonly Edit: ComponentType<{ readonly at: MarkedField; readonly label: string }> | null;
  /** Called when the chip of the state was pressed. */
  readonly onState: (() => void) | null;
}

export const ViewToolsContext = createContext<ViewTools>({
  timeZone: 'UTC',
  edited: new Map(),
  Mark: null,
  Edit: null,
  onState: null,
});
