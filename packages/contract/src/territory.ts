// The countries, provinces, municipalities and areas that a user may choose from.
// rules: P7.08, P7.25, P9.32, R3.28
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Path under which documents know it, e.g. `paises/…/provincias/…`. */
const ref = z.string();

export const readTerritory = endpoint({
  method: 'GET',
  path: '/api/territory',
  summary: 'The territory as a tree: everything for an administrator, the own areas for everybody else',
  access: { kind: 'signed-in' },
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({
    countries: z.array(
      z.object({
        id: z.string(),
        ref,
        name: z.string(),
        provinces: z.array(
          z.object({
            id: z.string(),
            ref,
            name: z.string(),
            municipalities: z.array(
              z.object({
                id: z.string(),
                ref,
                name: z.string(),
                /** Number in the municipal platform; null when it has none. */
                platformId: z.number().int().nullable(),
                usesAws: z.boolean(),
                /** IANA name of the time zone. */
                timeZone: z.string(),
                areas: z.array(z.object({ id: z.string(), ref, name: z.string() })),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  problems: [],
});
