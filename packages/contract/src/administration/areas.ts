// The municipal areas, for people who manage the accounts of a municipality.
// rules: P2.96, P2.97, P7.19-P7.21
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, listOf, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario_municipio' } as const;

const area = z.object({
  id: entityId,
  name: z.string(),
  municipality: z.object({ id: entityId, name: z.string() }),
});
export type ListedArea = z.output<typeof area>;

export const listAreas = endpoint({
  method: 'GET',
  path: '/api/areas',
  summary: 'Areas by name, seven a page: of every municipality for an administrator, of the own for others',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'areas', size: PAGE_SIZES.administration },
  query: z.strictObject({
    name: text().max(SEARCH_TEXT_MAX).default(''),
    municipality: entityId.optional(),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({ areas: z.array(area), total: z.number().int() }),
  problems: ['forbidden'],
});

/** Accounts that can be given a new area in one step. */
const USERS_MAX = 200;

export const createArea = endpoint({
  method: 'POST',
  path: '/api/areas',
  summary: 'Creates an area of a municipality and adds it to the chosen accounts',
  access,
  often: 'unlimited',
  audit: { writes: ['create area', 'update user'] },
  body: z.strictObject({
    /** The browser makes it, so that sending twice creates one area. */
    id: entityId,
    name: text().max(200),
    municipalityId: text().max(20),
    userIds: listOf(entityId, USERS_MAX),
  }),
  reply: z.object({ id: entityId }),
  problems: ['area-invalid', 'forbidden', 'id-taken'],
});
