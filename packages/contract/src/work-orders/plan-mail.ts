// The mail each morning about work orders that are due, for the person who wants it.
// rules: X39.56
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const readPlanMail = endpoint({
  method: 'GET',
  path: '/api/work-orders/mail',
  summary:
    'Whether the person gets a mail each morning with the work orders that are overdue or due on the day',
  access: { kind: 'signed-in' },
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({
    on: z.boolean(),
    /** Where it goes; '' for an account without an address, which gets none. */
    email: z.string(),
  }),
  problems: [],
});

export const setPlanMail = endpoint({
  method: 'PUT',
  path: '/api/work-orders/mail',
  summary: 'Asks for that mail, in the language of the page, or for no more of them',
  access: { kind: 'signed-in' },
  often: 'unlimited',
  audit: 'nothing',
  body: z.strictObject({ on: z.boolean(), language: z.string().regex(/^[a-z]{2}$/) }),
  reply: z.object({ on: z.boolean() }),
  problems: [],
});
