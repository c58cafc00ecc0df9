// The calendar of a date question, in Spanish in every language of the page. Its keys are those of every date grid:
// arrows for days and weeks, Page Up and Down for months, Home and End for the week. Downloaded on first use.
// rules: A5.08, P9.25, P9.28
import type { CalendarDate } from '@constancia/domain/questions/calendar-date.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localNow } from '../../platform/clock.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from '../../ui/light/modal-dialog.tsx';
import {
  addDays,
  addMonths,
  dayName,
  dayToOpenAt,
  monthName,
  weekday,
  weekdayNames,
  weeksOf,
  writeDate,
} from './calendar-days.ts';
import './calendar.css';

interface CalendarProps {
  /** The text of the field: DD/MM/YYYY, or anything else a person typed. */
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
  readonly onClose: () => void;
}

const MOVES: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  Home: (date) => addDays(date, -weekday(date)),
  End: (date) => addDays(date, 6 - weekday(date)),
};

const STEPS: readonly { readonly months: number; readonly sign: string; readonly label: TextCode }[] = [
  { months: -12, sign: '«', label: 'answering.previous-year' },
  { months: -1, sign: '‹', label: 'answering.previous-month' },
  { months: 1, sign: '›', label: 'answering.next-month' },
  { months: 12, sign: '»', label: 'answering.next-year' },
];

export function Calendar({ chosen, onChoose, onClose }: CalendarProps) {
  const today = localNow().date;
  const [current, setCurrent] = useState(() => dayToOpenAt(chosen, today));
  const monthId = useId();
  const step = ({ months, sign, label }: (typeof STEPS)[number]) => (
    <button
      key={label}
      type="button"
      className="button button-icon"
      onClick={() => setCurrent(addMonths(current, months))}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="only-read">{t(label)}</span>
    </button>
  );
  return (
    <ModalDialog title={t('answering.calendar')} variant="calendar" onClose={onClose}>
      <div className="calendar-head">
        {STEPS.slice(0, 2).map(step)}
        <p id={monthId} aria-live="polite" lang="es">
          {monthName(current)}
        </p>
        {STEPS.slice(2).map(step)}
      </div>
      <MonthGrid
        current={current}
        labelledBy={monthId}
        today={today}
        onMove={setCurrent}
        onChoose={onChoose}
      />
      <DialogActions>
        <button type="button" className="button" onClick={() => onChoose(today)}>
          {t('answering.today')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('shell.close')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}

interface MonthGridProps {
  readonly current: CalendarDate;
  readonly labelledBy: string;
  readonly today: string;
  readonly onMove: (date: CalendarDate) => void;
  readonly onChoose: (date: string) => void;
}

function MonthGrid({ current, labelledBy, today, onMove, onChoose }: MonthGridProps) {
  const focusedRef = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, because opening focuses its first button.
  useEffect(() => focusedRef.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    flushSync(() => onMove(move(current)));
    focusedRef.current?.focus();
  };
  const dayCell = (day: number | null, position: number) => {
    if (day === null) return <td key={`empty-${position}`} aria-hidden="true" />;
    const date = { ...current, day };
    const isCurrent = day === current.day;
    return (
      <td key={day}>
        <button
          type="button"
          ref={isCurrent ? focusedRef : undefined}
          className={writeDate(date) === today ? 'day day-today' : 'day'}
          tabIndex={isCurrent ? 0 : -1}
          aria-pressed={isCurrent}
          aria-label={dayName(date)}
          onKeyDown={onKeyDown}
          onClick={() => onChoose(writeDate(date))}
        >
          {day}
        </button>
      </td>
    );
  };
  return (
    <table className="calendar" lang="es" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weekdayNames().map(({ short, full }) => (
            <th key={full} scope="col" abbr={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(current).map((week) => (
          <tr key={week.find((day) => day !== null)}>{week.map(dayCell)}</tr>
        ))}
      </tbody>
    </table>
  );
}
