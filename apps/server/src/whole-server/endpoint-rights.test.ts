// Who may use which endpoint, compared with the table that is written out from the rules.
import { CONTRACT } from '@constancia/contract/contract.ts';
import { type Access, programRights } from '@constancia/contract/endpoint.ts';
import { expect, it } from 'vitest';
import { OPEN_TO_PROGRAMS } from '../testing/access/programs/program-rights.ts';
import { ENDPOINT_RIGHTS } from '../testing/access/rights/endpoint-rights.ts';
import { HOLDERS, STAFF } from '../testing/access/rights/people.ts';
import { PERSONAS } from '../testing/personas.ts';

const inWords = (access: Access) => {
  if (access.kind === 'may') return `${access.action} ${access.subject}`;
  return {
    public: 'everybody',
    'signed-in': 'signed in',
    'portal-citizen': 'citizen of the portal',
    answerer: 'answerer',
  }[access.kind];
};

const declared = Object.values(CONTRACT).flatMap((feature) =>
  Object.entries(feature).map(([name, { access }]) => [name, inWords(access)] as const),
);

it('X5.03 X29.08 the table has a line for every endpoint, and no other', () => {
  expect(Object.keys(ENDPOINT_RIGHTS).sort()).toEqual(declared.map(([name]) => name).sort());
});

it('X29.08 X5.04 E6.01 E6.02 A6.08 R6.03 R6.04 R6.05 the contract declares for each endpoint whom the rules let call it', () => {
  const specified = Object.entries(ENDPOINT_RIGHTS).map(([name, { who }]) => [name, who]);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(specified));
});

it('X38.08 X38.12 the contract opens to programs the endpoints that the rules open, with those rights, and no other', () => {
  const opened = Object.values(CONTRACT).flatMap((feature) =>
    Object.entries(feature).flatMap(([name, endpoint]) => {
      const rights = programRights(endpoint);
      return rights.length === 0 ? [] : [[name, rights] as const];
    }),
  );
  expect(Object.fromEntries(opened)).toEqual(OPEN_TO_PROGRAMS);
});

it('P2.04 P2.29 P2.31 R6.06 R6.07 R6.24 lists and views ask for reading, answering for creating, municipalities for managing users everywhere, look-ups for nothing', () => {
  const who = new Map<string, string>(declared);
  const asked = (...names: readonly string[]) => names.map((name) => who.get(name));
  expect(asked('listForms')).toEqual(['read formulario']);
  expect(asked('listSubmissions', 'readSubmission')).toEqual(Array(2).fill('read respuesta'));
  expect(asked('submit')).toEqual(['answerer']);
  expect(asked('createMunicipality', 'readMunicipality', 'updateMunicipality')).toEqual(
    Array(3).fill('manage usuario'),
  );
  expect(HOLDERS['manage usuario']).toEqual(['admin']);
  expect(asked('lookUpState', 'lookUpRecord')).toEqual(Array(2).fill('everybody'));
});

it('X5.03 the matrix asks as every persona there is, and knows the holders of every right that is asked for', () => {
  expect([...STAFF].sort()).toEqual(Object.keys(PERSONAS).sort());
  const asked = new Set(
    declared.map(([, who]) => who).filter((who) => / \w+$/.test(who) && who !== 'signed in'),
  );
  asked.delete('citizen of the portal');
  expect(Object.keys(HOLDERS).sort()).toEqual([...asked].sort());
});
