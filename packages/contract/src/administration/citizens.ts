// The people of a municipality's register, for administrators: searching, correcting, merging and erasing them. What is
// searched travels in the body, never in a URL.
// rules: X34.50-X34.55
import { CITIZEN_FIELDS } from '@constancia/domain/citizens/registered-citizen.ts';
import { CITIZEN_CHANGES_SHOWN, SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, localized, text, timestamp, versions } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'ciudadano' } as const;
const often = { rate: 'citizens', by: 'account' } as const;

const municipality = z.object({ municipalityId: entityId });
const citizenId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const params = municipality.extend({ citizenId });
export const personType = z.enum(['fisica', 'juridica']);
const page = z.number().int().min(0).max(100_000).default(0);
/** Longer than any valid value, so that the field's own rule refuses what is too long. */
const typed = text().max(1_000);

const listed = z.object({
  id: z.number().int(),
  firstName: z.string(),
  /** '' for a legal person. */
  lastName: z.string(),
  documentNumber: z.string(),
  email: z.string(),
  personType,
});
export type ListedCitizen = z.output<typeof listed>;

const citizen = listed.extend({
  phone: z.string(),
  street: z.string(),
  taxNumber: z.string(),
  /** Name in the citizen portal; '' for none. */
  username: z.string(),
});

/** A person as somebody writes them. */
export const editedCitizen = z.strictObject({
  firstName: typed,
  lastName: typed,
  documentNumber: typed,
  email: typed,
  phone: typed,
  street: typed,
});

const change = z.object({
  at: timestamp,
  /** Username of who did it. */
  by: z.string(),
  fields: z.array(z.object({ field: z.enum(CITIZEN_FIELDS), before: z.string(), now: z.string() })),
  /** Of a merge, the record that was taken in, as it was; null for a correction. */
  merged: citizen.nullable(),
});
export type CitizenChange = z.output<typeof change>;

/** Whether the register is the platform's, whose people are only remembered here as last seen. */
const isReadOnly = z.boolean();

export const searchCitizens = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/citizens/search',
  summary:
    'People of the register by name, fifteen a page; what is searched travels in the body, never in a URL',
  access,
  often,
  audit: 'nothing',
  page: { list: 'citizens', size: PAGE_SIZES.citizens },
  params: municipality,
  body: z.strictObject({
    /** Words of the name, the e-mail address or a number. */
    text: text().max(SEARCH_TEXT_MAX).default(''),
    personType: personType.optional(),
    page,
  }),
  reply: z.object({ citizens: z.array(listed), total: z.number().int(), isReadOnly }),
  problems: ['municipality-not-found', 'too-many-requests'],
});

export const searchDuplicateCitizens = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/citizens/duplicates',
  summary:
    'Pairs of people who may be the same: by a number that is written differently, or by name and e-mail or telephone',
  access,
  often,
  audit: 'nothing',
  page: { list: 'pairs', size: PAGE_SIZES.citizens },
  params: municipality,
  body: z.strictObject({ page }),
  reply: z.object({
    pairs: z.array(z.object({ one: listed, other: listed, because: z.enum(['number', 'name']) })),
    total: z.number().int(),
  }),
  problems: ['municipality-not-found', 'register-read-only', 'too-many-requests'],
});

export const readCitizen = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/citizens/:citizenId',
  summary: 'A person with what was changed of them; an id that was merged gives the person it is now',
  access,
  often,
  audit: { reads: 'citizen' },
  params,
  reply: z.object({
    citizen,
    version: z.number().int(),
    isReadOnly,
    /** Numbers that they had before, the newest last. */
    formerNumbers: z.array(z.string()),
    /** Newest first. */
    changes: z.array(change).max(CITIZEN_CHANGES_SHOWN),
    changesTotal: z.number().int(),
    /** Submissions about them, which erasing them leaves. */
    submissions: z.number().int(),
    /** Open sessions of the citizen portal, and tokens that nobody has used. */
    sessions: z.number().int(),
    timeZone: z.string(),
  }),
  problems: ['register-entry-not-found', 'too-many-requests'],
});

const submission = z.object({
  id: entityId,
  code: z.string(),
  title: localized,
  at: timestamp,
  /** Name of its state; '' without states. */
  state: z.string(),
  stateIn: versions,
  /** The document number that it says. */
  documentNumber: z.string(),
});
export type SubmissionOfCitizen = z.output<typeof submission>;

export const listCitizenSubmissions = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/citizens/:citizenId/submissions',
  summary: 'The submissions about a person, newest first, also those that say a former number',
  access,
  often,
  audit: { reads: 'citizen' },
  page: { list: 'submissions', size: PAGE_SIZES.citizens },
  params,
  query: z.strictObject({ page: z.coerce.number().int().min(0).max(100_000).default(0) }),
  reply: z.object({ submissions: z.array(submission), total: z.number().int(), timeZone: z.string() }),
  problems: ['register-entry-not-found', 'too-many-requests'],
});

export const correctCitizen = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/citizens/:citizenId',
  summary:
    'Corrects a person of the register, when nobody else changed them since they were read; submissions stay as they are',
  access,
  often,
  audit: { writes: ['update citizen'] },
  params,
  body: z.strictObject({
    version: int4(),
    citizen: editedCitizen,
  }),
  reply: z.object({ version: z.number().int() }),
  problems: [
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'person-invalid',
    'too-many-requests',
  ],
});

export const mergeCitizens = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/citizens/:citizenId/merge',
  summary:
    'Makes one record of two people of the register; submissions of both are found under the one that stays',
  access,
  often,
  audit: { writes: ['update citizen', 'delete citizen'] },
  params,
  body: z.strictObject({
    version: int4(),
    /** The record that goes. */
    mergedId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    mergedVersion: int4(),
    /** Fields whose value is taken from the record that goes. */
    taken: z.array(z.enum(CITIZEN_FIELDS)).max(CITIZEN_FIELDS.length),
  }),
  reply: z.object({ version: z.number().int(), submissions: z.number().int() }),
  problems: [
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'person-invalid',
    'too-many-requests',
  ],
});

export const eraseCitizen = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/citizens/:citizenId/erasure',
  summary: 'Erases a person from the register; submissions about them stay, each with a deletion of its own',
  access,
  often,
  audit: { writes: ['delete citizen'] },
  params,
  body: z.strictObject({
    version: int4(),
    /** Typed to confirm. */
    documentNumber: typed,
  }),
  reply: z.object({
    /** Submissions that stay. */
    submissions: z.number().int(),
    /** Sessions and tokens of the citizen portal that ended. */
    sessions: z.number().int(),
  }),
  problems: [
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'person-invalid',
    'too-many-requests',
  ],
});
