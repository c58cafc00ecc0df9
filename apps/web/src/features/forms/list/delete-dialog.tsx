// Confirms deleting a form. It names the form and counts its submissions when it opens, because they are deleted too.
// rules: P2.85, P4.18, P8.12, X10.04, X10.10

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { useFocusAfter } from '../../../ui/staff/use-focus-after.ts';
import { type Deletion, deleteForm, readDeletion } from '../api.ts';
import { actionProblems, isGone } from '../form-problems.ts';
import './delete-dialog.css';

function Facts({ title, count }: { readonly title: string; readonly count: number | null }) {
  return (
    <dl className="delete-facts">
      <Typography component="dt" color="textSecondary">
        {t('form-list.delete-form')}
      </Typography>
      <Typography component="dd" variant="subtitle1" sx={{ m: 0 }}>
        <bdi>{title}</bdi>
      </Typography>
      <Typography component="dt" color="textSecondary">
        {t('form-list.delete-submissions')}
      </Typography>
      <Typography component="dd" variant="subtitle1" sx={{ m: 0 }}>
        {count === null ? (
          <Skeleton width={80} />
        ) : count === 0 ? (
          t('form-list.delete-no-submissions')
        ) : (
          count
        )}
      </Typography>
    </dl>
  );
}

function useDeleting(form: FormRow, onDone: () => void) {
  const counted = useQuery({
    queryKey: ['form-deletion', form.id],
    queryFn: () => readDeletion(form.id),
    gcTime: 0,
  });
  const [working, setWorking] = useState(false);
  const [stale, setStale] = useState(false);
  const queries = useQueryClient();
  const notify = useNotify();
  const finish = async () => {
    await queries.invalidateQueries({ queryKey: ['forms'] });
    onDone();
  };
  const fail = async (error: unknown) => {
    if (asCallError(error).code === 'stale-version') {
      await counted.refetch();
      return setStale(true);
    }
    const text = problemText(error, actionProblems('form-list.delete-failed'));
    notify({ kind: 'error', text });
    if (isGone(error)) await finish();
  };
  const run = async (seen: Deletion) => {
    setWorking(true);
    setStale(false);
    try {
      await deleteForm(form.id, seen.version);
      notify({ kind: 'success', text: t('form-list.deleted') });
      await finish();
    } catch (error) {
      await fail(error);
    }
    setWorking(false);
  };
  return { counted, working, stale, run, finish };
}

interface Props {
  readonly form: FormRow;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the dialog is out of sight: the focus then needs another element. */
  readonly onClosed: () => void;
}

export function DeleteDialog({ form, open, onClose, onClosed }: Props) {
  const { counted, working, stale, run, finish } = useDeleting(form, onClose);
  const button = useFocusAfter<HTMLButtonElement>(working);
  const { data, error } = counted;
  const title = inLanguage(data?.title ?? form.title, language);
  // A form that no longer exists leaves the list when the dialog closes.
  const leave = () => (isGone(error) ? void finish() : onClose());
  return (
    <DialogFrame
      role="alertdialog"
      open={open}
      title={t('form-list.delete-title')}
      text={t('form-list.delete-text')}
      size="sm"
      busy={working}
      onClose={leave}
      onClosed={onClosed}
      actions={
        <>
          <Button onClick={leave} disabled={working} ref={focusOnMount}>
            {t('form-list.cancel')}
          </Button>
          <Button
            ref={button}
            variant="contained"
            color="error"
            disabled={working || !data || error !== null}
            className="delete-go"
            onClick={() => data && void run(data)}
          >
            {working ? t('form-list.deleting') : t('form-list.delete-go', { title })}
          </Button>
        </>
      }
    >
      {error ? (
        <FailureAlert
          text={problemText(error, actionProblems('staff.forms-failed'))}
          onRetry={!isGone(error) && counted.refetch}
        />
      ) : (
        <Facts title={title} count={data?.submissionCount ?? null} />
      )}
      {stale && <Alert severity="warning">{t('form-list.delete-stale')}</Alert>}
    </DialogFrame>
  );
}
