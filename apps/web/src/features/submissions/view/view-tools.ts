// What other features add inside a viewed answer: the history of its answers, something beside each question and
// section, what the state leads to. rules: R2.054, R2.058, R2.079
import type { EditedAnswer } from '@constancia/domain/documents/answer-history.ts';
import { type ComponentType, createContext } from 'react';

/** A section, or a question of it, maybe in a further copy. */
export interface MarkedField {
  readonly sectionId: string;
  readonly questionId?: string;
  readonly rowId?: string;
}

export interface ViewTools {
  /** Of the municipality. */
  readonly timeZone: string;
  /** Histories of the answers that were changed, by `editedKey`. */
  readonly edited: ReadonlyMap<string, EditedAnswer>;
  /** Drawn beside the name of a section or question; `label` is that name. */
  readonly Mark: ComponentType<{ readonly at: MarkedField; readonly label: string }> | null;
  /** The chip of the state was pressed. */
  readonly onState: (() => void) | null;
}

export const ViewToolsContext = createContext<ViewTools>({
  timeZone: 'UTC',
  edited: new Map(),
  Mark: null,
  onState: null,
});
