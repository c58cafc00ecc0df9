// Municipalities, for administrators: the list, a new one, its number in the municipal platform.
// rules: P2.98, P2.99, P7.22-P7.24
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;

const municipality = z.object({
  id: entityId,
  name: z.string(),
  /** Number in the municipal platform; null when it has none. */
  platformId: z.number().int().nullable(),
  usesAws: z.boolean(),
});
export type ListedMunicipality = z.output<typeof municipality>;

export const listMunicipalities = endpoint({
  method: 'GET',
  path: '/api/municipalities',
  summary: 'Municipalities by name, seven a page',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'municipalities', size: PAGE_SIZES.administration },
  query: z.strictObject({
    name: text().max(SEARCH_TEXT_MAX).default(''),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({ municipalities: z.array(municipality), total: z.number().int() }),
  problems: [],
});

/** Texts as they were typed: the domain checks them and names the field. */
export const createMunicipality = endpoint({
  method: 'POST',
  path: '/api/municipalities',
  summary: 'Creates a municipality in a province',
  access,
  often: 'unlimited',
  audit: { writes: ['create municipality'] },
  body: z.strictObject({
    /** The browser makes it, so that sending twice creates one municipality. */
    id: entityId,
    name: text().max(200),
    keyword: text().max(20),
    platformId: text().max(20),
    provinceId: text().max(20),
    /** The centre of its map in degrees; the product's own centre when absent. */
    centre: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .nullable(),
    usesAws: z.boolean(),
  }),
  reply: z.object({ id: entityId }),
  problems: ['municipality-invalid', 'id-taken'],
});

const params = z.object({ municipalityId: entityId });

export const readMunicipality = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId',
  summary: 'A municipality as it can be edited',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({ ...municipality.shape, keyword: z.string() }),
  problems: ['municipality-not-found'],
});

export const updateMunicipality = endpoint({
  method: 'PATCH',
  path: '/api/municipalities/:municipalityId',
  summary: 'Changes the number of a municipality in the municipal platform',
  access,
  often: 'unlimited',
  audit: { writes: ['update municipality'] },
  params,
  body: z.strictObject({ platformId: text().max(20) }),
  reply: z.object({ platformId: z.number().int() }),
  problems: ['municipality-not-found', 'municipality-invalid'],
});
