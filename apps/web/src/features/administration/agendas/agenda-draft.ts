// An agenda while somebody edits it: numbers, hours and closed days as they are typed, and whether anything is unsaved.
// rules: X34.70, X34.71
import { type EditedAgenda, tidiedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import { type Schedule, SUGGESTED_SCHEDULE, WEEKDAYS } from '@constancia/domain/appointments/schedule.ts';
import {
  closedDaysOf,
  closedDaysText,
  openingsOf,
  openingsText,
  wholeNumberOf,
} from '@constancia/domain/appointments/schedule-text.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import { type KeptDraft, keptDraft } from '../kept-draft.ts';

type Numbers = 'minutes' | 'capacity' | 'aheadDays' | 'noticeHours' | 'reminderHours';

export interface AgendaDraft extends Readonly<Record<Numbers, string>> {
  readonly name: string;
  readonly address: string;
  /** Whether the agenda has a schedule. */
  readonly givesAppointments: boolean;
  /** The hours of each day of the week, from Monday on. */
  readonly openings: readonly string[];
  readonly firstDay: string;
  readonly lastDay: string;
  /** One a line. */
  readonly closedDays: string;
}

export function draftOf({ name, address, schedule }: EditedAgenda): AgendaDraft {
  const given = schedule ?? SUGGESTED_SCHEDULE;
  const { minutes, capacity, openings, firstDay, lastDay, closedDays } = given;
  return {
    name,
    address,
    givesAppointments: schedule !== null,
    minutes: String(minutes),
    capacity: String(capacity),
    openings: WEEKDAYS.map((weekday) => openingsText(openings, weekday)),
    firstDay,
    lastDay,
    closedDays: closedDaysText(closedDays),
    aheadDays: String(given.aheadDays),
    noticeHours: String(given.noticeHours),
    reminderHours: String(given.reminderHours),
  };
}

function scheduleOf(draft: AgendaDraft): Schedule {
  return {
    minutes: wholeNumberOf(draft.minutes),
    capacity: wholeNumberOf(draft.capacity),
    openings: WEEKDAYS.flatMap((weekday) => openingsOf(weekday, draft.openings[weekday - 1] ?? '')),
    firstDay: draft.firstDay,
    lastDay: draft.lastDay,
    closedDays: closedDaysOf(draft.closedDays),
    aheadDays: wholeNumberOf(draft.aheadDays),
    noticeHours: wholeNumberOf(draft.noticeHours),
    reminderHours: wholeNumberOf(draft.reminderHours),
  };
}

export function agendaOfDraft(draft: AgendaDraft): EditedAgenda {
  const { name, address } = draft;
  return tidiedAgenda({ name, address, schedule: draft.givesAppointments ? scheduleOf(draft) : null });
}

export interface DraftStore extends KeptDraft<AgendaDraft> {
  readonly isUnsaved: () => boolean;
  /** Called when this was stored. */
  readonly store: (agenda: EditedAgenda) => void;
}

export function draftStore(first: EditedAgenda): DraftStore {
  const draft = keptDraft(draftOf(first));
  let stored = first;
  return {
    ...draft,
    isUnsaved: () => !sameValue(agendaOfDraft(draft.get()), stored),
    store: (agenda) => {
      stored = agenda;
      // Nothing was typed, but it is saved now.
      draft.change({});
    },
  };
}
