import { expect, it } from 'vitest';
import { checkSchedule, type Schedule, tidiedSchedule } from './schedule.ts';
import { closedDaysOf, closedDaysText, openingsOf, openingsText } from './schedule-text.ts';

const SCHEDULE: Schedule = {
  minutes: 20,
  capacity: 2,
  openings: [
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 1, from: '16:00', to: '24:00' },
  ],
  firstDay: '2026-11-02',
  lastDay: '2027-11-02',
  closedDays: [{ day: '2027-05-01', note: 'Día del Trabajador' }],
  aheadDays: 60,
  noticeHours: 2,
  reminderHours: 24,
};
const codesOf = (change: Partial<Schedule>) =>
  checkSchedule({ ...SCHEDULE, ...change }).map(({ code, at }) => `${at?.field} ${code}`);
const hours = (typed: string) => codesOf({ openings: openingsOf(3, typed) });

it('X34.71 what is wrong with the numbers, the hours and the days is named with its field', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ firstDay: '', lastDay: '', closedDays: [] })).toEqual([]);
  expect(codesOf({ minutes: 4, capacity: 0, aheadDays: 366, noticeHours: 0.5 })).toEqual([
    'minutes agenda-number-invalid',
    'capacity agenda-number-invalid',
    'aheadDays agenda-number-invalid',
    'noticeHours agenda-number-invalid',
  ]);
  expect(codesOf({ openings: [] })).toEqual(['openings-1 agenda-hours-required']);
  expect(codesOf({ firstDay: '2026-02-30' })).toEqual(['firstDay agenda-day-invalid']);
  expect(codesOf({ lastDay: '2026-11-01' })).toEqual(['lastDay agenda-days-order']);
  expect(codesOf({ closedDays: [{ day: '2027-02-29', note: '' }] })).toEqual([
    'closedDays agenda-day-invalid',
  ]);
  expect(codesOf({ closedDays: [{ day: '2027-03-01', note: 'x'.repeat(101) }] })).toEqual([
    'closedDays agenda-closed-note-too-long',
  ]);
});

it('X34.71 hours of one day are in order, apart, and long enough for an appointment', () => {
  expect(hours('8-12, 16:00-18:30')).toEqual([]);
  expect(hours('8-12; 12-13')).toEqual([]);
  for (const typed of ['12-8', '8-8', '8-25', 'mañana', '8:61-9', '-'])
    expect(hours(typed), typed).toEqual(['openings-3 agenda-hours-invalid']);
  expect(hours('8-12, 11-13')).toEqual(['openings-3 agenda-hours-overlap']);
  expect(hours('8-12, 13:00-13:19')).toEqual(['openings-3 agenda-hours-too-short']);
  expect(hours('8-12, 13:00-13:20')).toEqual([]);
});

it('X34.71 hours and closed days are read as they are typed, and shown as they are stored', () => {
  const openings = openingsOf(2, ' 8 - 12,16.30–18:00 ');
  expect(openings).toEqual([
    { weekday: 2, from: '08:00', to: '12:00' },
    { weekday: 2, from: '16:30', to: '18:00' },
  ]);
  expect(openingsText([...SCHEDULE.openings, ...openings], 2)).toBe('08:00-12:00, 16:30-18:00');
  const closedDays = closedDaysOf('1/5/2027   Día del  Trabajador\n\n25/12/2026\nNavidad');
  expect(closedDays).toEqual([
    { day: '2027-05-01', note: 'Día del Trabajador' },
    { day: '2026-12-25', note: '' },
    { day: 'Navidad', note: '' },
  ]);
  expect(closedDaysText(closedDays.slice(0, 2))).toBe('01/05/2027 Día del Trabajador\n25/12/2026');
});

it('X34.71 a schedule is stored in order, each closed day once', () => {
  const mixed = {
    ...SCHEDULE,
    openings: SCHEDULE.openings.toReversed(),
    closedDays: [
      { day: '2027-05-25', note: '' },
      { day: '2027-05-01', note: 'Otra' },
      { day: '2027-05-01', note: ' Día  del Trabajador ' },
    ],
  };
  expect(tidiedSchedule(mixed)).toEqual({
    ...SCHEDULE,
    closedDays: [...SCHEDULE.closedDays, { day: '2027-05-25', note: '' }],
  });
});
