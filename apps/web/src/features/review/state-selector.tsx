// Moves a submission from state to state, immediately where there is a way on. Only states that the state shown leads
// to can be chosen, so that what is asked before the move is true of what the person sees.
// rules: R4.02-R4.06, R2.083, R8.05, X36.41

import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage, nameOf } from '@constancia/domain/localized.ts';
import { reachableStates } from '@constancia/domain/review/state-change.ts';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { type MovedSubmission, useMoveState } from './use-move-state.ts';

interface Props {
  readonly submission: MovedSubmission;
  readonly all: readonly WorkflowState[];
  /** Null for a submission without states. */
  readonly present: number | null;
  /** Reads the submission again; the state can be changed once it has been read. */
  readonly onChanged: () => Promise<unknown>;
}

const NONE = '';

export function StateSelector({ submission, all, present, onChanged }: Props) {
  const id = useId();
  const { moving, move, dialog } = useMoveState(submission, all, onChanged);
  const reachable = reachableStates(all, present);
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
              {inLanguage(nameOf(state), language)}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      {dialog}
    </>
  );
}
