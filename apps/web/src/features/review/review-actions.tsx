// The actions beside the title of a viewed submission: its state, completing it, correcting it.
// rules: R2.007, R2.078, R4.06, R6.02, R6.04
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { t } from '../../platform/texts.ts';
import type { ViewSlotProps } from '../submissions/public.ts';
import { reviewKey, useReview } from './api.ts';
import { StateSelector } from './state-selector.tsx';

/** The state of the submission, to be changed where this person may. */
export function StateAction({ view, entry }: ViewSlotProps) {
  const { review } = useReview(view.id);
  const queries = useQueryClient();
  if (!review?.may.changeState || entry !== 'internal') return null;
  const reread = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: reviewKey(view.id) }),
      queries.invalidateQueries({ queryKey: ['submission', view.id] }),
      queries.invalidateQueries({ queryKey: ['submissions'] }),
    ]);
  return (
    <StateSelector submission={view} all={view.definition.states} present={view.state} onChanged={reread} />
  );
}

export function EditActions({ view, entry }: ViewSlotProps) {
  const { review } = useReview(view.id);
  // The list that the submission was opened from.
  const { state } = useLocation();
  if (!review) return null;
  const { may } = review;
  const internal = entry === 'internal';
  return (
    <>
      {internal && may.complete && view.may.complete && (
        <Button variant="outlined" component={Link} to={pathOf('complete', { id: view.id })} state={state}>
          {t('review.complete')}
        </Button>
      )}
      {may.correct && (
        <Button
          variant="outlined"
          component={Link}
          to={internal ? pathOf('correct', { id: view.id }) : pathOf('correctCis', { id: view.id })}
          state={state}
        >
          {t('review.correct')}
        </Button>
      )}
    </>
  );
}
