// Faults in short URLs of forms and in their posters.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const TESTS = 'apps/server/src/features/records/poster/poster.test.ts';

export const POSTER_MUTANTS: readonly Mutant[] = [
  {
    id: 'X38.20-other-digest',
    fault: 'the code on the poster is of another digest than the index, so no printed code leads anywhere',
    file: 'apps/server/src/features/forms/short-urls/short-code.ts',
    find: "createHash('sha256')",
    put: "createHash('sha512')",
    noticedBy: { file: TESTS, title: 'X38.20 the short URL of a form leads to its public page' },
  },
  {
    id: 'X38.21-anything-is-a-code',
    fault: 'what cannot be a code leads to a page',
    file: 'apps/server/src/platform/http/short-urls.ts',
    find: 'if (page === null) return reply.callNotFound();',
    put: "if (page === null) return reply.redirect('/login', 302);",
    noticedBy: { file: TESTS, title: 'X38.21 the page says that a form is not public' },
  },
  {
    id: 'X38.22-poster-of-any-form',
    fault: 'a form that nobody outside may answer gets a poster',
    file: 'apps/server/src/features/records/poster/routes.ts',
    find: "if (!form.public) throw new Problem('form-not-public');",
    put: '',
    noticedBy: { file: TESTS, title: 'X38.22 who edits the form gets the poster' },
  },
];
