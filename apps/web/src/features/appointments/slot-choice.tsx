// Choosing day and hour of an appointment in an agenda of our own. An hour is held only once it is confirmed: when
// somebody else was faster the person chooses again.
// rules: X34.72, X34.76

import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { useId, useState } from 'react';
import { ChoiceRow } from '../../answering/fields/choice-list.tsx';
import { dayInWords } from '../../platform/days/day-in-words.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import type { DayLeft, SlotLeft } from './appointment-api.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useReading } from './use-reading.ts';
import '../../ui/light/fields.css';

/** Where days and hours come from, and how one is booked. The same functions as long as it is for the same appointment. */
export interface SlotSource<Booked> {
  readonly listDays: (key: string, signal: AbortSignal) => Promise<readonly DayLeft[]>;
  readonly listHours: (day: string, signal: AbortSignal) => Promise<readonly SlotLeft[]>;
  readonly book: (start: string) => Promise<Booked>;
}

interface SlotChoiceProps<Booked> {
  readonly source: SlotSource<Booked>;
  readonly timeZone: string;
  readonly intro: string;
  /** The day has the focus once it can be chosen: the person asked for the choice. */
  readonly isAskedFor?: boolean;
  readonly onBooked: (booked: Booked) => void;
  /** True when the page around it says so, or shows how it is now. */
  readonly onRefused?: (error: unknown) => boolean | Promise<boolean>;
}

export function SlotChoice<Booked>({
  source,
  timeZone,
  intro,
  isAskedFor = false,
  onBooked,
  onRefused,
}: SlotChoiceProps<Booked>) {
  const id = useId();
  const [day, setDay] = useState('');
  const [start, setStart] = useState('');
  const [failure, setFailure] = useState('');
  const [confirming, setConfirming] = useState(false);
  const days = useReading('days', source.listDays);
  const hours = useReading(day, source.listHours);
  const confirm = async () => {
    if (start === '') return setFailure(t('booking.missing'));
    setFailure('');
    setConfirming(true);
    try {
      onBooked(await source.book(start));
    } catch (error) {
      const isSaid = await onRefused?.(error);
      setConfirming(false);
      if (isSaid) return;
      setFailure(problemText(error, { otherwise: 'booking.failed' }));
      setStart('');
      days.again();
      hours.again();
    }
  };
  if (days.failure !== null)
    return <Failed text={problemText(days.failure, { otherwise: 'booking.failed' })} onRetry={days.again} />;
  if (!days.data) return <p role="status">{t('booking.loading')}</p>;
  if (days.data.length === 0) return <NoneLeft isNews={failure !== ''} />;
  return (
    <>
      <p>{intro}</p>
      <label htmlFor={id}>{t('booking.day')}</label>
      <select
        id={id}
        className="input"
        ref={isAskedFor ? focusOnMount : undefined}
        value={day}
        onChange={(event) => {
          setDay(event.target.value);
          setStart('');
        }}
      >
        <option value="">{t('booking.choose-day')}</option>
        {days.data.map((left) => (
          <option key={left.day} value={left.day}>
            {t('booking.day-left', { day: dayInWords(left.day), count: left.free })}
          </option>
        ))}
      </select>
      {day !== '' && hours.failure === null && (
        <HoursOfDay slots={hours.data} timeZone={timeZone} start={start} onPick={setStart} />
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

/** `isNews`: somebody else took the last hour while the person chose it, who had the focus on a button that is gone. */
function NoneLeft({ isNews }: { readonly isNews: boolean }) {
  if (!isNews) return <p>{t('booking.none')}</p>;
  return (
    <p ref={focusOnMount} tabIndex={-1} className="saved-block-failed" role="alert">
      {t('booking.none')}
    </p>
  );
}

/** Somebody else may have taken the last hour of the day since the days were read. */
function HoursOfDay({
  slots,
  ...rest
}: Omit<HoursProps, 'slots'> & { readonly slots: HoursProps['slots'] | undefined }) {
  if (slots && slots.length > 0) return <Hours slots={slots} {...rest} />;
  return <p role="status">{t(slots ? 'booking.day-full' : 'booking.loading')}</p>;
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

interface FailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

function Failed({ text, onRetry }: FailedProps) {
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
