// Faults in requests to outside systems and in the checks of their replies: platform, registers, geocoder, gateway,
// mail server.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const HTTP = 'apps/server/src/ports/outside-call/http.ts';
const OUTSIDE_SYSTEMS = 'apps/server/src/ports/outside-call/outside-systems.test.ts';
const PUBLIC_FETCH = 'apps/server/src/ports/outside-call/public-fetch.ts';
const PUBLIC_FETCH_TEST = 'apps/server/src/ports/outside-call/public-fetch.test.ts';
const LOOKUPS = 'apps/server/src/features/lookups/lookups.test.ts';
const GEOCODER = 'apps/server/src/ports/geocoder/http.ts';
const GATEWAY = 'apps/server/src/ports/payments/redsys.ts';
const NOTICES = 'apps/server/src/features/payments/hostile-notices.test.ts';
const REGISTER = 'apps/server/src/ports/citizens/http.ts';
const ENCRYPTED = 'apps/server/src/config/encrypted-addresses.test.ts';
const CERTIFICATES = 'apps/server/src/ports/outside-call/certificates.test.ts';
const CITIZENS = 'apps/server/src/ports/citizens/citizens.test.ts';

export const OUTSIDE_MUTANTS: readonly Mutant[] = [
  {
    id: 'redirects-of-outside-systems-followed',
    fault: 'a system outside can send the server to any URL, inside the network too',
    file: HTTP,
    find: "redirect: 'error'",
    put: "redirect: 'follow'",
    noticedBy: { file: LOOKUPS, title: 'X16.04 W16 says that the search does not answer' },
  },
  {
    id: 'outside-systems-answer-without-end',
    fault: 'a system outside that sends without end fills the memory',
    file: HTTP,
    find: 'if (bytes > bytesMax)',
    put: 'if (bytes > bytesMax * 1_000)',
    noticedBy: { file: LOOKUPS, title: 'X16.04 W16 says that the search does not answer' },
  },
  {
    id: 'outside-errors-taken-for-answers',
    fault: 'what a system outside says with an error counts as its reply',
    file: HTTP,
    find: 'if (!response.ok)',
    put: 'if (response.status === 500)',
    noticedBy: { file: LOOKUPS, title: 'X16.04 W16 says that the search does not answer' },
  },
  {
    id: 'outside-systems-waited-for-long',
    fault: 'a person who answers a form waits ten seconds for a platform that is silent',
    file: HTTP,
    find: 'const TIMEOUT_MS = 5_000;',
    put: 'const TIMEOUT_MS = 10_000;',
    noticedBy: { file: OUTSIDE_SYSTEMS, title: 'is a failure after five seconds, an asset that is viewed' },
  },
  {
    id: 'geocoder-asked-too-often',
    fault: 'the address search is asked ten times a second, which its owner forbids',
    file: GEOCODER,
    find: 'const APART_MS = 1_000;',
    put: 'const APART_MS = 100;',
    noticedBy: { file: LOOKUPS, title: 'X16.04 asks once a second, however many people ask' },
  },
  {
    id: 'geocoder-forgets-answers',
    fault: 'the same address is asked for again and again',
    file: GEOCODER,
    find: 'if (known) return known.answer;',
    put: 'if (known && known.answer === null) return known.answer;',
    noticedBy: { file: LOOKUPS, title: 'X16.04 asks the same question once' },
  },
  {
    id: 'one-visitor-takes-all-turns',
    fault: 'one visitor who searches without pause keeps everybody else from searching',
    file: GEOCODER,
    find: 'if (await spend(db, budgets, now)) return null;',
    put: 'await spend(db, budgets, now);',
    noticedBy: { file: LOOKUPS, title: 'X28.16 one visitor does not take the turns of all' },
  },
  {
    id: 'gateway-of-another-shop',
    fault: 'a payment to another shop of the same gateway pays an order here',
    file: GATEWAY,
    find: 'said.Ds_MerchantCode === merchantCode &&',
    put: 'said.Ds_MerchantCode !== undefined &&',
    noticedBy: { file: NOTICES, title: 'X21.08 X21.09 refuses a rightly signed notice of' },
  },
  {
    id: 'gateway-in-another-currency',
    fault: '12.50 pesos pay an order of 12.50 euros',
    file: GATEWAY,
    find: 'Number(said.Ds_Currency) === Number(EURO) &&',
    put: 'Number(said.Ds_Currency) > 0 &&',
    noticedBy: { file: NOTICES, title: 'X21.08 X21.09 refuses a rightly signed notice of' },
  },
  {
    id: 'refund-counts-as-payment',
    fault: 'the notice of a refund pays an order',
    file: GATEWAY,
    find: 'said.Ds_TransactionType === PAYMENT,',
    put: "said.Ds_TransactionType !== '',",
    noticedBy: { file: NOTICES, title: 'X21.08 X21.09 refuses a rightly signed notice of' },
  },
  {
    id: 'register-answers-about-another-person',
    fault: 'an entry of the register about somebody else ends in this submission',
    file: REGISTER,
    find: 'if (documentNumber.toUpperCase() !== number.toUpperCase())',
    put: 'if (documentNumber === undefined)',
    noticedBy: { file: CITIZENS, title: 'A8.04 A8.05 X15.08 is one failure, and nobody is remembered' },
  },
  {
    id: 'legal-persons-without-their-surname',
    fault: 'a business is created without the surname by which it is known as one',
    file: 'apps/server/src/ports/citizens/person-of.ts',
    find: 'lastName: legal ? LEGAL_PERSON_LAST_NAME : person.lastName,',
    put: 'lastName: person.lastName,',
    noticedBy: { file: CITIZENS, title: 'A3.29 A3.36 keeps a legal person with the surname Dummy' },
  },
  {
    id: 'portal-tokens-live-long',
    fault: 'a token of the built-in portal that somebody finds an hour later still opens the portal',
    file: 'apps/server/src/ports/citizen-portal/local.ts',
    find: 'const TOKEN_LIFE_MS = 15 * 60_000;',
    put: 'const TOKEN_LIFE_MS = 60 * 60_000;',
    noticedBy: {
      file: 'apps/server/src/ports/citizen-portal/citizen-portal.test.ts',
      title: 'X22.07 a token of the built-in portal ends after a quarter of an hour',
    },
  },
  {
    id: 'portal-tokens-of-another-town',
    fault: 'a token that one town hall gave out opens the portal of another one',
    file: 'apps/server/src/ports/citizen-portal/local.ts',
    find: 'return login?.municipalityId === municipalityId ? login : null;',
    put: 'return login;',
    noticedBy: {
      file: 'apps/server/src/ports/citizen-portal/citizen-portal.test.ts',
      title: 'X22.07 a token of the built-in portal ends after a quarter of an hour',
    },
  },
  {
    id: 'letters-without-tls',
    fault: 'mails go over the network in the clear to a server without TLS',
    file: 'apps/server/src/ports/mail/smtp.ts',
    find: "requireTLS: settings.tls === 'required',",
    put: 'requireTLS: false,',
    noticedBy: {
      file: 'apps/server/src/ports/mail/mail.test.ts',
      title: 'X19.09 says nothing to a server without TLS',
    },
  },
  {
    id: 'refused-letters-tried-for-ever',
    fault: 'a mail to an address that does not exist is tried again as if the server were busy',
    file: 'apps/server/src/ports/mail/smtp.ts',
    find: 'const forGood = responseCode >= 500 &&',
    put: 'const forGood = responseCode >= 600 &&',
    noticedBy: { file: 'apps/server/src/ports/mail/mail.test.ts', title: 'X19.07 X19.08 a server that is' },
  },
  {
    id: 'incident-types-with-one-number',
    fault: 'two types of incident with one number in a municipality',
    file: 'apps/server/src/ports/incidents/queries.ts',
    find: "d.kind = 'type'), 0) + 1,",
    put: "d.kind = 'type'), 0) * 0 + 1,",
    noticedBy: { file: OUTSIDE_SYSTEMS, title: 'E7.06 E8.06 creates a type, and no second one' },
  },
  {
    id: 'inner-network-asked',
    fault: 'the server asks whatever address of the inner network a municipality names as its platform',
    file: 'apps/server/src/features/territory/platform-of.ts',
    find: 'onlyPublic: !outsideHosts.includes(new URL(own).host)',
    put: 'onlyPublic: false',
    noticedBy: {
      file: 'apps/server/src/features/territory/platform-of.test.ts',
      title: 'a platform that a municipality names is asked at public addresses only',
    },
  },
  {
    id: 'private-address-behind-name',
    fault: 'a name that leads to this machine passes as the platform of a municipality',
    file: PUBLIC_FETCH,
    find: '!found.every(({ address }) => isAllowed(address))',
    put: 'found.length > 99',
    noticedBy: { file: PUBLIC_FETCH_TEST, title: 'no address of this machine or its network is asked' },
  },
  {
    id: 'public-check-dropped',
    fault: 'what a municipality names is asked like what the installation is configured with',
    file: HTTP,
    find: 'const ask = onlyPublic ? fetchPublic : fetch;',
    put: 'const ask = onlyPublic ? fetch : fetch;',
    noticedBy: { file: PUBLIC_FETCH_TEST, title: 'a port that names such a URL gets the failure' },
  },
  {
    id: 'X37.77-database-unencrypted',
    fault: 'answers travel to the database of another machine without encryption',
    file: 'apps/server/src/config/encrypted-addresses.ts',
    find: "isEncrypted: isVerified || host.startsWith('/')",
    put: 'isEncrypted: true',
    noticedBy: { file: ENCRYPTED, title: 'on another machine is refused without encryption' },
  },
  {
    id: 'X37.77-any-encryption-will-do',
    fault: 'a database that checks no certificate counts as encrypted',
    file: 'apps/server/src/platform/db/connection-of.ts',
    find: 'ssl.rejectUnauthorized !== false && ',
    put: '',
    noticedBy: { file: ENCRYPTED, title: 'X37.77 a database counts as the driver understands its URL' },
  },
  {
    id: 'X37.77-one-host-opens-all',
    fault: 'one host that may do without encryption lets all of them do without',
    file: 'apps/server/src/config/encrypted-addresses.ts',
    find: 'address.names.some((host) => allowed.includes(host.toLowerCase()))',
    put: 'allowed.length > 0',
    noticedBy: { file: ENCRYPTED, title: 'is taken where UNENCRYPTED_HOSTS lists its host' },
  },
  {
    id: 'X37.78-mail-server-unchecked',
    fault: 'the password of the mail server goes to whoever answers in its stead',
    file: 'apps/server/src/ports/mail/smtp.ts',
    find: "    requireTLS: settings.tls === 'required',\n",
    put: "    requireTLS: settings.tls === 'required',\n    tls: { rejectUnauthorized: false },\n",
    noticedBy: { file: CERTIFICATES, title: 'one of an unknown authority, out of date' },
  },
  {
    id: 'X37.78-webhook-unchecked',
    fault: 'events of submissions go to whoever answers in the stead of a webhook',
    file: PUBLIC_FETCH,
    find: '{ ...options, agent, lookup',
    put: '{ ...options, rejectUnauthorized: false, agent, lookup',
    noticedBy: { file: CERTIFICATES, title: 'one of an unknown authority, out of date' },
  },
  {
    id: 'X37.78-checks-switched-off',
    fault: 'a variable that a tutorial recommended switches every certificate off unseen',
    file: 'apps/server/src/config/encrypted-addresses.ts',
    find: "env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'",
    put: "env['NODE_TLS_REJECT_UNAUTHORIZED'] === 'no'",
    noticedBy: { file: ENCRYPTED, title: 'X37.77 X37.78 no command begins' },
  },
];
