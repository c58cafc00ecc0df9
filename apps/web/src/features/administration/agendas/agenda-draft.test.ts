import { expect, it } from 'vitest';
import { agendaOfDraft, draftOf, draftStore } from './agenda-draft.ts';

const AGENDA = {
  name: 'Licencias',
  address: 'Mitre 100',
  schedule: {
    minutes: 20,
    capacity: 2,
    openings: [
      { weekday: 1, from: '08:00', to: '12:00' },
      { weekday: 7, from: '09:00', to: '10:00' },
    ],
    firstDay: '',
    lastDay: '2027-11-02',
    closedDays: [{ day: '2027-05-01', note: 'Feriado' }],
    aheadDays: 60,
    noticeHours: 2,
    reminderHours: 24,
  },
};

it('X34.71 an agenda that is opened and not changed is stored as it was, with a schedule and without', () => {
  expect(agendaOfDraft(draftOf(AGENDA))).toEqual(AGENDA);
  expect(draftOf(AGENDA)).toMatchObject({
    openings: ['08:00-12:00', '', '', '', '', '', '09:00-10:00'],
    closedDays: '01/05/2027 Feriado',
  });
  const without = { ...AGENDA, schedule: null };
  expect(agendaOfDraft(draftOf(without))).toEqual(without);
});

it('X34.71 a number that is none reaches the check, which refuses it', () => {
  const draft = { ...draftOf(AGENDA), minutes: '20 min', capacity: '', aheadDays: '1.5' };
  expect(agendaOfDraft(draft).schedule).toMatchObject({ minutes: -1, capacity: -1, aheadDays: -1 });
});

it('X34.71 only what would be stored otherwise is unsaved', () => {
  const store = draftStore(AGENDA);
  store.change({ address: ' Mitre  100 ' });
  expect(store.isUnsaved()).toBe(false);
  store.change({ minutes: '30' });
  expect(store.isUnsaved()).toBe(true);
  store.store(agendaOfDraft(store.get()));
  expect(store.isUnsaved()).toBe(false);
});
