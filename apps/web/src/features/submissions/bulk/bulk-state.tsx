// Moves the chosen submissions of a list to one state, and says which were refused and why. Each is a change of its own,
// which the server judges by right, present state and the state that the person saw.
// rules: X33.09, X36.95
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProblemWording } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { type Choice, SelectField } from '../../../ui/staff/choices/select-field.tsx';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useAccount } from '../../session/public.ts';
import { changeState } from './bulk-api.ts';
import { refusedState } from './refused-state.ts';

interface Props {
  readonly rows: readonly SubmissionRow[];
  readonly states: readonly Choice[];
  readonly onDone: () => void;
}

interface Outcome {
  readonly moved: number;
  readonly refused: readonly { readonly code: string; readonly why: string }[];
}

const WORDING: ProblemWording = {
  codes: {
    'state-refused': 'submission-list.bulk-refused',
    'state-moved': 'submission-list.bulk-moved-before',
  },
};

async function moveAll(rows: readonly SubmissionRow[], to: number, timeZone: string): Promise<Outcome> {
  const refused: { code: string; why: string }[] = [];
  for (const { id, code, stateId } of rows) {
    try {
      await changeState(id, { from: stateId ?? to, to });
    } catch (error) {
      refused.push({ code, why: refusedState(error, timeZone, WORDING) });
    }
  }
  return { moved: rows.length - refused.length, refused };
}

/** Nothing to move as long as nothing is chosen, but the outcome of what was moved before. */
export function BulkState({ rows, states, onDone }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { timeZone } = useAccount().municipality;
  const [target, setTarget] = useState('');
  const [isMoving, setMoving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const move = async () => {
    setMoving(true);
    const done = await moveAll(rows, Number(target), timeZone);
    await queries.invalidateQueries({ queryKey: ['submissions'] });
    setMoving(false);
    onDone();
    if (done.refused.length > 0) setOutcome(done);
    else notify({ kind: 'success', text: t('submission-list.bulk-moved', { count: done.moved }) });
  };
  return (
    <>
      {rows.length > 0 && (
        <>
          <Box sx={{ minWidth: 200 }}>
            <SelectField
              id="bulk-state"
              label={t('submission-list.bulk-target')}
              none={t('submission-list.bulk-none')}
              value={target}
              choices={states}
              onPick={setTarget}
            />
          </Box>
          <Button
            variant="contained"
            size="small"
            disabled={target === ''}
            loading={isMoving}
            onClick={() => void move()}
          >
            {t('submission-list.bulk-move')}
          </Button>
        </>
      )}
      {outcome && <Refusals outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}

function Refusals({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const { moved, refused } = outcome;
  const text = t('submission-list.bulk-some', { moved, refused: refused.length });
  return (
    <DialogFrame title={t('submission-list.bulk')} text={text} scrolls onClose={onClose}>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {refused.map(({ code, why }) => (
          <li key={code}>
            <strong>{code}</strong>: {why}
          </li>
        ))}
      </Box>
    </DialogFrame>
  );
}
