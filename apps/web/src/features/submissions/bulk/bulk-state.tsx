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
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useAccount } from '../../session/public.ts';
import { changeState } from './bulk-api.ts';
import type { Outcome } from './bulk-outcome.tsx';
import type { Choosing } from './choose-row.tsx';
import { refusedState } from './refused-state.ts';

interface Props {
  readonly rows: readonly SubmissionRow[];
  readonly states: readonly Choice[];
  readonly onMoved: Choosing['onMoved'];
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

/** Nothing to move as long as nothing is chosen; what is on its way goes on. */
export function BulkState({ rows, states, onMoved }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { timeZone } = useAccount().municipality;
  const [target, setTarget] = useState('');
  const [isMoving, setMoving] = useState(false);
  const move = async () => {
    setMoving(true);
    const done = await moveAll(rows, Number(target), timeZone);
    await queries.invalidateQueries({ queryKey: ['submissions'] });
    setMoving(false);
    onMoved(rows, done);
    if (done.refused.length === 0)
      notify({ kind: 'success', text: t('submission-list.bulk-moved', { count: done.moved }) });
  };
  if (rows.length === 0) return null;
  return (
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
  );
}
