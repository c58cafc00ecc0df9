// Reading what was uploaded. Uploads belong to the feature whose files they are. rules: W12
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const readFile = endpoint({
  method: 'GET',
  path: '/api/files',
  summary: 'One uploaded file, by an address that was signed for the person who asks',
  access: { kind: 'public' },
  query: z.strictObject({
    key: z.string().max(200),
    until: z.coerce.number().int(),
    signature: z.string().max(100),
  }),
  file: '*/*',
  problems: ['file-not-found'],
});
