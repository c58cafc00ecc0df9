import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localClock } from '../time/local-clock.ts';
import type { Schedule } from './schedule.ts';
import { freeDays, isFree, isWithinHours, nextDays, offeredSlots, slotsOfDay } from './slots.ts';

const ZONE = 'America/Argentina/Cordoba';
const clock = localClock(ZONE);
const SCHEDULE: Schedule = {
  minutes: 30,
  capacity: 1,
  // Monday and Tuesday.
  openings: [
    { weekday: 1, from: '08:00', to: '09:45' },
    { weekday: 1, from: '16:00', to: '17:00' },
    { weekday: 2, from: '10:00', to: '11:00' },
  ],
  firstDay: '',
  lastDay: '',
  closedDays: [],
  aheadDays: 30,
  noticeHours: 2,
  reminderHours: 24,
};
const MONDAY = '2026-11-23';
const at = (day: string, hour: string) => clock.momentOf(day, Number(hour.slice(0, 2)) * 60);
const hoursOf = (slots: readonly { start: string }[], zone = ZONE) =>
  slots.map(({ start }) => localClock(zone).hourOf(Date.parse(start)));

it('X34.71 a day has the appointments of its hours; what does not fit whole is none', () => {
  expect(hoursOf(slotsOfDay(SCHEDULE, MONDAY, clock))).toEqual(['08:00', '08:30', '09:00', '16:00', '16:30']);
  expect(slotsOfDay(SCHEDULE, MONDAY, clock)[0]).toEqual({
    start: '2026-11-23T11:00:00.000Z',
    end: '2026-11-23T11:30:00.000Z',
  });
  expect(hoursOf(slotsOfDay(SCHEDULE, '2026-11-24', clock))).toEqual(['10:00', '10:30']);
  expect(slotsOfDay(SCHEDULE, '2026-11-25', clock)).toEqual([]);
  const night = { ...SCHEDULE, openings: [{ weekday: 1, from: '23:00', to: '24:00' }] };
  expect(hoursOf(slotsOfDay(night, MONDAY, clock))).toEqual(['23:00', '23:30']);
});

it('X34.71 before the first day, after the last one and on closed days there are none', () => {
  const open = (change: Partial<Schedule>) => slotsOfDay({ ...SCHEDULE, ...change }, MONDAY, clock).length;
  expect(open({ firstDay: MONDAY, lastDay: MONDAY })).toBe(5);
  expect(open({ firstDay: '2026-11-24' })).toBe(0);
  expect(open({ lastDay: '2026-11-22' })).toBe(0);
  expect(open({ closedDays: [{ day: MONDAY, note: 'Feriado' }] })).toBe(0);
});

it('X40.36 an appointment is within the hours while people are received all that time, whatever its length', () => {
  const within = (change: Partial<Schedule>, from = '08:30', minutes = 30) => {
    const [hour = '', minute] = from.split(':');
    const start = clock.momentOf(MONDAY, Number(hour) * 60 + Number(minute));
    const slot = {
      start: new Date(start).toISOString(),
      end: new Date(start + minutes * 60_000).toISOString(),
    };
    return isWithinHours({ ...SCHEDULE, ...change }, slot, clock);
  };
  expect([within({}), within({ minutes: 20 }), within({}, '09:15'), within({}, '16:00', 60)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([within({}, '09:16'), within({}, '07:59'), within({}, '12:00'), within({}, '09:00', 46)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(within({ closedDays: [{ day: MONDAY, note: '' }] })).toBe(false);
  expect(within({ lastDay: '2026-11-22' })).toBe(false);
  expect(within({ firstDay: '2026-11-24' })).toBe(false);
  expect(within({ openings: [{ weekday: 2, from: '08:00', to: '12:00' }] })).toBe(false);
  const [slot] = slotsOfDay(SCHEDULE, MONDAY, clock);
  expect(slot && isWithinHours(null, slot, clock)).toBe(false);
});

it('X34.71 appointments are offered neither too late nor too far ahead', () => {
  const now = at(MONDAY, '07:00');
  expect(hoursOf(offeredSlots(SCHEDULE, MONDAY, { clock, now }))).toEqual(['09:00', '16:00', '16:30']);
  expect(offeredSlots(SCHEDULE, '2026-11-16', { clock, now })).toEqual([]);
  const week = { ...SCHEDULE, aheadDays: 7 };
  expect(offeredSlots(week, '2026-11-30', { clock, now })).toHaveLength(5);
  expect(offeredSlots(week, '2026-12-01', { clock, now })).toEqual([]);
  expect(nextDays(SCHEDULE, { clock, now }, 3).map(({ day }) => day)).toEqual([
    MONDAY,
    '2026-11-24',
    '2026-11-30',
  ]);
  expect(nextDays({ ...week, lastDay: '2026-11-24' }, { clock, now }, 9)).toHaveLength(2);
});

it('X34.71 on the day on which the clocks change the missing hour has no appointments, and the double one has twice as many', () => {
  const santiago = localClock('America/Santiago');
  const madrid = localClock('Europe/Madrid');
  const all = (minutes: number): Schedule => ({
    ...SCHEDULE,
    minutes,
    openings: [
      { weekday: 6, from: '22:00', to: '24:00' },
      { weekday: 7, from: '00:00', to: '04:00' },
    ],
  });
  // Spain: from 02:00 to 03:00 on 28/03/2027, and from 03:00 back to 02:00 on 31/10/2027.
  expect(hoursOf(slotsOfDay(all(60), '2027-03-28', madrid), 'Europe/Madrid')).toEqual([
    '00:00',
    '01:00',
    '03:00',
  ]);
  expect(hoursOf(slotsOfDay(all(60), '2027-10-31', madrid), 'Europe/Madrid')).toEqual([
    '00:00',
    '01:00',
    '02:00',
    '02:00',
    '03:00',
  ]);
  // Chile: from 24:00 back to 23:00 on the Saturday 03/04/2027, and from 00:00 to 01:00 on the Sunday 05/09/2027.
  expect(hoursOf(slotsOfDay(all(60), '2027-04-03', santiago), 'America/Santiago')).toEqual([
    '22:00',
    '23:00',
    '23:00',
  ]);
  expect(hoursOf(slotsOfDay(all(60), '2027-09-05', santiago), 'America/Santiago')).toEqual([
    '01:00',
    '02:00',
    '03:00',
  ]);
});

const hour = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const someDay = fc
  .integer({ min: 0, max: 800 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const zone = fc.constantFrom(
  'America/Argentina/Cordoba',
  'America/Santiago',
  'Europe/Madrid',
  'America/Asuncion',
  'Asia/Tokyo',
);
const drawn = fc.record({
  timeZone: zone,
  day: someDay,
  minutes: fc.constantFrom(5, 7, 20, 45, 60, 90),
  hours: fc.tuple(hour, hour, hour, hour),
});

it('X34.71 no two appointments of a day overlap, each takes its length, and none is outside of the hours', () => {
  fc.assert(
    fc.property(drawn, ({ timeZone, day, minutes, hours }) => {
      const [a = '', b = '', c = '', d = ''] = hours.toSorted();
      const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7;
      const openings = [
        { weekday, from: a, to: b },
        { weekday, from: c, to: d },
      ].filter(({ from, to }) => from < to);
      const local = localClock(timeZone);
      const slots = slotsOfDay({ ...SCHEDULE, minutes, openings }, day, local);
      let before = 0;
      for (const { start, end } of slots) {
        expect(Date.parse(start)).toBeGreaterThanOrEqual(before);
        expect(Date.parse(end) - Date.parse(start)).toBe(minutes * 60_000);
        expect(local.dayOf(Date.parse(start))).toBe(day);
        const shown = local.hourOf(Date.parse(start));
        expect(openings.some(({ from, to }) => from <= shown && shown < to)).toBe(true);
        before = Date.parse(end);
      }
      expect(slots.length).toBeLessThanOrEqual((25 * 60) / minutes);
    }),
  );
});

it('X34.71 a moment is the hour that the clock of the municipality shows', () => {
  fc.assert(
    fc.property(zone, someDay, fc.integer({ min: 4 * 60, max: 23 * 60 - 1 }), (timeZone, day, minutes) => {
      const local = localClock(timeZone);
      const moment = local.momentOf(day, minutes);
      expect(local.dayOf(moment)).toBe(day);
      const [hours = 0, rest = 0] = local.hourOf(moment).split(':').map(Number);
      expect(hours * 60 + rest).toBe(minutes);
    }),
  );
});

it('X34.72 an hour is free until as many people have it as the agenda receives, also those with other lengths', () => {
  const [first, second] = slotsOfDay(SCHEDULE, MONDAY, clock);
  if (!first || !second) throw new Error('no slots');
  const two = { ...SCHEDULE, capacity: 2 };
  const long = { start: first.start, end: second.end };
  expect(isFree(first, [second], SCHEDULE)).toBe(true);
  expect(isFree(first, [first], SCHEDULE)).toBe(false);
  expect(isFree(second, [long], SCHEDULE)).toBe(false);
  expect(isFree(second, [long], two)).toBe(true);
  expect(isFree(second, [long, second], two)).toBe(false);
});

it('X34.72 days without a free hour are not offered', () => {
  const now = at(MONDAY, '05:00');
  const week = { ...SCHEDULE, aheadDays: 6 };
  const monday = slotsOfDay(SCHEDULE, MONDAY, clock);
  const tuesday = slotsOfDay(SCHEDULE, '2026-11-24', clock);
  expect(freeDays(week, { clock, now }, [...monday.slice(1), ...tuesday])).toEqual([
    { day: MONDAY, free: 1 },
  ]);
  expect(freeDays(week, { clock, now }, [])).toEqual([
    { day: MONDAY, free: 5 },
    { day: '2026-11-24', free: 2 },
  ]);
});
