// Staff accounts, for people who manage those of a municipality.
// rules: P2.86-P2.95, P7.16-P7.18
import { ROLES } from '@constancia/domain/access/role-table.ts';
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, listOf, text, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario_municipio' } as const;

const named = z.object({ id: entityId, name: z.string() });

const listedUser = z.object({
  id: entityId,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The role that counts; null when it is not in the role table. */
  role: z.enum(ROLES).nullable(),
  municipality: named,
  areas: z.array(z.string()),
  /** False while it is deactivated. */
  active: z.boolean(),
  /** An account without a password has not been signed in to yet. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** It belongs to an identity of the provider of single sign-on. */
  isBound: z.boolean(),
  may: z.object({
    edit: z.boolean(),
    /** Deactivate, delete, sign out, send a link for a password. */
    close: z.boolean(),
  }),
});
export type ListedUser = z.output<typeof listedUser>;

export const userFilter = z.strictObject({
  /** In username, e-mail or names. */
  text: text().max(SEARCH_TEXT_MAX).default(''),
  role: z.enum(ROLES).optional(),
  municipality: entityId.optional(),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary:
    'Accounts by username, seven a page: all for an administrator, those of the own municipality for others',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'users', size: PAGE_SIZES.administration },
  query: userFilter.extend({
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    users: z.array(listedUser),
    total: z.number().int(),
    /** The roles that the caller may give. */
    rolesToGive: z.array(z.enum(ROLES)),
  }),
  problems: ['forbidden'],
});

const ROLES_MAX = 14;
const AREAS_MAX = 200;
const name = text().max(200);
const roles = listOf(text().max(50), ROLES_MAX);
const areaIds = listOf(entityId, AREAS_MAX);

/** An account as somebody fills it in. */
export const newUser = z.strictObject({
  /** The browser makes it, so that sending twice creates one account. */
  id: entityId,
  username: text().max(200),
  roles,
  municipalityId: text().max(20),
  areaIds,
  /** '' for an account that does not sign in with a password. */
  email: text().max(320),
  firstName: name,
  lastName: name,
});

/** The municipal platform is asked about the username first; nothing is stored unless it agrees. */
export const createUser = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Creates an account after the municipal platform has verified its username',
  access,
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['create user'] },
  body: newUser,
  reply: z.object({ id: entityId }),
  problems: [
    'user-invalid',
    'forbidden',
    'username-taken',
    'username-retired',
    'platform-failed',
    'username-refused',
    'user-not-verified',
    'id-taken',
    'too-many-requests',
  ],
});

const params = z.object({ userId: entityId });

export const readUser = endpoint({
  method: 'GET',
  path: '/api/users/:userId',
  summary: 'An account as it can be edited',
  access,
  often: 'unlimited',
  audit: { reads: 'user' },
  params,
  reply: z.object({
    ...listedUser.omit({
      areas: true,
      may: true,
      active: true,
      hasPassword: true,
      hasSecondFactor: true,
      isBound: true,
    }).shape,
    /** File number; only inspectors have one. */
    inspectorNumber: z.string(),
    areaIds: z.array(entityId),
    /** False while the areas lie in several municipalities (P5.15). */
    mayEditAreas: z.boolean(),
    /** The areas of the municipality. */
    areas: z.array(named),
    rolesToGive: z.array(z.enum(ROLES)),
    /** The own role stays: somebody else changes it. */
    mayEditRole: z.boolean(),
    updatedAt: timestamp.nullable(),
  }),
  problems: ['user-not-found'],
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/users/:userId',
  summary: 'Changes role, names, file number and areas of an account',
  access,
  often: 'unlimited',
  audit: { writes: ['update user'] },
  params,
  body: z.strictObject({
    roles,
    firstName: name,
    lastName: name,
    inspectorNumber: text().max(100),
    /** Null when the areas are not being changed. */
    areaIds: areaIds.nullable(),
    /** `updatedAt` of the account that was read: somebody else's change is not overwritten. */
    readAt: timestamp.nullable(),
  }),
  reply: z.object({ updatedAt: timestamp }),
  problems: ['user-not-found', 'user-invalid', 'user-changed', 'last-administrator', 'forbidden'],
});
