// What officials read of the details of an entry of the audit log.
import { expect, it } from 'vitest';
import { type DetailReader, detailsText } from './details-text.ts';

/** Words that show where they come from. */
const READER: DetailReader = {
  timeZone: 'America/Argentina/Cordoba',
  words: {
    name: (detail) => `<${detail}>`,
    value: (value) => `«${value}»`,
    role: (role) => `role ${role}`,
    right: (right) => `right ${right}`,
    priority: (priority) => `priority ${priority}`,
    weekday: (day) => `day ${day}`,
    yes: 'yes',
    no: 'no',
    change: (before, now) => `was ${before}, is ${now}`,
  },
};
const read = (details: Readonly<Record<string, unknown>>) => detailsText(details, READER);

it('X40.01 names, codes, roles, rights and priorities are words; yes and no, nothing, moments and days are written as people do', () => {
  expect(read({ outcome: 'wrong-code', active: true, shared: false, address: '', areas: [] })).toBe(
    '<outcome>: «wrong-code» · <active>: yes · <shared>: no · <address>: — · <areas>: —',
  );
  expect(read({ role: 'ROLE_INSPECTOR', rights: ['read formulario'], priority: 0 })).toBe(
    '<role>: role inspector · <rights>: right read formulario · <priority>: priority high',
  );
  expect(read({ expiresAt: '2026-06-01T01:30:00.000Z', dueOn: '2026-08-31', rows: 12 })).toBe(
    '<expiresAt>: 31/05/2026 - 22:30 · <dueOn>: 31/08/2026 · <rows>: 12',
  );
});

it('X40.01 lists and what is inside another detail are read too, and an id stays as it is', () => {
  expect(read({ fields: ['documentNumber', 'email'], kinds: ['sent', 'paid'] })).toBe(
    '<fields>: <documentNumber>, <email> · <kinds>: «sent», «paid»',
  );
  expect(read({ openings: [{ weekday: 1, from: '08:00', to: '12:00' }], forms: { abc: 2 } })).toBe(
    '<openings>: (<weekday>: day 1, <from>: 08:00, <to>: 12:00) · <forms>: (abc: 2)',
  );
});

it('X40.01 a change says what was and what is; of a whole record only what differs', () => {
  expect(read({ name: { before: 'Luces', now: '' } })).toBe('<name>: was Luces, is —');
  expect(
    read({ before: { name: 'A', active: true, url: 'u' }, now: { name: 'B', active: true, url: 'u' } }),
  ).toBe('<name>: was A, is B');
  expect(read({ before: null, now: { terminal: '1' }, newSecret: true })).toBe(
    '<before>: — · <now>: (<terminal>: 1) · <newSecret>: yes',
  );
  expect(read({ event: 'denied', before: 'pending' })).toBe('<event>: «denied» · <before>: «pending»');
});

it('X40.01 what somebody named like a code stays a name, what was hidden stays hidden, and a detail without a word has its own name', () => {
  expect(read({ name: 'session', note: 'paid', filter: { text: '…' } })).toBe(
    '<name>: session · <note>: paid · <filter>: (<text>: …)',
  );
  expect(read({ ofAnotherVersion: 'x' })).toBe('ofAnotherVersion: x');
});
