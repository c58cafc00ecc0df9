// The words in which the details of the audit log are read: the same on the screen and in its file.
// rules: X40.01
import type { DetailWords } from '@constancia/domain/audit/details-text.ts';
import { TEXTS } from '../catalogues.ts';
import type { StaffTextCode } from '../es/texts.ts';
import { fill } from '../fill.ts';
import { catalogueOf } from '../languages.ts';
import { RIGHT_TEXTS } from './right-texts.ts';

type TextOf = (code: StaffTextCode) => string;

const WEEKDAYS = [
  'agendas.hours-1',
  'agendas.hours-2',
  'agendas.hours-3',
  'agendas.hours-4',
  'agendas.hours-5',
  'agendas.hours-6',
  'agendas.hours-7',
] as const;

export function auditWords(text: TextOf): DetailWords {
  return {
    name: (detail) => text(`audit.detail-${detail}`),
    value: (value) => text(`audit.value-${value}`),
    role: (role) => text(`users.role-${role}`),
    right: (right) => text(RIGHT_TEXTS[right]),
    priority: (priority) => text(`work-orders.priority-${priority}`),
    weekday: (day) => text(WEEKDAYS[day - 1] ?? 'agendas.hours-7'),
    yes: text('staff.yes'),
    no: text('staff.no'),
    change: (before, now) => fill(text('audit.change'), { before, now }),
  };
}

export async function auditFileWords(language: string): Promise<DetailWords> {
  const texts = await TEXTS[catalogueOf(language)].staffTexts();
  return auditWords((code) => texts[code]);
}
