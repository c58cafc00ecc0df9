// Faults in what the server checks for every request: sessions and rights, bodies, origins.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const SESSIONS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'gives people their own sessions',
};
const WORKFLOWS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'keeps the sets of states',
};
const PORTAL = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'gives citizens of the portal what is',
};
const PORTAL_COUNTRY = { file: 'apps/server/src/features/portal/entry.test.ts', title: 'P4.12 A7.20 W17' };
const HEADERS = {
  file: 'apps/server/src/platform/http/http.test.ts',
  title: 'X5.10 sends no personal reply',
};
const BODY_LIMITS = {
  file: 'apps/server/src/platform/http/http.test.ts',
  title: 'X25.11 a body of more than two thousand',
};
const BODIES = {
  file: 'apps/server/src/whole-server/slow-bodies.test.ts',
  title: 'X25.11 a body is refused by its values',
};
const NO_UPLOAD = {
  file: 'apps/server/src/features/forms/saving/header-image.test.ts',
  title: 'E5.19 refuses a body that is no upload',
};
const ODD_IDS = {
  file: 'apps/server/src/platform/http/http.test.ts',
  title: 'replies to an id that cannot be one as to one that does not exist',
};
const OTHER_SITES = {
  file: 'apps/server/src/features/session/session.test.ts',
  title: 'X6.04 refuses a write',
};

export const REQUEST_MUTANTS: readonly Mutant[] = [
  {
    id: 'no-session-needed',
    fault: 'without a session the handlers of the staff side run',
    file: 'apps/server/src/platform/http/caller-of.ts',
    find: "if (!actor || !isOfPage(actor, request)) throw new Problem('not-signed-in');",
    put: 'if (!actor || !isOfPage(actor, request)) return;',
    noticedBy: SESSIONS,
  },
  {
    id: 'every-right-is-reading',
    fault: 'a person who reads forms may do everything to them',
    file: 'apps/server/src/platform/http/caller-of.ts',
    find: 'may(actor, access.action, access.subject)',
    put: "may(actor, 'read', access.subject)",
    noticedBy: WORKFLOWS,
  },
  {
    id: 'no-entry-needed',
    fault: 'without an entry the handlers of the portal run',
    file: 'apps/server/src/platform/http/caller-of.ts',
    find: "    if (!entered) throw new Problem('portal-entry-failed');\n",
    put: '',
    noticedBy: PORTAL,
  },
  {
    id: 'entry-of-a-closed-country',
    fault: 'citizens of a disabled country go on',
    file: 'apps/server/src/platform/http/caller-of.ts',
    find: "    if (entered.blocked) throw new Problem('municipality-blocked');\n",
    put: '',
    noticedBy: PORTAL_COUNTRY,
  },
  {
    id: 'personal-replies-in-caches',
    fault: 'personal replies stay in the caches of shared machines',
    file: 'apps/server/src/platform/http/endpoint.ts',
    find: "reply.header('cache-control', 'no-store').header(",
    put: 'reply.header(',
    noticedBy: HEADERS,
  },
  {
    id: 'values-without-end',
    fault: 'a small body builds millions of values',
    file: 'apps/server/src/platform/http/endpoint.ts',
    find: 'endpoint.valuesLimit ?? VALUES_MAX',
    put: 'endpoint.valuesLimit ?? 1_000_000',
    noticedBy: BODY_LIMITS,
  },
  {
    id: 'answers-of-any-size',
    fault: 'a submission is larger than its form can hold',
    file: 'apps/server/src/platform/http/endpoint.ts',
    find: 'bytes.length > (await largestBody(params))',
    put: 'bytes.length > 1e12',
    noticedBy: BODIES,
  },
  {
    id: 'no-file-is-a-file',
    fault: 'what is no upload is judged as an empty file',
    file: 'apps/server/src/platform/http/endpoint.ts',
    find: "if (!Buffer.isBuffer(body)) throw new Problem('media-type-refused');",
    put: 'if (!Buffer.isBuffer(body)) return Buffer.alloc(0);',
    noticedBy: NO_UPLOAD,
  },
  {
    id: 'odd-ids-told-apart',
    fault: 'an id that cannot be one is answered otherwise than one that does not exist',
    file: 'apps/server/src/platform/http/endpoint.ts',
    find: 'throw nothing ? new Problem(nothing) : error;',
    put: 'throw error;',
    noticedBy: ODD_IDS,
  },
  {
    id: 'commas-in-texts-count',
    fault: 'a text with many commas is refused as too large',
    file: 'apps/server/src/platform/http/json-body.ts',
    find: 'if (byte === QUOTE) at = endOfText(bytes, at);\n    else if',
    put: 'if',
    noticedBy: BODY_LIMITS,
  },
  {
    id: 'quotes-end-texts-anywhere',
    fault: 'nothing after a quote in a body is counted',
    file: 'apps/server/src/platform/http/json-body.ts',
    find: 'if (byte === QUOTE) at = endOfText(bytes, at);',
    put: 'if (byte === QUOTE) at = bytes.length;',
    noticedBy: BODY_LIMITS,
  },
  {
    id: 'bodies-ten-times-as-large',
    fault: 'small endpoints read large bodies',
    file: 'apps/server/src/platform/http/server.ts',
    find: 'const DEFAULT_BODY_LIMIT = 64 * 1024;',
    put: 'const DEFAULT_BODY_LIMIT = 640 * 1024;',
    noticedBy: BODY_LIMITS,
  },
  {
    id: 'other-origins-write',
    fault: 'a page of another origin writes with the session of the person who visits it',
    file: 'apps/server/src/platform/http/server.ts',
    find: "if (origin !== askedOrigin(settings, request)?.origin) throw new Problem('origin-refused');",
    put: "if (origin === '') throw new Problem('origin-refused');",
    noticedBy: OTHER_SITES,
  },
  {
    id: 'posts-are-safe',
    fault: 'what a form of another site posts is taken',
    file: 'apps/server/src/platform/http/server.ts',
    find: "new Set(['GET', 'HEAD', 'OPTIONS'])",
    put: "new Set(['GET', 'HEAD', 'OPTIONS', 'POST'])",
    noticedBy: OTHER_SITES,
  },
  {
    id: 'x27-04-limits-of-the-database-unexpected',
    fault: 'who sends while the database was silent is told that something unexpected went wrong',
    file: 'apps/server/src/platform/http/failures.ts',
    find: "  '57014',\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/platform/db/silent-database.test.ts',
      title: 'a statement that takes too long',
    },
  },
  {
    id: 'x26-17-year-0000',
    fault: 'who filters by a day of the year 0000 is told that something unexpected went wrong',
    file: 'packages/contract/src/shapes.ts',
    find: "z.iso.date().refine((value) => !value.startsWith('0000'), 'not a day of the calendar')",
    put: 'z.iso.date()',
    noticedBy: {
      file: 'apps/server/src/whole-server/odd-values.test.ts',
      title: 'names the field of a day that no calendar has',
    },
  },
];
