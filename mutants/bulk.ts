// Faults in what is sent twice, taken in and handed out in bulk: repeated requests, imports, records and their pictures.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const BULK_MUTANTS: readonly Mutant[] = [
  {
    id: 'form-made-twice-at-once',
    fault: 'who sends a form twice at once gets an internal error',
    file: 'apps/server/src/features/forms/queries.ts',
    find: 'on conflict do nothing returning id',
    put: 'on conflict (id) do nothing returning id',
    noticedBy: {
      file: 'apps/server/src/same-id-at-once.test.ts',
      title: 'X25.13 X10.02 a form stored many times at once',
    },
  },
  {
    id: 'upload-of-two-answers-at-once',
    fault: 'an id announced at once for files of two answers is an internal error',
    file: 'apps/server/src/features/files/uploads/queries.ts',
    find: 'on conflict do nothing returning id',
    put: 'returning id',
    noticedBy: {
      file: 'apps/server/src/same-id-at-once.test.ts',
      title: 'X25.13 X14.05 one id announced at once for files of two answers',
    },
  },
];
