// Rows of the role matrix for accounts, areas and municipalities.
// rules: P2.89, P6.21-P6.25
import { AWAY, HOME, testId } from '../territory.ts';
import { ALL_OF_STAFF, type Decision } from './decisions.ts';
import { all, EVERYBODY, STAFF } from './rights/people.ts';
import { asked, freshId, type Row, type RowsOf } from './row.ts';

/** The administrator works in every municipality; everybody else who manages accounts, in their own. */
const ONLY_ADMIN = (refusal: 'forbidden' | 'user-not-found'): Decision => ({
  past: ['admin'],
  [refusal]: all(STAFF, ['admin']),
});

/** One account of the own municipality, one of the other town, and an administrator's. */
function accounts(ask: (userId: string) => Row['ask'], outcome: Row['outcome'] = 'ok'): readonly Row[] {
  return [
    { name: 'of the own municipality', ask: ask(testId('usercolleague')), decision: ALL_OF_STAFF, outcome },
    {
      name: 'of the other town',
      ask: ask(testId('userforeigner')),
      decision: ONLY_ADMIN('user-not-found'),
      outcome,
    },
    {
      name: 'of an administrator',
      ask: ask(testId('useradmin')),
      decision: ONLY_ADMIN('user-not-found'),
      outcome,
    },
  ];
}

/** The same, and nobody their own. */
function closing(askOf: (userId: string) => { path: string; body: object }): readonly Row[] {
  const [own, ...others] = accounts((userId) => () => askOf(userId));
  const [elsewhere, administrator] = others;
  if (!own || !elsewhere || !administrator) throw new Error('a row is missing');
  return [own, elsewhere, { ...administrator, outcome: 'own-account' }];
}

function inMunicipality(ask: (municipalityId: string) => Row['ask'], outcome: Row['outcome'] = 'ok') {
  return [
    { name: 'in the own municipality', ask: ask(HOME.id), decision: ALL_OF_STAFF, outcome },
    { name: 'in the other town', ask: ask(AWAY.id), decision: ONLY_ADMIN('forbidden'), outcome },
  ];
}

const lists = (path: string): readonly Row[] => [
  { name: 'of whom they manage', ask: asked(path), decision: ALL_OF_STAFF },
  {
    name: 'of the other town',
    ask: asked(`${path}?municipality=${AWAY.id}`),
    decision: ONLY_ADMIN('forbidden'),
  },
];

/** Names and role of the account stay. */
const CHANGE = { roles: ['ROLE_INSPECTOR'], firstName: '', lastName: '', inspectorNumber: '', areaIds: null };

function ofMunicipality(what: string): readonly Row[] {
  const path = (municipalityId: string) => asked(`/api/municipalities/${municipalityId}/${what}`);
  return [
    { name: 'of the own municipality', ask: path(HOME.id), decision: ALL_OF_STAFF },
    { name: 'of the other town', ask: path(AWAY.id), decision: ALL_OF_STAFF },
    {
      name: 'of an unknown one',
      ask: path(testId('nowhere')),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-not-found',
    },
  ];
}

export const ADMINISTRATION_ROWS: RowsOf<
  | 'listUsers'
  | 'exportUsers'
  | 'createUsers'
  | 'readUser'
  | 'createUser'
  | 'updateUser'
  | 'setUserActive'
  | 'deleteUser'
  | 'sendPasswordLink'
  | 'listUserSessions'
  | 'endUserSessions'
  | 'readRemoteValues'
  | 'setRemoteValues'
  | 'listAreas'
  | 'createArea'
  | 'listMunicipalities'
  | 'createMunicipality'
  | 'readMunicipality'
  | 'updateMunicipality'
  | 'listAudit'
  | 'exportAudit'
  | 'checkAuditChain'
  | 'readMunicipalitySettings'
  | 'saveMunicipalitySettings'
  | 'sendTestMail'
  | 'uploadLogo'
> = {
  listUsers: () => lists('/api/users'),
  exportUsers: () => lists('/api/users.xlsx'),
  // What each account of the list may be is said for each in the reply.
  createUsers: () => [
    {
      name: 'nobody, only checked',
      ask: () => ({
        path: '/api/users/many',
        body: { users: [{ ...NOBODY, id: freshId(), municipalityId: HOME.id }], onlyCheck: true },
      }),
      decision: ALL_OF_STAFF,
    },
  ],
  readUser: () => accounts((userId) => asked(`/api/users/${userId}`)),
  createUser: () =>
    inMunicipality(
      (municipalityId) => () => ({
        path: '/api/users',
        // Without a username, so that nobody is created.
        body: { ...NOBODY, id: freshId(), municipalityId },
      }),
      'user-invalid',
    ),
  updateUser: () =>
    accounts(
      (userId) => asked(`/api/users/${userId}`, { ...CHANGE, readAt: '2020-01-01T00:00:00.000Z' }),
      'user-changed',
    ),
  setUserActive: () => closing((userId) => ({ path: `/api/users/${userId}/active`, body: { active: true } })),
  // Nobody is deleted: the matrix still needs them all.
  deleteUser: () => [
    {
      name: 'an unknown one',
      ask: asked(`/api/users/${testId('nobody')}`),
      decision: ALL_OF_STAFF,
      outcome: 'user-not-found',
    },
    {
      name: 'of the other town',
      ask: asked(`/api/users/${testId('userforeigner')}`),
      decision: { 'user-not-found': all(STAFF, ['admin']) },
      people: all(EVERYBODY, ['admin']),
    },
  ],
  sendPasswordLink: () => closing((userId) => ({ path: `/api/users/${userId}/password-link`, body: {} })),
  listUserSessions: () => accounts((userId) => asked(`/api/users/${userId}/sessions`)),
  // Of the administrator none, for the same reason as above.
  endUserSessions: () => [
    {
      name: 'of the other town',
      ask: asked(`/api/users/${testId('userforeigner')}/sessions`),
      decision: { 'user-not-found': all(STAFF, ['admin']) },
      people: all(EVERYBODY, ['admin']),
    },
    {
      name: 'of an administrator',
      ask: asked(`/api/users/${testId('useradmin')}/sessions`),
      decision: ONLY_ADMIN('user-not-found'),
      outcome: 'own-account',
    },
  ],
  readRemoteValues: () => [
    { name: 'of the installation', ask: asked('/api/remote-values'), decision: ALL_OF_STAFF },
  ],
  setRemoteValues: () => [
    {
      name: 'of the installation',
      ask: asked('/api/remote-values', { newLoginMethod: false, revokedBefore: '' }),
      decision: ALL_OF_STAFF,
    },
  ],
  listAreas: () => lists('/api/areas'),
  createArea: () =>
    inMunicipality((municipalityId) => () => ({
      path: '/api/areas',
      body: { id: freshId(), name: 'Obras', municipalityId, userIds: [] },
    })),
  listMunicipalities: () => [
    { name: 'all of them', ask: asked('/api/municipalities'), decision: ALL_OF_STAFF },
  ],
  createMunicipality: () => [
    {
      name: 'without a name',
      ask: () => ({ path: '/api/municipalities', body: { ...NOWHERE, id: freshId() } }),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-invalid',
    },
  ],
  listAudit: () => ofMunicipality('audit'),
  exportAudit: () => ofMunicipality('audit.csv'),
  checkAuditChain: () => ofMunicipality('audit/check'),
  readMunicipality: () => [
    {
      name: 'the own one',
      ask: asked(`/api/municipalities/${HOME.id}`),
      decision: ALL_OF_STAFF,
    },
    {
      name: 'the other town',
      ask: asked(`/api/municipalities/${AWAY.id}`),
      decision: ALL_OF_STAFF,
    },
    {
      name: 'an unknown one',
      ask: asked(`/api/municipalities/${testId('nowhere')}`),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-not-found',
    },
  ],
  updateMunicipality: () => [
    {
      name: 'without a number',
      ask: asked(`/api/municipalities/${HOME.id}`, { platformId: '' }),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-invalid',
    },
  ],
  readMunicipalitySettings: () => [
    { name: 'the own one', ask: asked(`/api/municipalities/${HOME.id}/settings`), decision: ALL_OF_STAFF },
    {
      name: 'the other town',
      ask: asked(`/api/municipalities/${AWAY.id}/settings`),
      decision: ALL_OF_STAFF,
    },
  ],
  uploadLogo: () => [
    {
      name: 'of the own one',
      ask: asked(`/api/municipalities/${HOME.id}/logos`, Buffer.from('no picture')),
      decision: ALL_OF_STAFF,
      outcome: 'image-refused',
    },
    {
      name: 'of the other town',
      ask: asked(`/api/municipalities/${AWAY.id}/logos`, Buffer.from('no picture')),
      decision: ALL_OF_STAFF,
      outcome: 'image-refused',
    },
    {
      name: 'of an unknown one',
      ask: asked(`/api/municipalities/${testId('nowhere')}/logos`, Buffer.from('no picture')),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-not-found',
    },
  ],
  sendTestMail: () => [
    {
      name: 'the own one',
      ask: asked(`/api/municipalities/${HOME.id}/test-mails`, {}),
      decision: ALL_OF_STAFF,
    },
    {
      name: 'an unknown one',
      ask: asked(`/api/municipalities/${testId('nowhere')}/test-mails`, {}),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-not-found',
    },
  ],
  // Of another version, so that nothing is stored.
  saveMunicipalitySettings: () => [
    {
      name: 'the own one',
      ask: asked(`/api/municipalities/${HOME.id}/settings`, { version: 0, settings: SETTINGS }),
      decision: ALL_OF_STAFF,
      outcome: 'settings-changed',
    },
    {
      name: 'the other town',
      ask: asked(`/api/municipalities/${AWAY.id}/settings`, { version: 0, settings: SETTINGS }),
      decision: ALL_OF_STAFF,
      outcome: 'settings-changed',
    },
  ],
};

const SETTINGS = {
  timeZone: '',
  centre: null,
  buttonColor: '',
  buttonColorByForm: {},
  logo: '',
  logoByForm: {},
  hidesBrandOnPublicPages: false,
  hidesElectronicSignature: false,
  marksDuplicatedForms: false,
  certificateForms: [],
  offersVideo: false,
  offersVideoTo: [],
  skipsReverseGeocoding: false,
  statisticsLimit: 100,
  retentionMonths: 0,
  retentionByForm: {},
  frameOrigins: [],
  citizenRegister: 'built-in',
  incidentSystem: 'built-in',
  bookingSystem: 'built-in',
  mailSenderName: '',
  mailReplyTo: '',
  platformUrl: '',
  bookingUrl: '',
  geocoderUrl: '',
  streetTiles: '',
  streetCredit: '',
  satelliteTiles: '',
  satelliteCredit: '',
  ownTexts: {},
};

const NOBODY = {
  username: '',
  roles: ['ROLE_INSPECTOR'],
  areaIds: [],
  email: '',
  firstName: '',
  lastName: '',
};
const NOWHERE = {
  name: '',
  keyword: '',
  platformId: '',
  provinceId: '',
  centre: null,
  usesAws: false,
};
