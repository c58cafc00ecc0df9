// Moves a submission from state to state, immediately where there is a way on. Only states that its present state leads
// to can be chosen.
// rules: R4.02-R4.06, R2.083, R8.05, X36.41

import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { t } from '../../platform/texts.ts';
import { type MovedSubmission, useMoveState } from './use-move-state.ts';

interface Props {
  readonly submission: MovedSubmission;
  readonly all: readonly WorkflowState[];
  /** Null for a submission without states. */
  readonly present: number | null;
  /** Ids of the states that the present one leads to. */
  readonly reachable: readonly number[];
  readonly onChanged: () => void;
}

const NONE = '';

export function StateSelector({ submission, all, present, reachable, onChanged }: Props) {
  const id = useId();
  const { moving, move, dialog } = useMoveState(submission, all, onChanged);
  const empty = all.length === 0;
  return (
    <>
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
          onChange={({ target }) => present !== null && void move({ from: present, to: target.value })}
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
      {dialog}
    </>
  );
}
