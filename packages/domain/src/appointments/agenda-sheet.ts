// A spreadsheet of agendas that somebody wrote: its columns, and the agenda of each line. Hours, days and numbers stand in
// the cells as they are typed on the screen.
// rules: X34.66
import { alike, type Judged, type Sheet } from '../sheets/sheet-lines.ts';
import { type EditedAgenda, tidiedAgenda } from './edited-agenda.ts';
import { type Schedule, SUGGESTED_SCHEDULE, WEEKDAYS } from './schedule.ts';
import { closedDaysOf, closedDaysText, openingsOf, openingsText, wholeNumberOf } from './schedule-text.ts';

const HOURS = ['hours-1', 'hours-2', 'hours-3', 'hours-4', 'hours-5', 'hours-6', 'hours-7'] as const;
const NUMBERS = ['minutes', 'capacity', 'aheadDays', 'noticeHours', 'reminderHours'] as const;
const COLUMNS = ['name', 'address', ...HOURS, ...NUMBERS, 'firstDay', 'lastDay', 'closedDays'] as const;
export type AgendaColumn = (typeof COLUMNS)[number];

export const AGENDA_SHEET: Sheet<AgendaColumn, object, EditedAgenda> = {
  columns: COLUMNS,
  needed: ['name'],
  read: readAgenda,
  identity: ({ name }) => alike(name),
};

type Cell = (column: AgendaColumn) => string;

function readAgenda(cell: Cell): EditedAgenda & Judged {
  const isArranged = COLUMNS.every(
    (column) => column === 'name' || column === 'address' || cell(column) === '',
  );
  const schedule = isArranged ? null : scheduleOf(cell);
  return { ...tidiedAgenda({ name: cell('name'), address: cell('address'), schedule }), issues: [] };
}

/** A cell that is empty says what the screen suggests. */
function scheduleOf(cell: Cell): Schedule {
  const number = (column: (typeof NUMBERS)[number]) =>
    cell(column) === '' ? SUGGESTED_SCHEDULE[column] : wholeNumberOf(cell(column));
  const day = (column: 'firstDay' | 'lastDay') => closedDaysOf(cell(column))[0]?.day ?? '';
  return {
    minutes: number('minutes'),
    capacity: number('capacity'),
    openings: WEEKDAYS.flatMap((weekday) => openingsOf(weekday, cell(`hours-${weekday}`))),
    firstDay: day('firstDay'),
    lastDay: day('lastDay'),
    closedDays: closedDaysOf(cell('closedDays')),
    aheadDays: number('aheadDays'),
    noticeHours: number('noticeHours'),
    reminderHours: number('reminderHours'),
  };
}

const dayText = (day: string) => (day === '' ? '' : closedDaysText([{ day, note: '' }]));

/** The cells of an agenda, as its line is read again. */
export function agendaCells({ name, address, schedule }: EditedAgenda): readonly string[] {
  if (!schedule)
    return COLUMNS.map((column) => (column === 'name' ? name : column === 'address' ? address : ''));
  const { openings, firstDay, lastDay, closedDays } = schedule;
  return [
    name,
    address,
    ...WEEKDAYS.map((weekday) => openingsText(openings, weekday)),
    ...NUMBERS.map((number) => String(schedule[number])),
    dayText(firstDay),
    dayText(lastDay),
    closedDaysText(closedDays),
  ];
}
