// The areas of the built-in incident register of a municipality, for administrators.
// rules: X34.80, X34.82
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, int4InUrl, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'incidente' } as const;

const municipality = z.object({ municipalityId: entityId });
const params = municipality.extend({ areaId: int4InUrl().min(1) });
/** Longer than any valid value, so that the field's own rule refuses what is too long. */
export const areaName = text().max(1_000);

const area = z.object({
  id: z.number().int(),
  name: z.string(),
  version: z.number().int(),
  /** How many types it has. */
  types: z.number().int(),
});
export type RegisteredIncidentArea = z.output<typeof area>;

export const listRegisteredIncidentAreas = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/incident-areas',
  summary: 'Areas of the incident register by name, fifteen a page',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'areas', size: PAGE_SIZES.incidentRegister },
  params: municipality,
  query: z.strictObject({
    /** In the name; or the whole number. */
    text: text().max(SEARCH_TEXT_MAX).default(''),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    areas: z.array(area),
    total: z.number().int(),
    /** Whether the incident system is the platform's, so that nothing is changed here. */
    isReadOnly: z.boolean(),
  }),
  problems: ['municipality-not-found'],
});

export const createIncidentArea = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/incident-areas',
  summary: 'Adds an area to the incident register',
  access,
  often: 'unlimited',
  audit: { writes: ['create incident-area'] },
  params: municipality,
  body: z.strictObject({ name: areaName }),
  reply: z.object({ id: z.number().int() }),
  problems: ['municipality-not-found', 'register-read-only', 'incident-area-invalid'],
});

export const saveIncidentArea = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/incident-areas/:areaId',
  summary: 'Renames an incident area, when nobody else did since it was read',
  access,
  often: 'unlimited',
  audit: { writes: ['update incident-area'] },
  params,
  body: z.strictObject({ version: int4(), name: areaName }),
  reply: z.object({ version: z.number().int() }),
  problems: [
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'incident-area-invalid',
  ],
});

export const deleteIncidentArea = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/incident-areas/:areaId/deletion',
  summary: 'Deletes an incident area that no type, form or asset names',
  access,
  often: 'unlimited',
  audit: { writes: ['delete incident-area'] },
  params,
  body: z.strictObject({ version: int4() }),
  reply: z.object({}),
  problems: [
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'incident-area-in-use',
  ],
});
