// Countries, provinces and the names of municipalities, for administrators.
// rules: X33.88, X33.89
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;
const often = 'unlimited';
/** Longer than any valid value, so that the field's own rule refuses what is too long. */
const name = text().max(1_000);
/** The name as it was read, so that the second of two people is told. */
const seen = name;

const municipality = z.object({
  id: entityId,
  name: z.string(),
  keyword: z.string(),
  /** Codes begin with the keyword, so that it stays. */
  isKeywordFixed: z.boolean(),
});

const province = z.object({ id: entityId, name: z.string(), municipalities: z.array(municipality) });

const country = z.object({
  id: entityId,
  name: z.string(),
  isDisabled: z.boolean(),
  /** How many accounts its municipalities have. */
  accounts: z.number().int(),
  provinces: z.array(province),
});
export type RegisteredCountry = z.output<typeof country>;

export const readTerritoryRegister = endpoint({
  method: 'GET',
  path: '/api/territory-register',
  summary: 'All countries, provinces and municipalities by name',
  access,
  often,
  audit: 'nothing',
  reply: z.object({ countries: z.array(country) }),
  problems: [],
});

export const createCountry = endpoint({
  method: 'POST',
  path: '/api/countries',
  summary: 'Adds a country',
  access,
  often,
  audit: { writes: ['create country'] },
  /** The browser makes the id, so that sending twice adds one country. */
  body: z.strictObject({ id: entityId, name }),
  reply: z.object({ id: entityId }),
  problems: ['territory-invalid', 'id-taken'],
});

const ofCountry = z.object({ countryId: entityId });

export const renameCountry = endpoint({
  method: 'PATCH',
  path: '/api/countries/:countryId',
  summary: 'Renames a country',
  access,
  often,
  audit: { writes: ['update country'] },
  params: ofCountry,
  body: z.strictObject({ name, seen }),
  reply: z.object({ name: z.string() }),
  problems: ['register-entry-not-found', 'register-entry-changed', 'territory-invalid'],
});

export const setCountryDisabled = endpoint({
  method: 'PUT',
  path: '/api/countries/:countryId/disabled',
  summary: 'Keeps everybody of a country out, or lets them in again',
  access,
  often,
  audit: { writes: ['update country'] },
  params: ofCountry,
  body: z.strictObject({ isDisabled: z.boolean() }),
  reply: z.object({ isDisabled: z.boolean() }),
  problems: ['register-entry-not-found', 'own-country'],
});

export const deleteCountry = endpoint({
  method: 'DELETE',
  path: '/api/countries/:countryId',
  summary: 'Deletes a country that has no provinces',
  access,
  often,
  audit: { writes: ['delete country'] },
  params: ofCountry,
  reply: z.object({}),
  problems: ['register-entry-not-found', 'territory-in-use'],
});

export const createProvince = endpoint({
  method: 'POST',
  path: '/api/countries/:countryId/provinces',
  summary: 'Adds a province to a country',
  access,
  often,
  audit: { writes: ['create province'] },
  params: ofCountry,
  body: z.strictObject({ id: entityId, name }),
  reply: z.object({ id: entityId }),
  problems: ['register-entry-not-found', 'territory-invalid', 'id-taken'],
});

const ofProvince = z.object({ provinceId: entityId });

export const renameProvince = endpoint({
  method: 'PATCH',
  path: '/api/provinces/:provinceId',
  summary: 'Renames a province',
  access,
  often,
  audit: { writes: ['update province'] },
  params: ofProvince,
  body: z.strictObject({ name, seen }),
  reply: z.object({ name: z.string() }),
  problems: ['register-entry-not-found', 'register-entry-changed', 'territory-invalid'],
});

export const deleteProvince = endpoint({
  method: 'DELETE',
  path: '/api/provinces/:provinceId',
  summary: 'Deletes a province that has no municipalities',
  access,
  often,
  audit: { writes: ['delete province'] },
  params: ofProvince,
  reply: z.object({}),
  problems: ['register-entry-not-found', 'territory-in-use'],
});

export const nameMunicipality = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/name',
  summary: 'Renames a municipality, and gives it its keyword until codes begin with it',
  access,
  often,
  audit: { writes: ['update municipality'] },
  params: z.object({ municipalityId: entityId }),
  body: z.strictObject({ name, seen, keyword: text().max(20) }),
  reply: z.object({ name: z.string(), keyword: z.string() }),
  problems: ['municipality-not-found', 'register-entry-changed', 'territory-invalid'],
});
