// The rows of a list that are chosen, around everything that the screen shows. What is chosen stays so on the other pages of
// the same list, and what was refused is said also when the rows that moved were the last that the filter found.
// rules: X33.09, X33.68, X40.31
import { type ReactNode, useMemo, useState } from 'react';
import { BulkOutcome, type Outcome } from './bulk-outcome.tsx';
import { type Choosing, ChoosingContext, type Chosen } from './choose-row.tsx';

interface Props {
  /** Names the list; what was chosen in another one counts for nothing. */
  readonly list: string;
  readonly children: ReactNode;
}

const NONE: Chosen = new Map();

export function ChoosingRows({ list, children }: Props) {
  const [kept, setKept] = useState({ list, chosen: NONE });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const chosen = kept.list === list ? kept.chosen : NONE;
  const choosing = useMemo((): Choosing => {
    // What was chosen meanwhile stays.
    const leave = (ids: readonly string[]) =>
      setKept((now) => ({ ...now, chosen: new Map([...now.chosen].filter(([id]) => !ids.includes(id))) }));
    return {
      chosen,
      onChoose: (rows) => setKept({ list, chosen: new Map(rows.map((row) => [row.id, row])) }),
      onMoved: (rows, done) => {
        leave(rows.map(({ id }) => id));
        if (done.refused.length > 0) setOutcome(done);
      },
      onDeleted: (id) => leave([id]),
    };
  }, [list, chosen]);
  return (
    <ChoosingContext value={choosing}>
      {children}
      {outcome && <BulkOutcome outcome={outcome} onClose={() => setOutcome(null)} />}
    </ChoosingContext>
  );
}
