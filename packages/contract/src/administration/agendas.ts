// The register of agendas of a municipality, for administrators.
// rules: X34.70, X34.71, X40.36, X40.57
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, int4InUrl, listOf, localized, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'agenda' } as const;

const municipality = z.object({ municipalityId: entityId });
const params = municipality.extend({ agendaId: int4InUrl().min(1) });

/** How many appointments to come are outside of the hours that are stored. */
const beyondHours = z.number().int().min(0);

/** Longer than any valid value, so that the field's own rule refuses what is too long or no value. */
const typed = text().max(1_000);

const listed = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Whether it has a schedule. */
  givesAppointments: z.boolean(),
});
export type RegisterAgenda = z.output<typeof listed>;

const schedule = z.strictObject({
  /** How long an appointment takes. */
  minutes: int4(),
  /** How many people have an appointment at the same time. */
  capacity: int4(),
  /** 1 is Monday; hours are HH:MM, up to 24:00. */
  openings: listOf(z.strictObject({ weekday: z.number().int().min(1).max(7), from: typed, to: typed }), 100),
  /** YYYY-MM-DD; '' for none. */
  firstDay: typed,
  lastDay: typed,
  closedDays: listOf(z.strictObject({ day: typed, note: typed }), 500),
  aheadDays: int4(),
  noticeHours: int4(),
  reminderHours: int4(),
});

export const editedAgenda = z.strictObject({
  name: typed,
  /** Where people come to. */
  address: typed,
  /** Null when the municipality arranges the appointments itself. */
  schedule: schedule.nullable(),
});

export const listRegisteredAgendas = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/agendas',
  summary: "Agendas of the register by name, fifteen a page; none where bookings are the platform's",
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'agendas', size: PAGE_SIZES.agendas },
  params: municipality,
  query: z.strictObject({
    /** In the name or the address; or the whole number. */
    text: text().max(SEARCH_TEXT_MAX).default(''),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    agendas: z.array(listed),
    total: z.number().int(),
    /** Whether bookings are the platform's, where its agendas are kept. */
    isReadOnly: z.boolean(),
  }),
  problems: ['municipality-not-found'],
});

export const readRegisteredAgenda = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/agendas/:agendaId',
  summary: 'An agenda as it is edited, with the forms that use it',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({
    agenda: editedAgenda,
    version: z.number().int(),
    /** IANA name of the municipality's time zone, in which its hours are. */
    timeZone: z.string(),
    beyondHours,
    forms: z.array(z.object({ id: entityId, title: localized })),
  }),
  problems: ['register-entry-not-found'],
});

export const createRegisteredAgenda = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/agendas',
  summary: 'Adds an agenda to the register, without hours',
  access,
  often: 'unlimited',
  audit: { writes: ['create agenda'] },
  params: municipality,
  body: z.strictObject({ agenda: editedAgenda.pick({ name: true }) }),
  reply: z.object({ id: z.number().int() }),
  problems: ['municipality-not-found', 'register-read-only', 'agenda-invalid'],
});

export const saveRegisteredAgenda = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/agendas/:agendaId',
  summary: 'Changes an agenda, when nobody else changed it since it was read',
  access,
  often: 'unlimited',
  audit: { writes: ['update agenda'] },
  params,
  body: z.strictObject({
    version: int4(),
    agenda: editedAgenda,
    /** So many appointments outside of the hours are accepted, more of them refused; any number when absent. */
    beyondHours: int4().min(0).optional(),
  }),
  reply: z.object({ version: z.number().int(), beyondHours }),
  problems: [
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'agenda-invalid',
    'agenda-leaves-appointments',
  ],
});

export const deleteRegisteredAgenda = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/agendas/:agendaId/deletion',
  summary: 'Deletes an agenda that no form uses from the register',
  access,
  often: 'unlimited',
  audit: { writes: ['delete agenda'] },
  params,
  body: z.strictObject({ version: int4() }),
  reply: z.object({}),
  problems: ['register-entry-not-found', 'register-read-only', 'register-entry-changed', 'agenda-in-use'],
});
