// What the editor chooses from outside systems: areas of the incident system, agendas of the booking system.
// rules: E3.59, E7.10, E7.11, E9.14
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId } from '../shapes.ts';

const areaParams = z.object({ areaId: entityId });

export const listIncidentAreas = endpoint({
  method: 'GET',
  path: '/api/areas/:areaId/incident-areas',
  summary: "Areas of the incident system, for the municipality of one of one's areas",
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: areaParams,
  reply: z.object({ areas: z.array(z.object({ id: z.number().int(), description: z.string() })) }),
  problems: ['form-outside-areas', 'outside-unavailable'],
});

export const listAgendas = endpoint({
  method: 'GET',
  path: '/api/areas/:areaId/agendas',
  summary: "Agendas of the booking system, for the municipality of one of one's areas",
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: areaParams,
  reply: z.object({
    agendas: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        tenantUniqueName: z.string(),
        /** What the form stores when this agenda is chosen. */
        appointmentData: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  problems: ['form-outside-areas', 'outside-unavailable'],
});
