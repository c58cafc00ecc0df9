// The box that chooses a row of the list, for what is done with several submissions.
// rules: X33.09
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import Checkbox from '@mui/material/Checkbox';
import { createContext, use } from 'react';
import { t } from '../../../platform/texts.ts';

interface Choosing {
  /** Ids; some may have left the page since. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** null where nothing can be done with several. */
export const ChoosingContext = createContext<Choosing | null>(null);

export const useMayChoose = () => use(ChoosingContext) !== null;

export function ChooseRow({ row: { id, code } }: { readonly row: SubmissionRow }) {
  const choosing = use(ChoosingContext);
  if (!choosing) return null;
  const { chosen, onChoose } = choosing;
  const toggled = chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id];
  return (
    <Checkbox
      size="small"
      checked={chosen.has(id)}
      onChange={() => onChoose(new Set(toggled))}
      slotProps={{ input: { 'aria-label': t('submission-list.choose', { code }) } }}
    />
  );
}
