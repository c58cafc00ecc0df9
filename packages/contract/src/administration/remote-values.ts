// The values with which administrators end sessions of the whole installation.
// rules: P4.08-P4.10, P7.35-P7.37
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;

const values = z.strictObject({
  /** Sessions are revoked only while it is on. */
  newLoginMethod: z.boolean(),
  /** A date and time of 19 characters or more; without a zone it is UTC; '' for none. */
  revokedBefore: text().max(40),
});

export const readRemoteValues = endpoint({
  method: 'GET',
  path: '/api/remote-values',
  summary: 'Whether the newer login method is on, and before which moment sessions are revoked',
  access,
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({ ...values.shape, serverTime: z.iso.datetime() }),
  problems: [],
});

export const setRemoteValues = endpoint({
  method: 'PUT',
  path: '/api/remote-values',
  summary: 'Sets them; every process follows them at its next request',
  access,
  often: 'unlimited',
  audit: { writes: ['update remote-values'] },
  body: values,
  reply: z.object({}),
  problems: ['revocation-invalid'],
});
