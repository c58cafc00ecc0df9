// The types of an area of the built-in incident register, for administrators.
// rules: X34.81, X34.82
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, int4InUrl, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'incidente' } as const;

const area = z.object({ municipalityId: entityId, areaId: int4InUrl().min(1) });
const params = area.extend({ typeId: int4InUrl().min(1) });

const type = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Whether citizens see it in the incident system. */
  public: z.boolean(),
  version: z.number().int(),
  /** How many incidents are of it. */
  incidents: z.number().int(),
});
export type RegisteredIncidentType = z.output<typeof type>;

/** The title may be longer than a valid one, so that the field's own rule refuses it. */
export const editedIncidentType = z.strictObject({ title: text().max(1_000), public: z.boolean() });

export const listRegisteredIncidentTypes = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/incident-areas/:areaId/types',
  summary: 'Types of an incident area by name, fifteen a page',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'types', size: PAGE_SIZES.incidentRegister },
  params: area,
  query: z.strictObject({
    /** In the name; or the whole number. */
    text: text().max(SEARCH_TEXT_MAX).default(''),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    areaName: z.string(),
    types: z.array(type),
    total: z.number().int(),
    /** Whether the incident system is the platform's, so that nothing is changed here. */
    isReadOnly: z.boolean(),
  }),
  problems: ['register-entry-not-found'],
});

export const createIncidentType = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/incident-areas/:areaId/types',
  summary: 'Adds a type to an incident area',
  access,
  often: 'unlimited',
  audit: { writes: ['create incident-type'] },
  params: area,
  body: z.strictObject({ type: editedIncidentType }),
  reply: z.object({ id: z.number().int() }),
  problems: ['register-entry-not-found', 'register-read-only', 'incident-type-invalid'],
});

export const saveIncidentType = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/incident-areas/:areaId/types/:typeId',
  summary:
    'Changes an incident type, when nobody else did since it was read; forms keep raising incidents of it',
  access,
  often: 'unlimited',
  audit: { writes: ['update incident-type'] },
  params,
  body: z.strictObject({ version: int4(), type: editedIncidentType }),
  reply: z.object({ version: z.number().int() }),
  problems: [
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'incident-type-invalid',
  ],
});

export const deleteIncidentType = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/incident-areas/:areaId/types/:typeId/deletion',
  summary: 'Deletes an incident type that no form raises and no incident has',
  access,
  often: 'unlimited',
  audit: { writes: ['delete incident-type'] },
  params,
  body: z.strictObject({ version: int4() }),
  reply: z.object({}),
  problems: [
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'incident-type-in-use',
  ],
});
