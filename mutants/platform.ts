// Faults in what the server checks for every request: sessions and rights, bodies, origins, hosts, proxies, headers,
// cookies; and in its error replies.
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
const REPLIES = {
  file: 'apps/server/src/platform/http/failures.test.ts',
  title: 'X5.10 X26.19 a failure is kept',
};
const PAGES = { file: 'apps/server/src/platform/http/page-rules.test.ts', title: 'X26.19 pages load only' };
const MACHINE = {
  file: 'apps/server/src/platform/http/known-hosts.test.ts',
  title: 'X26.06 without PUBLIC_ORIGIN',
};
const NAMED = {
  file: 'apps/server/src/platform/http/known-hosts.test.ts',
  title: 'X26.06 with PUBLIC_ORIGIN',
};
const HOPS = { file: 'apps/server/src/platform/http/proxies.test.ts', title: 'X26.02 as one of two proxies' };
const READ_PROXIES = {
  file: 'apps/server/src/platform/http/proxies.test.ts',
  title: 'X26.03 TRUSTED_PROXIES=',
};
const COOKIES = { file: 'apps/server/src/whole-server/cookies.test.ts', title: 'no script reads a cookie' };
const SECURE_COOKIES = {
  file: 'apps/server/src/whole-server/cookies.test.ts',
  title: 'over https they are of this host',
};
const FAILURES = {
  file: 'apps/server/src/platform/http/failures.test.ts',
  title: 'X27.01 a database that is away',
};
const SURPRISE = {
  file: 'apps/server/src/platform/http/failures.test.ts',
  title: 'X27.01 a surprise says nothing',
};
const AGAIN = {
  file: 'apps/server/src/platform/http/failures.test.ts',
  title: 'X27.01 what can be tried again',
};

export const PLATFORM_MUTANTS: readonly Mutant[] = [
  {
    id: 'no-session-needed',
    fault: 'without a session the handlers of the staff side run',
    file: 'apps/server/src/platform/http/endpoint.ts',
    find: "if (!actor) throw new Problem('not-signed-in');",
    put: 'if (!actor) return;',
    noticedBy: SESSIONS,
  },
  {
    id: 'every-right-is-reading',
    fault: 'a person who reads forms may do everything to them',
    file: 'apps/server/src/platform/http/endpoint.ts',
    find: 'may(actor, access.action, access.subject)',
    put: "may(actor, 'read', access.subject)",
    noticedBy: WORKFLOWS,
  },
  {
    id: 'no-entry-needed',
    fault: 'without an entry the handlers of the portal run',
    file: 'apps/server/src/platform/http/endpoint.ts',
    find: "    if (!entered) throw new Problem('portal-entry-failed');\n",
    put: '',
    noticedBy: PORTAL,
  },
  {
    id: 'entry-of-a-closed-country',
    fault: 'citizens of a disabled country go on',
    file: 'apps/server/src/platform/http/endpoint.ts',
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
    id: 'addresses-told-to-others',
    fault: 'other sites learn the URLs of pages',
    file: 'apps/server/src/platform/http/security-headers.ts',
    find: "'referrer-policy': 'no-referrer'",
    put: "'referrer-policy': 'unsafe-url'",
    noticedBy: REPLIES,
  },
  {
    id: 'https-not-kept',
    fault: 'a browser comes back without https',
    file: 'apps/server/src/platform/http/security-headers.ts',
    find: '...(secure && STRICT_TRANSPORT)',
    put: '...(false && STRICT_TRANSPORT)',
    noticedBy: REPLIES,
  },
  {
    id: 'replies-for-other-sites',
    fault: 'other sites embed what the server sends',
    file: 'apps/server/src/platform/http/security-headers.ts',
    find: "'cross-origin-resource-policy': 'same-origin'",
    put: "'cross-origin-resource-policy': 'cross-origin'",
    noticedBy: REPLIES,
  },
  {
    id: 'inline-scripts',
    fault: 'a script in a text of a form runs',
    file: 'apps/server/src/platform/http/page-rules.ts',
    find: 'scriptSrc: ["\'self\'"]',
    put: 'scriptSrc: ["\'self\'", "\'unsafe-inline\'"]',
    noticedBy: HEADERS,
  },
  {
    id: 'frames-of-everybody',
    fault: 'any site shows the product in a frame',
    file: 'apps/server/src/platform/http/page-rules.ts',
    find: 'frameAncestors: ["\'self\'"]',
    put: "frameAncestors: ['*']",
    noticedBy: HEADERS,
  },
  {
    id: 'pages-talk-to-everybody',
    fault: 'a page sends what it knows anywhere',
    file: 'apps/server/src/platform/http/page-rules.ts',
    find: 'connectSrc: ["\'self\'"]',
    put: "connectSrc: ['*']",
    noticedBy: REPLIES,
  },
  {
    id: 'forms-sent-anywhere',
    fault: 'a form that somebody put into a page is sent anywhere',
    file: 'apps/server/src/platform/http/page-rules.ts',
    find: 'formAction: ["\'self\'", ...formOrigins]',
    put: "formAction: ['*']",
    noticedBy: REPLIES,
  },
  {
    id: 'camera-for-pages',
    fault: 'a page asks for the camera',
    file: 'apps/server/src/platform/http/page-rules.ts',
    find: "  'camera',\n",
    put: '',
    noticedBy: PAGES,
  },
  {
    id: 'any-host-on-this-machine',
    fault: 'a name that a stranger made up leads to the product and into its links',
    file: 'apps/server/src/platform/http/known-hosts.ts',
    find: 'return isLoopbackName(asked.hostname);',
    put: 'return true;',
    noticedBy: MACHINE,
  },
  {
    id: 'localhost-anywhere-in-a-name',
    fault: 'localhost.evil.example is taken for this machine',
    file: 'apps/server/src/platform/http/known-hosts.ts',
    find: '|\\[::1\\])$/;',
    put: '|\\[::1\\])/;',
    noticedBy: MACHINE,
  },
  {
    id: 'any-port-of-the-host',
    fault: 'another program on the same host counts as the product',
    file: 'apps/server/src/platform/http/known-hosts.ts',
    find: 'return asked.origin === settings.publicOrigin;',
    put: 'return asked.hostname === new URL(settings.publicOrigin).hostname;',
    noticedBy: NAMED,
  },
  {
    id: 'listed-hosts-refused',
    fault: 'the further names of the product lead nowhere',
    file: 'apps/server/src/platform/http/known-hosts.ts',
    find: 'if (settings.otherHosts.includes(asked.hostname)) return true;',
    put: 'if (settings.otherHosts.includes(asked.host)) return false;',
    noticedBy: NAMED,
  },
  {
    id: 'far-machines-believed',
    fault: 'everybody who reaches the port makes up where they come from',
    file: 'apps/server/src/platform/http/trusted-proxies.ts',
    find: '(hop > 0 || isNear(bareAddress(address)))',
    put: '(hop >= 0 || isNear(bareAddress(address)))',
    noticedBy: HOPS,
  },
  {
    id: 'one-proxy-too-many',
    fault: 'a client behind the proxies makes up where it comes from',
    file: 'apps/server/src/platform/http/trusted-proxies.ts',
    find: 'hop < trusted &&',
    put: 'hop <= trusted &&',
    noticedBy: HOPS,
  },
  {
    id: 'everybody-is-a-proxy',
    fault: 'the whole network is believed where somebody wrote /0',
    file: 'apps/server/src/platform/http/trusted-proxies.ts',
    find: 'Number(bits) >= 1',
    put: 'Number(bits) >= 0',
    noticedBy: READ_PROXIES,
  },
  {
    id: 'receipts-sent-along-by-other-sites',
    fault: 'another site uses the receipt of a submission',
    file: 'apps/server/src/features/submissions/receipt-cookie.ts',
    find: "sameSite: 'lax'",
    put: "sameSite: 'none'",
    noticedBy: COOKIES,
  },
  {
    id: 'sessions-sent-without-https',
    fault: 'a session travels in the clear',
    file: 'apps/server/src/features/session/cookie.ts',
    find: "sameSite: 'lax', secure }",
    put: "sameSite: 'lax', secure: false }",
    noticedBy: SECURE_COOKIES,
  },
  {
    id: 'entries-of-any-host',
    fault: 'a neighbouring host sets the entry of a citizen',
    file: 'apps/server/src/features/portal/portal-cookie.ts',
    find: "secure ? '__Host-citizen' : 'citizen'",
    put: "'citizen'",
    noticedBy: SECURE_COOKIES,
  },
  {
    id: 'full-disk-is-a-surprise',
    fault: 'a full disk is reported as a fault of the product',
    file: 'apps/server/src/platform/http/failures.ts',
    find: "new Set(['ENOSPC', ",
    put: 'new Set([',
    noticedBy: FAILURES,
  },
  {
    id: 'surprises-tell-themselves',
    fault: 'a failure reveals its query and its position in the code',
    file: 'apps/server/src/platform/http/failures.ts',
    find: "new Problem('unexpected'), logId)",
    put: "new Problem('unexpected', { values: { reason: error.message } }), logId)",
    noticedBy: SURPRISE,
  },
  {
    id: 'nobody-told-when-to-try-again',
    fault: 'a person who is limited does not learn for how long',
    file: 'apps/server/src/platform/http/failures.ts',
    find: 'new Set([429, 503, 507])',
    put: 'new Set([503, 507])',
    noticedBy: AGAIN,
  },
];
