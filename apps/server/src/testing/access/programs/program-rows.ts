// Rows of the role matrix for programs: whose accounts a token may be made for.
// rules: X38.01, X38.03
import { ALL_OF_STAFF, type Decision } from '../decisions.ts';
import { all, STAFF } from '../rights/people.ts';
import { asked, freshId, type Row, type RowsOf } from '../row.ts';
import { testId } from '../../territory.ts';

const UNKNOWN: Decision = { 'user-not-found': STAFF };
const ONLY_ADMIN: Decision = { past: ['admin'], 'user-not-found': all(STAFF, ['admin']) };

/** An account of the own municipality, an administrator's, and one of the other town, whose programs are made there. */
const owners = (ask: (ownerId: string) => Row['ask'], outcome: Row['outcome'] = 'ok'): readonly Row[] => [
  { name: 'of the own municipality', ask: ask(testId('usercolleague')), decision: ALL_OF_STAFF, outcome },
  { name: 'of an administrator', ask: ask(testId('useradmin')), decision: ONLY_ADMIN, outcome },
  { name: 'of the other town', ask: ask(testId('userforeigner')), decision: UNKNOWN, outcome },
];

/** Without a name, so that nothing is stored. */
const NAMELESS = {
  name: '',
  rights: ['read respuesta'],
  areaIds: null,
  expiresOn: '2026-08-31',
  networks: [],
} as const;

export const PROGRAM_ROWS: RowsOf<'listPrograms' | 'readProgramOffer' | 'createProgram' | 'revokeProgram'> = {
  listPrograms: () => [
    { name: 'of the own municipality', ask: asked('/api/programs'), decision: ALL_OF_STAFF },
  ],
  readProgramOffer: () => owners((id) => asked(`/api/users/${id}/program-offer`)),
  createProgram: () =>
    owners(
      (ownerId) => () => ({ path: '/api/programs', body: { ...NAMELESS, id: freshId(), ownerId } }),
      'program-invalid',
    ),
  // Of which municipality it is, the tests of programs prove.
  revokeProgram: () => [
    {
      name: 'of nobody',
      ask: asked(`/api/programs/${testId('nobodys')}/revocation`),
      decision: { 'program-not-found': STAFF },
    },
  ],
};
