// Lines of a spreadsheet as agendas.
import { expect, it } from 'vitest';
import { columnsByTitle, sheetLines } from '../sheets/sheet-lines.ts';
import { AGENDA_SHEET, type AgendaColumn, agendaCells } from './agenda-sheet.ts';
import type { EditedAgenda } from './edited-agenda.ts';

const HEADINGS = [...AGENDA_SHEET.columns];
const TITLES = Object.fromEntries(HEADINGS.map((name) => [name, name])) as Record<AgendaColumn, string>;
const read = (...table: (readonly string[])[]) =>
  sheetLines(AGENDA_SHEET, { table: [HEADINGS, ...table], columns: columnsByTitle(HEADINGS, TITLES) }, {});
const cellsOf = (cells: Partial<Record<AgendaColumn, string>>) => HEADINGS.map((name) => cells[name] ?? '');

const FULL: EditedAgenda = {
  name: 'Licencias',
  address: 'Mitre 100',
  schedule: {
    minutes: 15,
    capacity: 2,
    openings: [
      { weekday: 1, from: '08:00', to: '12:00' },
      { weekday: 1, from: '16:00', to: '18:30' },
      { weekday: 7, from: '09:00', to: '10:00' },
    ],
    firstDay: '2027-03-01',
    lastDay: '',
    closedDays: [
      { day: '2027-05-01', note: 'Día del Trabajador' },
      { day: '2027-05-25', note: '' },
    ],
    aheadDays: 30,
    noticeHours: 0,
    reminderHours: 48,
  },
};

it('X34.66 hours, days and numbers are read as they are typed on the screen, and what is written is read again', () => {
  const [line] = read(
    cellsOf({
      name: ' Licencias ',
      address: 'Mitre 100',
      'hours-1': '16-18:30, 8-12',
      'hours-7': '09:00 – 10:00',
      minutes: '15',
      capacity: '2',
      aheadDays: '30',
      noticeHours: '0',
      reminderHours: '48',
      firstDay: '1/3/2027',
      closedDays: '25/05/2027\n01/05/2027 Día del Trabajador',
    }),
  );
  expect(line).toEqual({ ...FULL, line: 2, issues: [] });
  expect(read(agendaCells(FULL))[0]).toEqual(line);
});

it('X34.66 without hours, days and numbers the municipality arranges the appointments; an empty number is the suggested one', () => {
  const [arranged, suggested, wrong] = read(
    cellsOf({ name: 'Obras', address: 'Salta 1' }),
    cellsOf({ name: 'Salud', 'hours-2': '8-12' }),
    cellsOf({ name: 'Tránsito', 'hours-2': 'mañana', minutes: 'veinte' }),
  );
  expect([arranged?.schedule, agendaCells(arranged!).slice(0, 3)]).toEqual([null, ['Obras', 'Salta 1', '']]);
  expect(suggested?.schedule).toMatchObject({
    minutes: 20,
    capacity: 1,
    aheadDays: 60,
    noticeHours: 2,
    reminderHours: 24,
  });
  expect(wrong?.schedule).toMatchObject({ minutes: -1, openings: [{ weekday: 2, from: 'mañana', to: '' }] });
});

it('X34.66 a name that comes again, with accents or not, is said with its line', () => {
  const lines = read(cellsOf({ name: 'Tránsito' }), cellsOf({ name: 'TRANSITO' }));
  expect(lines.map(({ issues }) => issues.map(({ code }) => code))).toEqual([[], ['sheet-line-repeated']]);
});
