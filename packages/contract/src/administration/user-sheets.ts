// Accounts from a spreadsheet and to one.
// rules: X34.60-X34.62
import { USERS_AT_ONCE } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, listOf } from '../shapes.ts';
import { newUser, userFilter } from './users.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario_municipio' } as const;

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/users.xlsx',
  summary:
    'The accounts of a filter as a spreadsheet, by username, under the headings by which they are read again',
  access,
  often: { rate: 'export', by: 'account' },
  audit: { exports: 'user' },
  query: userFilter,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  problems: ['forbidden', 'too-many-requests'],
});

const outcome = z.object({
  id: entityId,
  /** Why the account was not, or would not be, created; null when it was. */
  problem: z
    .object({
      code: z.string(),
      /** What is wrong with its fields; empty where the problem says all. */
      issues: z.array(
        z.object({
          code: z.string(),
          values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      ),
    })
    .nullable(),
});
export type UserOutcome = z.output<typeof outcome>;

export const createUsers = endpoint({
  method: 'POST',
  path: '/api/users/many',
  summary: 'Creates accounts one after the other, each as a single one; what is refused stops no other',
  access,
  often: { rate: 'user-sheet', by: 'account' },
  audit: { writes: ['create user'] },
  body: z.strictObject({
    users: listOf(newUser, USERS_AT_ONCE),
    /** Only says what would be refused, without asking the municipal platform, and stores nothing. */
    onlyCheck: z.boolean(),
  }),
  reply: z.object({ outcomes: z.array(outcome) }),
  problems: ['too-many-requests'],
});
