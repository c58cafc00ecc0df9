// Downloading uploaded files. Uploading belongs to the feature that owns the file.
// rules: W12
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './shapes.ts';

export const readFile = endpoint({
  method: 'GET',
  path: '/api/files',
  summary: 'One uploaded file, by a URL that was signed for the person who asks',
  access: { kind: 'public' },
  programs: ['read respuesta'],
  often: 'unlimited',
  audit: 'nothing',
  query: z.strictObject({
    key: text().max(200),
    until: z.coerce.number().int(),
    signature: text().max(100),
  }),
  file: '*/*',
  problems: ['file-not-found'],
});
