// The checkboxes with which a reviewer marks questions and sections. The server stores each mark immediately.
// rules: R2.079, R4.22, R4.23

import type { Review } from '@constancia/contract/submissions/review.ts';
import { isMarked } from '@constancia/domain/review/change-request.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useRef, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { useNotify } from '../../ui/staff/toast.tsx';
import type { MarkedField } from '../submissions/public.ts';
import { reviewKey, setReviewMark } from './api.ts';

export const MarksContext = createContext<{
  readonly submissionId: string;
  readonly marks: Review['marks'];
}>({ submissionId: '', marks: [] });

export function Mark({ at, label }: { readonly at: MarkedField; readonly label: string }) {
  const { submissionId, marks } = use(MarksContext);
  const queries = useQueryClient();
  const notify = useNotify();
  /** The person's last choice, until the server has stored it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const newest = useRef(0);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  // A click waits while the previous one is still being stored, so that the last click decides.
  const toggle = async (marked: boolean) => {
    newest.current += 1;
    const turn = newest.current;
    setWanted(marked);
    const before = sent.current;
    const own = (async () => {
      await before;
      await setReviewMark(submissionId, at, { marked });
    })();
    sent.current = own.catch(() => {});
    try {
      await own;
      await queries.invalidateQueries({ queryKey: reviewKey(submissionId) });
    } catch {
      notify({ kind: 'error', text: t('review.mark-failed') });
    } finally {
      if (turn === newest.current) setWanted(null);
    }
  };
  const words = at.questionId === undefined ? 'review.mark-section' : 'review.mark-answer';
  return (
    <FormControlLabel
      sx={{ ml: -3, mr: 0, my: -2, flex: 'none', alignItems: 'start' }}
      control={
        <Checkbox
          size="small"
          checked={wanted ?? isMarked(marks, at)}
          slotProps={{ input: { 'aria-label': t(`${words}-named`, { label }) } }}
          onChange={(event) => void toggle(event.target.checked)}
        />
      }
      label={t(words)}
      slotProps={{ typography: { sx: { fontSize: '0.875rem', py: 2 } } }}
    />
  );
}
