// The hold of a form, from the menu of the list: puts it there, or shows it and asks whether it is lifted.
// rules: X37.24, X37.26
import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { actionProblems } from '../form-problems.ts';
import { liftHoldOfForm, putFormOnHold, readHold } from './hold-api.ts';
import { LiftHoldDialog, PutOnHoldDialog } from './hold-dialog.tsx';

interface Props {
  readonly form: FormRow;
  /** Of the person who reads it. */
  readonly timeZone: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function FormHoldDialog({ form, timeZone, ...frame }: Props) {
  const { id } = form;
  const title = inLanguage(form.title, language);
  const read = useQuery({ queryKey: ['form-hold', id], queryFn: () => readHold(id), gcTime: 0 });
  if (!read.data)
    return (
      <DialogFrame {...frame} title={t('hold.open-form')} size="sm">
        {read.isError ? (
          <FailureAlert
            text={problemText(read.error, actionProblems('hold.read-failed'))}
            onRetry={read.refetch}
          />
        ) : (
          <Skeleton variant="rounded" height={80} aria-label={t('shell.loading')} />
        )}
      </DialogFrame>
    );
  const { hold } = read.data;
  if (hold)
    return (
      <LiftHoldDialog
        {...frame}
        title={t('hold.lift-title-form', { title })}
        text={t('hold.lift-text-form')}
        done={t('hold.lifted')}
        hold={hold}
        banner={t('hold.banner-of-form', { reason: hold.reason })}
        timeZone={timeZone}
        lift={(seen) => liftHoldOfForm(id, seen)}
      />
    );
  return (
    <PutOnHoldDialog
      {...frame}
      title={t('hold.put-title-form', { title })}
      text={t('hold.put-text-form')}
      done={t('hold.done-form')}
      put={(reason) => putFormOnHold(id, reason)}
    />
  );
}
