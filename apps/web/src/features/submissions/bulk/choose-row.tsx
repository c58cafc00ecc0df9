// The box that chooses a row of the list, for what is done with several submissions.
// rules: X33.09, X33.68
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import Checkbox from '@mui/material/Checkbox';
import { createContext, use } from 'react';
import { t } from '../../../platform/texts.ts';
import type { Outcome } from './bulk-outcome.tsx';

export type Chosen = ReadonlyMap<string, SubmissionRow>;

export interface Choosing {
  /** By id, as they were when they were chosen; some may have left the page since. */
  readonly chosen: Chosen;
  readonly onChoose: (rows: readonly SubmissionRow[]) => void;
  /** All of these were sent to another state. */
  readonly onMoved: (rows: readonly SubmissionRow[], outcome: Outcome) => void;
  readonly onDeleted: (id: string) => void;
}

/** null where nothing can be done with several. */
export const ChoosingContext = createContext<Choosing | null>(null);

export const useMayChoose = () => use(ChoosingContext) !== null;

export function ChooseRow({ row }: { readonly row: SubmissionRow }) {
  const choosing = use(ChoosingContext);
  if (!choosing) return null;
  const { chosen, onChoose } = choosing;
  const isChosen = chosen.has(row.id);
  const others = [...chosen.values()].filter(({ id }) => id !== row.id);
  return (
    <Checkbox
      size="small"
      checked={isChosen}
      onChange={() => onChoose(isChosen ? others : [...others, row])}
      slotProps={{ input: { 'aria-label': t('submission-list.choose', { code: row.code }) } }}
    />
  );
}
