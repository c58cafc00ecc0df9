// Programs outside that use the interface with a token, for people who manage the accounts of a municipality.
// rules: X38.01-X38.03, X40.59
import { PROGRAM_RIGHTS } from '@constancia/domain/access/program.ts';
import {
  PROGRAM_NAME_MAX,
  PROGRAM_NETWORKS_MAX,
  PROGRAM_STATES,
} from '@constancia/domain/access/program-token.ts';
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { isDay } from '@constancia/domain/statistics/range.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, listOf, text, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario_municipio' } as const;

const right = z.enum(PROGRAM_RIGHTS);
const named = z.object({ id: entityId, name: z.string() });

const program = z.object({
  id: entityId,
  name: z.string(),
  /** First characters of the token, by which people recognise it. */
  beginning: z.string(),
  owner: z.object({ id: entityId, username: z.string() }),
  rights: z.array(right),
  /** Null for all areas of the owner. */
  areas: z.array(named).nullable(),
  /** Empty for every network address. */
  networks: z.array(z.string()),
  state: z.enum(PROGRAM_STATES),
  createdAt: timestamp,
  createdBy: z.string(),
  expiresAt: timestamp,
  revokedAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
  lastUsedFrom: z.string().nullable(),
});
export type ListedProgram = z.output<typeof program>;

export const listPrograms = endpoint({
  method: 'GET',
  path: '/api/programs',
  summary:
    'Programs of the own municipality with the state of their tokens, those that can be used first, fifteen a page',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'programs', size: PAGE_SIZES.programs },
  query: z.strictObject({
    /** In the name, the beginning of the token, or the username of its owner. */
    text: text().max(SEARCH_TEXT_MAX).default(''),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({ programs: z.array(program), total: z.number().int(), timeZone: z.string() }),
  problems: [],
});

export const readProgramOffer = endpoint({
  method: 'GET',
  path: '/api/users/:userId/program-offer',
  summary: 'What a program that works in the name of this account can be given: rights, areas, last day',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ userId: entityId }),
  reply: z.object({
    rights: z.array(right),
    areas: z.array(named),
    /** First and last day that may be chosen, in the calendar of the municipality. */
    firstDay: z.string(),
    lastDay: z.string(),
  }),
  problems: ['user-not-found'],
});

const AREAS_MAX = 500;

export const createProgram = endpoint({
  method: 'POST',
  path: '/api/programs',
  summary: 'Makes a token for a program; the reply is the only one that shows it',
  access,
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['create program'] },
  body: z.strictObject({
    id: entityId,
    name: text().max(PROGRAM_NAME_MAX),
    ownerId: entityId,
    rights: listOf(right, PROGRAM_RIGHTS.length),
    areaIds: listOf(entityId, AREAS_MAX).nullable(),
    /** The last day on which the token can be used, YYYY-MM-DD. */
    expiresOn: z.string().refine(isDay, 'not a day'),
    networks: listOf(text().max(50), PROGRAM_NETWORKS_MAX),
  }),
  reply: z.object({ token: z.string() }),
  problems: ['user-not-found', 'program-invalid', 'programs-full', 'id-taken', 'too-many-requests'],
});

export const revokeProgram = endpoint({
  method: 'POST',
  path: '/api/programs/:programId/revocation',
  summary: 'Revokes the token of a program at once; again, it changes nothing',
  access,
  often: 'unlimited',
  audit: { writes: ['update program'] },
  params: z.object({ programId: entityId }),
  reply: z.object({}),
  problems: ['program-not-found'],
});
