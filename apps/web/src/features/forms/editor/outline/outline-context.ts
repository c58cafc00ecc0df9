// What every entry of the outline needs: how it is gone to, which sections are folded, what is looked for.
import { createContext, use } from 'react';
import type { Item } from '../editing/selection.ts';

export interface Outline {
  readonly go: (item: Item) => void;
  readonly folded: ReadonlySet<string>;
  readonly fold: (sectionId: string) => void;
  /** Plain text that names must hold; '' shows all. */
  readonly words: string;
  /** Whether the questions have boxes to mark them. */
  readonly marking: boolean;
}

export const OutlineContext = createContext<Outline | null>(null);

export function useOutline(): Outline {
  const outline = use(OutlineContext);
  if (!outline) throw new Error('useOutline is used outside the outline');
  return outline;
}
