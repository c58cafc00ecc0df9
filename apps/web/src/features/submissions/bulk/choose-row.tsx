// The box that chooses a row of the list, for what is done with several submissions. What is chosen stays so on the other
// pages of the same list.
// rules: X33.09, X33.68
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import Checkbox from '@mui/material/Checkbox';
import { createContext, use, useMemo, useState } from 'react';
import { t } from '../../../platform/texts.ts';

type Chosen = ReadonlyMap<string, SubmissionRow>;

interface Choosing {
  /** By id, as they were when they were chosen; some may have left the page since. */
  readonly chosen: Chosen;
  readonly onChoose: (rows: readonly SubmissionRow[]) => void;
}

/** null where nothing can be done with several. */
export const ChoosingContext = createContext<Choosing | null>(null);

export const useMayChoose = () => use(ChoosingContext) !== null;

const NONE: Chosen = new Map();

/** `list`: names the list; what was chosen in another one counts for nothing. */
export function useChoosing(list: string): Choosing {
  const [kept, setKept] = useState({ list, chosen: NONE });
  const chosen = kept.list === list ? kept.chosen : NONE;
  return useMemo(
    () => ({
      chosen,
      onChoose: (rows) => setKept({ list, chosen: new Map(rows.map((row) => [row.id, row])) }),
    }),
    [list, chosen],
  );
}

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
