import { expect, it } from 'vitest';
import { agendaChanges, checkAgenda, type EditedAgenda, tidiedAgenda } from './edited-agenda.ts';
import type { Schedule } from './schedule.ts';

const SCHEDULE: Schedule = {
  minutes: 20,
  capacity: 1,
  openings: [{ weekday: 1, from: '08:00', to: '12:00' }],
  firstDay: '',
  lastDay: '',
  closedDays: [],
  aheadDays: 60,
  noticeHours: 2,
  reminderHours: 24,
};
const AGENDA: EditedAgenda = { name: 'Licencias', address: '', schedule: null };
const codesOf = (change: Partial<EditedAgenda>, others: readonly string[] = []) =>
  checkAgenda({ ...AGENDA, ...change }, others).map(({ code, at }) => `${at?.field} ${code}`);

it('X34.70 an agenda has a name that no other agenda has, whatever its accents and capitals', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ name: '' })).toEqual(['name agenda-name-required']);
  expect(codesOf({ name: 'x'.repeat(101) })).toEqual(['name agenda-name-too-long']);
  expect(codesOf({ name: 'x'.repeat(100) })).toEqual([]);
  expect(codesOf({ name: 'castración' }, ['Licencias', 'CASTRACION'])).toEqual(['name agenda-name-taken']);
});

it('X34.70 X34.71 name, address and schedule are checked together, and texts are stored on one line', () => {
  expect(codesOf({ address: 'x'.repeat(256), schedule: { ...SCHEDULE, capacity: 0 } })).toEqual([
    'address agenda-address-too-long',
    'capacity agenda-number-invalid',
  ]);
  expect(codesOf({ address: 'x'.repeat(255), schedule: SCHEDULE })).toEqual([]);
  const typed = { name: '  Licencias \n de  conducir ', address: ' Mitre  100 ', schedule: null };
  expect(tidiedAgenda(typed)).toEqual({
    name: 'Licencias de conducir',
    address: 'Mitre 100',
    schedule: null,
  });
});

it('X34.70 X34.71 what changed is named field by field, also when a schedule comes or goes', () => {
  const now = { ...AGENDA, schedule: SCHEDULE };
  expect(agendaChanges(now, { ...now, schedule: { ...SCHEDULE, minutes: 30 } })).toEqual({
    minutes: { before: 20, now: 30 },
  });
  expect(agendaChanges(AGENDA, { ...AGENDA })).toEqual({});
  expect(agendaChanges({ ...AGENDA, address: 'Mitre 100' }, now)).toMatchObject({
    address: { before: 'Mitre 100', now: '' },
    capacity: { before: null, now: 1 },
  });
  expect(Object.keys(agendaChanges(now, AGENDA))).toEqual(Object.keys(SCHEDULE));
});
