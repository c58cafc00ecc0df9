// The register of agendas of a municipality, for administrators.
// rules: X34.70
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, int4InUrl, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'agenda' } as const;

const municipality = z.object({ municipalityId: entityId });
const params = municipality.extend({ agendaId: int4InUrl().min(1) });

const agenda = z.object({ id: z.number().int(), name: z.string() });
export type RegisterAgenda = z.output<typeof agenda>;

const edited = z.strictObject({
  /** Longer than any valid name, so that its own rule refuses what is too long. */
  name: text().max(1_000),
});

export const listRegisteredAgendas = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/agendas',
  summary: "Agendas of the register by name; none where bookings are the platform's",
  access,
  often: 'unlimited',
  audit: 'nothing',
  params: municipality,
  reply: z.object({
    agendas: z.array(agenda),
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
    agenda,
    version: z.number().int(),
    forms: z.array(z.object({ id: entityId, title: z.string() })),
  }),
  problems: ['register-entry-not-found'],
});

export const createRegisteredAgenda = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/agendas',
  summary: 'Adds an agenda to the register',
  access,
  often: 'unlimited',
  audit: { writes: ['create agenda'] },
  params: municipality,
  body: z.strictObject({ agenda: edited }),
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
  body: z.strictObject({ version: int4(), agenda: edited }),
  reply: z.object({ version: z.number().int() }),
  problems: ['register-entry-not-found', 'register-read-only', 'register-entry-changed', 'agenda-invalid'],
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
