// Faults in reply headers, hosts, proxies, cookies and error replies.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const HEADERS = {
  file: 'apps/server/src/platform/http/http.test.ts',
  title: 'X5.10 sends no personal reply',
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

export const HEADERS_AND_HOSTS_MUTANTS: readonly Mutant[] = [
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
    id: 'microphone-for-pages',
    fault: 'pages do not say who may use the microphone',
    file: 'apps/server/src/platform/http/page-rules.ts',
    find: "  'microphone',\n",
    put: '',
    noticedBy: { ...PAGES, title: 'X39.75 X26.19 forms may record with the microphone' },
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
  {
    id: 'compressed-workers-without-policy',
    fault: 'a worker that is sent compressed has no policy of its own',
    file: 'apps/server/src/platform/http/web-app.ts',
    find: '\\.js(\\.(br|gz))?$/',
    put: '\\.js$/',
    noticedBy: {
      file: 'apps/server/src/platform/http/page-rules.test.ts',
      title: 'has the policy of workers',
    },
  },
];
