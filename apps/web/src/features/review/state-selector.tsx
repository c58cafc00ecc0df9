// Moves a submission from state to state, immediately. Only states that its present state leads to can be chosen.
// rules: R4.02-R4.06, R2.083, R8.05

import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { useNotify } from '../../ui/staff/toast.tsx';
import { changeState } from '../submissions/public.ts';

interface Props {
  readonly submissionId: string;
  readonly all: readonly WorkflowState[];
  /** Null for a submission without states. */
  readonly present: number | null;
  /** Ids of the states that the present one leads to. */
  readonly reachable: readonly number[];
  readonly onChanged: () => void;
}

const NONE = '';

export function StateSelector({ submissionId, all, present, reachable, onChanged }: Props) {
  const id = useId();
  const notify = useNotify();
  const [moving, setMoving] = useState<number | null>(null);
  const move = async (to: number) => {
    if (present === null) return;
    setMoving(to);
    try {
      await changeState(submissionId, { from: present, to });
      notify({ kind: 'success', text: t('review.state-changed') });
    } catch {
      notify({ kind: 'error', text: t('problem.state-refused') });
    } finally {
      setMoving(null);
      // Also after a failure, because somebody else may have moved it.
      onChanged();
    }
  };
  const empty = all.length === 0;
  return (
    <FormControl size="small" sx={{ minWidth: 180, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`} shrink={empty || undefined}>
        {t('review.state')}
      </InputLabel>
      <Select
        labelId={`${id}-label`}
        label={t('review.state')}
        displayEmpty={empty}
        notched={empty || undefined}
        value={moving ?? present ?? NONE}
        disabled={empty || moving !== null}
        onChange={({ target }) => void move(target.value)}
      >
        {(empty || present === null) && (
          <MenuItem value={NONE} disabled>
            {t('review.no-states')}
          </MenuItem>
        )}
        {all.map((state) => (
          <MenuItem
            key={state.id}
            value={state.id}
            disabled={state.id !== present && !reachable.includes(state.id)}
          >
            {state.name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
