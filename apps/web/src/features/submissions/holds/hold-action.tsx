// The button with which an administrator puts a viewed submission on hold, or lifts its own hold.
// rules: X37.24
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { LiftHoldDialog, PutOnHoldDialog } from '../../forms/public.ts';
import type { ViewSlotProps } from '../view/submission-screen.tsx';
import { liftHoldOfSubmission, putSubmissionOnHold } from './hold-api.ts';

export function HoldAction({ view, entry }: ViewSlotProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  if (!view.may.hold || entry === 'cis') return null;
  const { id, code, timeZone } = view;
  const own = view.holds.find(({ of }) => of === 'submission');
  const shared = {
    onClose: () => setAsking(false),
    onChanged: async () => {
      await queries.invalidateQueries({ queryKey: ['submission', id] });
      await queries.invalidateQueries({ queryKey: ['submissions'] });
    },
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t(own ? 'hold.lift' : 'hold.put')}
      </Button>
      {asking && !own && (
        <PutOnHoldDialog
          {...shared}
          title={t('hold.put-title', { code })}
          text={t('hold.put-text')}
          done={t('hold.done')}
          put={(reason) => putSubmissionOnHold(id, reason)}
        />
      )}
      {asking && own && (
        <LiftHoldDialog
          {...shared}
          title={t('hold.lift-title', { code })}
          text={t('hold.lift-text')}
          done={t('hold.lifted')}
          hold={own}
          banner={t('hold.banner', { reason: own.reason })}
          timeZone={timeZone}
          lift={(seen) => liftHoldOfSubmission(id, seen)}
        />
      )}
    </>
  );
}
