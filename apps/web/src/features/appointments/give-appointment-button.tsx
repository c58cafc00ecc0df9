// Books an appointment for a submission at the desk, or moves the one that it has.
// rules: X34.77

import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { dayInWords } from '../../platform/days/day-in-words.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { SelectField } from '../../ui/staff/choices/select-field.tsx';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';
import { bookForSubmission, listDaysForSubmission, listHoursForSubmission } from './staff-api.ts';
import { useAppointmentReadAgain } from './use-appointment-read-again.ts';

interface Props {
  readonly submissionId: string;
  readonly timeZone: string;
  /** The number of the change that the person saw; null when nothing was ever booked. */
  readonly seen: number | null;
  /** It has one to come, which is moved. */
  readonly moves: boolean;
}

export function GiveAppointmentButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t(props.moves ? 'appointment-card.move' : 'appointment-card.give')}
      </Button>
      {isOpen && <GiveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Days and hours that are left, read again each time the dialog opens. */
function useFree(submissionId: string, day: string) {
  const fresh = { gcTime: 0, staleTime: 0 } as const;
  const days = useQuery({
    queryKey: ['appointment-days', submissionId],
    queryFn: ({ signal }) => listDaysForSubmission(submissionId, signal),
    ...fresh,
  });
  const hours = useQuery({
    queryKey: ['appointment-hours', submissionId, day],
    queryFn: ({ signal }) => listHoursForSubmission(submissionId, day, signal),
    enabled: day !== '',
    ...fresh,
  });
  return { days, hours };
}

interface DialogProps extends Props {
  readonly onClose: () => void;
}

/** What is chosen, and giving it. */
function useGiving({ submissionId, seen, onClose }: DialogProps) {
  const [day, setDay] = useState('');
  const [start, setStart] = useState('');
  const [missing, setMissing] = useState(false);
  const notify = useNotify();
  const readAgain = useAppointmentReadAgain(submissionId);
  const { days, hours } = useFree(submissionId, day);
  const giving = useMutation({
    mutationFn: () => bookForSubmission(submissionId, { start, seen }),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('appointment-card.given') });
      onClose();
      await readAgain();
    },
    onError: async (error) => {
      setStart('');
      await days.refetch();
      await hours.refetch();
      if (asCallError(error).code !== 'appointment-taken') await readAgain();
    },
  });
  const pickDay = (picked: string) => {
    setDay(picked);
    setStart('');
  };
  const go = () => {
    setMissing(start === '');
    if (start !== '') giving.mutate();
  };
  const failed = giving.error ?? days.error ?? hours.error;
  return { day, start, missing, days, hours, isBusy: giving.isPending, failed, pickDay, setStart, go };
}

function GiveDialog(props: DialogProps) {
  const { moves, timeZone, onClose } = props;
  const given = useGiving(props);
  const { isBusy, failed } = given;
  return (
    <DialogFrame
      title={t(moves ? 'appointment-card.move' : 'appointment-card.give')}
      size="sm"
      busy={isBusy}
      closedBy="escape-only"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('editor.cancel')}
          </Button>
          <Button variant="contained" loading={isBusy} onClick={given.go}>
            {t('appointment-card.confirm')}
          </Button>
        </>
      }
    >
      {failed && (
        <FailureAlert
          text={problemText(failed, { otherwise: 'appointment-card.change-failed' })}
          onRetry={false}
        />
      )}
      <DayAndHour given={given} timeZone={timeZone} />
    </DialogFrame>
  );
}

interface DayAndHourProps {
  readonly given: ReturnType<typeof useGiving>;
  readonly timeZone: string;
}

function DayAndHour({ given, timeZone }: DayAndHourProps) {
  const { day, start, missing, days, hours, isBusy, pickDay, setStart } = given;
  const id = useId();
  const isWrong = missing && start === '';
  const errorAt = (isHere: boolean) => (isWrong && isHere ? t('appointment-card.missing') : undefined);
  return (
    <>
      {days.data?.days.length === 0 && <p>{t('appointment-card.none-free')}</p>}
      <SelectField
        id={`${id}-day`}
        label={t('appointment-card.day')}
        none={t('appointment-card.choose-day')}
        value={day}
        choices={(days.data?.days ?? []).map((left) => ({ id: left.day, name: dayInWords(left.day) }))}
        disabled={!days.data || isBusy}
        error={errorAt(day === '')}
        onPick={pickDay}
      />
      <SelectField
        id={`${id}-hour`}
        label={t('appointment-card.hour')}
        none={t('appointment-card.choose-hour')}
        value={start}
        choices={(hours.data?.slots ?? []).map((slot) => ({
          id: slot.start,
          name: wallTimeOf(slot.start, timeZone).time,
        }))}
        disabled={!hours.data || isBusy}
        error={errorAt(day !== '')}
        onPick={setStart}
      />
    </>
  );
}
