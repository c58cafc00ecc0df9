// An appointment that who booked it can move, cancel, or book again after it was cancelled.
// rules: X34.76
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { asCallError, isUnanswered } from '../../platform/api-client.ts';
import { t } from '../../platform/texts.ts';
import { QuestionDialog } from '../../ui/light/question-dialog.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { AppointmentFacts, dayAndHour } from './appointment-facts.tsx';
import {
  cancelByLink,
  isOutdated,
  type LinkedAppointment,
  listDaysOf,
  listHoursOf,
  moveByLink,
} from './link-api.ts';
import { SlotChoice, type SlotSource } from './slot-choice.tsx';

interface Props {
  readonly token: string;
  readonly appointment: LinkedAppointment;
  /** Why the last change was refused; '' for none. */
  readonly notice: string;
  /** It is so since a change on this page. */
  readonly isNew: boolean;
  /** Reads it again, because it could not be read after the last change; null where it is as the server has it. */
  readonly onRetry: (() => void) | null;
  readonly onChanged: (appointment: LinkedAppointment) => void;
  /** A change was refused. */
  readonly onRefused: (error: unknown) => void;
}

export function ChangeAppointment(props: Props) {
  const { appointment, notice, isNew, onRetry } = props;
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <section className="saved-block" aria-labelledby={id}>
      <h1 id={id}>{t('appointment.title')}</h1>
      {notice !== '' && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t('shell.retry')}
        </button>
      )}
      {appointment.agenda !== '' && (
        <p className="saved-block-text">{t('appointment.agenda', { agenda: appointment.agenda })}</p>
      )}
      {appointment.isCancelled ? (
        <>
          <p ref={text} tabIndex={-1} className="saved-block-text">
            <strong>{t('booking.was', dayAndHour(appointment))}</strong>
          </p>
          <OtherHour {...props} intro={t('booking.again-intro')} />
        </>
      ) : (
        <>
          <AppointmentFacts appointment={appointment} textRef={text} />
          <Ways {...props} />
        </>
      )}
    </section>
  );
}

function OtherHour({
  token,
  appointment: { change: seen, timeZone },
  intro,
  isAskedFor = false,
  onChanged,
  onRefused,
}: Props & { readonly intro: string; readonly isAskedFor?: boolean }) {
  const source = useMemo(
    (): SlotSource<LinkedAppointment> => ({
      listDays: (_key, signal) => listDaysOf(token, signal),
      listHours: (day, signal) => listHoursOf(token, day, signal),
      book: (start) => moveByLink({ token, seen }, start),
    }),
    [token, seen],
  );
  const refused = (error: unknown) => {
    if (!isOutdated(error) && !isUnanswered(asCallError(error))) return false;
    onRefused(error);
    return true;
  };
  return (
    <SlotChoice
      source={source}
      timeZone={timeZone}
      intro={intro}
      isAskedFor={isAskedFor}
      onBooked={onChanged}
      onRefused={refused}
    />
  );
}

/** What can be done with an appointment that holds. */
function Ways(props: Props) {
  const { appointment, notice } = props;
  const { noticeHours, isChangeable } = appointment;
  const [way, setWay] = useState<'none' | 'move' | 'cancel' | 'kept'>('none');
  if (!isChangeable) return notice === '' && <p>{t('problem.appointment-too-late')}</p>;
  if (way === 'move')
    return (
      <>
        <OtherHour {...props} intro={t('booking.move-intro')} isAskedFor />
        <button key="keep" type="button" className="button" onClick={() => setWay('kept')}>
          {t('booking.keep')}
        </button>
      </>
    );
  return (
    <>
      {noticeHours > 0 && <p className="soft">{t('booking.until', { hours: noticeHours })}</p>}
      <button
        key="move"
        ref={way === 'kept' ? focusOnMount : undefined}
        type="button"
        className="button"
        onClick={() => setWay('move')}
      >
        {t('booking.move')}
      </button>
      <button type="button" className="button button-danger" onClick={() => setWay('cancel')}>
        {t('booking.cancel')}
      </button>
      {way === 'cancel' && <AskCancelling {...props} onClose={() => setWay('none')} />}
    </>
  );
}

function AskCancelling({
  token,
  appointment,
  onChanged,
  onRefused,
  onClose,
}: Props & { readonly onClose: () => void }) {
  const [cancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    try {
      onChanged(await cancelByLink({ token, seen: appointment.change }));
    } catch (error) {
      onClose();
      onRefused(error);
    }
  };
  return (
    <QuestionDialog
      title={t('booking.cancel-title')}
      yes={t('booking.cancel')}
      no={t('booking.keep')}
      busy={cancelling}
      onYes={() => void cancel()}
      onClose={onClose}
    >
      <p>{t('booking.cancel-text', dayAndHour(appointment))}</p>
      <p role="status">{cancelling && t('booking.cancelling')}</p>
    </QuestionDialog>
  );
}
