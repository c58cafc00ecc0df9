// The countries, provinces, municipalities and areas that a user may choose from, and the words of a municipality.
// rules: P7.08, P7.25, P9.32, R3.28, X34.34
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entityId } from './shapes.ts';

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

export const readOwnTexts = endpoint({
  method: 'GET',
  path: '/api/public/forms/:formId/own-texts',
  summary: "Texts in the words of the form's municipality, for people whose language is 'Other'",
  access: { kind: 'public' },
  often: { rate: 'own-texts', by: 'address' },
  audit: 'nothing',
  params: z.object({ formId: entityId }),
  reply: z.object({ texts: z.record(z.string(), z.string()) }),
  problems: ['form-not-found', 'too-many-requests'],
});
