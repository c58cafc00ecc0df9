// What was booked: day and hour in the municipality's time, where to go, and the file for calendars.
// rules: X34.72, X34.73, X34.76
import { calendarFile } from '@constancia/domain/appointments/calendar-file.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import type { Ref } from 'react';
import { epochMilliseconds } from '../../platform/clock.ts';
import { dayInWords } from '../../platform/days/day-in-words.ts';
import { saveBlob } from '../../platform/save-blob.ts';
import { t } from '../../platform/texts.ts';

interface BookedAppointment {
  readonly submissionId: string;
  readonly start: string;
  readonly end: string;
  readonly change: number;
  readonly agenda: string;
  readonly address: string;
  readonly timeZone: string;
}

/** Day and hour as the texts of an appointment have them. */
export function dayAndHour({ start, timeZone }: Pick<BookedAppointment, 'start' | 'timeZone'>) {
  const { day, time: hour } = wallTimeOf(start, timeZone);
  return { day: dayInWords(day), hour };
}

function saveInCalendar({ submissionId: id, agenda: title, ...booked }: BookedAppointment): void {
  const madeAt = new Date(epochMilliseconds()).toISOString();
  const file = calendarFile({ ...booked, id, title, madeAt, isCancelled: false });
  saveBlob(new Blob([file], { type: 'text/calendar' }), 'turno.ics');
}

interface Props {
  readonly appointment: BookedAppointment;
  /** The sentence with day and hour, which can take the focus. */
  readonly textRef?: Ref<HTMLParagraphElement>;
}

export function AppointmentFacts({ appointment, textRef }: Props) {
  const { address } = appointment;
  return (
    <>
      <p ref={textRef} tabIndex={-1} className="saved-block-text">
        <strong>{t('booking.booked', dayAndHour(appointment))}</strong>
      </p>
      {address !== '' && <p className="saved-block-text">{t('booking.address', { address })}</p>}
      <button type="button" className="button" onClick={() => saveInCalendar(appointment)}>
        {t('booking.calendar')}
      </button>
    </>
  );
}
