// Accounts from a spreadsheet and to one.
// rules: X34.60-X34.62
import { USERS_AT_ONCE } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../shapes.ts';
import { SHEET_FILE, sheetReply } from './sheet-outcome.ts';
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
  file: SHEET_FILE,
  problems: ['forbidden', 'too-many-requests'],
});

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
  reply: sheetReply,
  problems: ['too-many-requests'],
});
