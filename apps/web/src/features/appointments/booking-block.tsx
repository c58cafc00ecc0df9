// Choosing day and hour of an appointment in an agenda of our own. An hour is held only once it is confirmed: when
// somebody else was faster the person chooses again.
// rules: X34.72, X34.73
import type { Appointment } from '@constancia/contract/appointments.ts';
import { calendarFile } from '@constancia/domain/appointments/calendar-file.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { ChoiceRow } from '../../answering/fields/choice-list.tsx';
import { epochMilliseconds } from '../../platform/clock.ts';
import { dayInWords } from '../../platform/day-in-words.ts';
import { problemText } from '../../platform/problem-text.ts';
import { saveBlob } from '../../platform/save-blob.ts';
import { t } from '../../platform/texts.ts';
import { bookAppointment, listDays, listHours, type SlotLeft } from './appointment-api.ts';
import { useReading } from './use-reading.ts';

export function BookingBlock({ appointment }: { readonly appointment: Appointment }) {
  const [booked, setBooked] = useState(appointment.booked);
  if (!booked) return <Choice appointment={appointment} onBooked={setBooked} />;
  return <Booked appointment={appointment} booked={booked} isNew={booked !== appointment.booked} />;
}

interface BookedProps {
  readonly appointment: Appointment;
  readonly booked: SlotLeft;
  /** It was booked on this page just now. */
  readonly isNew: boolean;
}

function saveInCalendar({ submissionId, agenda, address }: Appointment, booked: SlotLeft): void {
  const madeAt = new Date(epochMilliseconds()).toISOString();
  const file = calendarFile({ ...booked, id: submissionId, title: agenda, address, madeAt });
  saveBlob(new Blob([file], { type: 'text/calendar' }), 'turno.ics');
}

function Booked({ appointment, booked, isNew }: BookedProps) {
  const { address, timeZone } = appointment;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  const { day, time: hour } = wallTimeOf(booked.start, timeZone);
  return (
    <>
      <p ref={text} tabIndex={-1} className="saved-block-text">
        <strong>{t('booking.booked', { day: dayInWords(day), hour })}</strong>
      </p>
      {address !== '' && <p className="saved-block-text">{t('booking.address', { address })}</p>}
      <button type="button" className="button" onClick={() => saveInCalendar(appointment, booked)}>
        {t('booking.calendar')}
      </button>
    </>
  );
}

const daysLeft = (_key: string, signal: AbortSignal) => listDays(signal);

const hoursLeft = async (day: string, signal: AbortSignal) => (day === '' ? [] : listHours(day, signal));

interface ChoiceProps {
  readonly appointment: Appointment;
  readonly onBooked: (booked: SlotLeft) => void;
}

function Choice({ appointment, onBooked }: ChoiceProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const [start, setStart] = useState('');
  const [failure, setFailure] = useState('');
  const [confirming, setConfirming] = useState(false);
  const days = useReading('days', daysLeft);
  const hours = useReading(day, hoursLeft);
  const confirm = async () => {
    if (start === '') return setFailure(t('booking.missing'));
    setFailure('');
    setConfirming(true);
    try {
      onBooked(await bookAppointment(appointment.submissionId, start));
    } catch (error) {
      setFailure(problemText(error, { otherwise: 'booking.failed' }));
      setConfirming(false);
      setStart('');
      days.again();
      hours.again();
    }
  };
  if (days.failure !== null)
    return <Failed text={problemText(days.failure, { otherwise: 'booking.failed' })} onRetry={days.again} />;
  if (!days.data) return <p role="status">{t('booking.loading')}</p>;
  if (days.data.length === 0 && failure === '') return <p>{t('booking.none')}</p>;
  return (
    <>
      <p>{t('booking.intro')}</p>
      <label htmlFor={id}>{t('booking.day')}</label>
      <select
        id={id}
        className="input"
        value={day}
        onChange={(event) => {
          setDay(event.target.value);
          setStart('');
        }}
      >
        <option value="">{t('booking.choose-day')}</option>
        {days.data.map((left) => (
          <option key={left.day} value={left.day}>
            {t('booking.day-left', { day: dayInWords(left.day), free: left.free })}
          </option>
        ))}
      </select>
      {hours.data && hours.data.length > 0 && (
        <Hours slots={hours.data} timeZone={appointment.timeZone} start={start} onPick={setStart} />
      )}
      {hours.failure !== null && (
        <Failed text={problemText(hours.failure, { otherwise: 'booking.failed' })} onRetry={hours.again} />
      )}
      <button
        type="button"
        className="button button-main"
        aria-disabled={confirming || undefined}
        onClick={() => {
          if (!confirming) void confirm();
        }}
      >
        {t('booking.confirm')}
      </button>
      <div className="saved-block-status">
        <p role="status">{confirming && t('booking.confirming')}</p>
        {failure !== '' && (
          <p className="saved-block-failed" role="alert">
            {failure}
          </p>
        )}
      </div>
    </>
  );
}

interface HoursProps {
  readonly slots: readonly SlotLeft[];
  readonly timeZone: string;
  readonly start: string;
  readonly onPick: (start: string) => void;
}

function Hours({ slots, timeZone, start, onPick }: HoursProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{t('booking.hour')}</legend>
      <div className="choice-list">
        {slots.map((slot) => (
          <ChoiceRow
            key={slot.start}
            type="radio"
            name={name}
            checked={slot.start === start}
            onChange={() => onPick(slot.start)}
          >
            {wallTimeOf(slot.start, timeZone).time}
          </ChoiceRow>
        ))}
      </div>
    </fieldset>
  );
}

function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <>
      <p className="saved-block-failed" role="alert">
        {text}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </>
  );
}
