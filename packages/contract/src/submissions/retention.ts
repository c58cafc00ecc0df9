// What a time of keeping would delete now, before an administrator saves it.
// rules: X37.19
import { z } from 'zod';
import { monthsByForm } from '../administration/municipality-settings.ts';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, localized } from '../shapes.ts';

export const countOldSubmissions = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/old-submissions',
  summary: 'How many submissions of which forms would be deleted now, if they were kept for these months',
  access: { kind: 'may', action: 'manage', subject: 'usuario' },
  often: 'unlimited',
  audit: 'nothing',
  params: z.object({ municipalityId: entityId }),
  body: z.strictObject({ retentionMonths: int4(), retentionByForm: monthsByForm }),
  reply: z.object({
    /** Forms with submissions that would be deleted, by title; deleted forms too. */
    forms: z.array(z.object({ id: entityId, title: localized, submissions: z.number().int() })),
    /** As old, but kept: on hold, paid, signed or of the citizen portal. */
    kept: z.number().int(),
  }),
  problems: ['municipality-not-found', 'municipality-invalid'],
});
