// Faults in what leads to forms from outside: short URLs, posters, and frames in pages of other sites.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const TESTS = 'apps/server/src/features/records/poster/poster.test.ts';

const ELEMENT = 'apps/web/public/constancia-form.js';
const OF_ELEMENT = 'apps/web/src/features/submissions/answer/form-element.test.ts';

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
  {
    id: 'X38.25-only-own-origin',
    fault: 'browsers of other sites refuse the element',
    file: 'apps/server/src/platform/http/web-app.ts',
    find: "if (FORM_ELEMENT.test(path)) void reply.header('cross-origin-resource-policy', 'cross-origin');",
    put: '',
    noticedBy: {
      file: 'apps/server/src/platform/http/form-element.test.ts',
      title: 'X38.25 the element has at most 5 kB',
    },
  },
  {
    id: 'X38.28-any-window',
    fault: 'the element believes messages of any window',
    file: ELEMENT,
    find: 'source !== frame.contentWindow || ',
    put: '',
    noticedBy: { file: OF_ELEMENT, title: 'X38.26 X38.28 takes height and news' },
  },
  {
    id: 'X38.28-any-origin',
    fault: 'the element believes a frame that went to another site',
    file: ELEMENT,
    find: 'from !== origin || ',
    put: '',
    noticedBy: { file: OF_ELEMENT, title: 'X38.26 X38.28 takes height and news' },
  },
];
