// Rows of the role matrix for forms: who may build them and read their submissions; and for what else belongs
// to a municipality.
import { deleteExports } from '../queries.ts';
import { AWAY, HOME, testId } from '../territory.ts';
import {
  ALL_OF_STAFF,
  type Decision,
  NEXT_AREA,
  OF_BOTH_AREAS,
  OF_THE_MUNICIPALITY,
  OF_THE_OTHER_MUNICIPALITY,
  OTHER_TOWN,
  OWN_AREA,
} from './decisions.ts';
import { AREAS, type FormName, formId, MATRIX_FORMS } from './matrix-forms.ts';
import { workflowId } from './matrix-things.ts';
import { all, STAFF } from './rights/people.ts';
import { asked, freshId, type Row, type RowsOf, type Word } from './row.ts';

const WHO_BUILDS: readonly (readonly [FormName, Decision])[] = [
  ['own', OWN_AREA],
  ['next', NEXT_AREA],
  ['away', OTHER_TOWN],
  // A form that everybody may answer still lets nobody else build it or read its submissions.
  ['publicNext', NEXT_AREA],
  ['portalNext', NEXT_AREA],
  ['publicAway', OTHER_TOWN],
  ['deleted', { 'form-not-found': STAFF }],
];

const WHO_SELLS: readonly (readonly [FormName, Decision])[] = [
  ['sellsOwn', OWN_AREA],
  ['sellsNext', NEXT_AREA],
  ['sellsAway', OTHER_TOWN],
  ['sellsToAllNext', NEXT_AREA],
];

interface Asked {
  readonly body?: (form: FormName) => unknown;
  readonly outcome?: Word;
}

function rowsOf(
  forms: typeof WHO_BUILDS,
  path: (id: string) => string,
  { body, outcome = 'ok' }: Asked = {},
): readonly Row[] {
  return forms.map(([name, decision]) => ({
    name: `form ${name}`,
    ask: () => ({ path: path(formId(name)), ...(body && { body: body(name) }) }),
    decision,
    outcome,
  }));
}

const built = (path: (id: string) => string, how?: Asked) => () => rowsOf(WHO_BUILDS, path, how);

const IN_AREAS = [
  ['own', OWN_AREA],
  ['next', NEXT_AREA],
  ['away', OTHER_TOWN],
] as const;

const ofAreas = (path: (areaId: string) => string) => () =>
  IN_AREAS.map(([name, decision]) => ({
    name: `${name} area`,
    ask: asked(path(AREAS[name])),
    decision,
  }));

const STATES = { states: [{ id: 0, name: 'Recibida', transitions: [] }], initialState: 0 };

/** Only those who work in all municipalities may copy into another one. */
const COPIES = [
  ['own', 'own', OWN_AREA],
  ['own', 'next', { past: OF_BOTH_AREAS, 'form-outside-areas': all(STAFF, OF_BOTH_AREAS) }],
  ['own', 'away', { past: ['admin'], 'form-outside-areas': all(STAFF, ['admin']) }],
  ['away', 'away', OTHER_TOWN],
  ['publicNext', 'own', { past: OF_BOTH_AREAS, 'form-outside-areas': all(STAFF, OF_BOTH_AREAS) }],
] as const satisfies readonly (readonly [FormName, keyof typeof AREAS, Decision])[];

const saved = (form: FormName) => ({
  version: 99,
  sync: false,
  areaId: MATRIX_FORMS[form].areaId,
  definition: MATRIX_FORMS[form].definition,
});

const BUNDLE_OF_NOBODY = (path: string): Row => ({
  name: 'a bundle of nobody',
  ask: asked(`/api/record-bundles/nobodysBundle0000001${path}`),
  decision: { 'record-not-found': STAFF },
});

export const FORM_ROWS: RowsOf<
  | 'listForms'
  | 'readFormToEdit'
  | 'createForm'
  | 'updateForm'
  | 'readFormVisibility'
  | 'setFormVisibility'
  | 'undoFormVisibility'
  | 'uploadHeaderImage'
  | 'readHeaderImage'
  | 'listFormVersions'
  | 'readFormVersion'
  | 'writeTranslationSheet'
  | 'readXlsForm'
  | 'writeXlsForm'
  | 'importCollected'
  | 'importCollectedArchive'
  | 'fetchPoster'
  | 'listPrefilledLinks'
  | 'createPrefilledLink'
  | 'deletePrefilledLink'
  | 'listIncidentAreas'
  | 'listAgendas'
  | 'listWorkflows'
  | 'createWorkflow'
  | 'updateWorkflow'
  | 'deleteWorkflow'
  | 'readDuplication'
  | 'duplicateForm'
  | 'readDeletion'
  | 'deleteForm'
  | 'listSubmissions'
  | 'listOwnSubmissions'
  | 'exportSubmissions'
  | 'readFeed'
  | 'readFeedMetadata'
  | 'readFeedTable'
  | 'countFeedTable'
  | 'queueExport'
  | 'readHome'
  | 'findOfPerson'
  | 'findOfCode'
  | 'readExport'
  | 'cancelExport'
  | 'readSubmissionMap'
  | 'countNewSubmissions'
  | 'readListedSubmissions'
  | 'readListColumns'
  | 'listViews'
  | 'saveView'
  | 'deleteView'
  | 'requestRecordBundle'
  | 'readRecordBundle'
  | 'cancelRecordBundle'
  | 'fetchRecordBundle'
  | 'readStatistics'
  | 'readStatisticsWords'
  | 'listPayments'
  | 'closePaymentCase'
  | 'useTicket'
  | 'undoTicketUse'
> = {
  listForms: () => [{ name: 'the own list', ask: asked('/api/forms'), decision: ALL_OF_STAFF }],
  readFormToEdit: built((id) => `/api/forms/${id}`),
  createForm: () =>
    IN_AREAS.map(([name, decision]) => ({
      name: `a new form in the ${name} area`,
      ask: () => ({
        path: '/api/forms',
        body: {
          id: freshId(),
          areaId: AREAS[name],
          sync: false,
          definition: MATRIX_FORMS.own.definition,
        },
      }),
      decision,
    })),
  updateForm: built((id) => `/api/forms/${id}`, { body: saved, outcome: 'stale-version' }),
  readFormVisibility: built((id) => `/api/forms/${id}/visibility`),
  undoFormVisibility: built((id) => `/api/forms/${id}/visibility/undo`, {
    body: () => ({ version: 99 }),
    outcome: 'stale-version',
  }),
  setFormVisibility: built((id) => `/api/forms/${id}/visibility`, {
    body: () => ({ version: 99, public: true }),
    outcome: 'stale-version',
  }),
  uploadHeaderImage: () => [
    ...rowsOf(WHO_BUILDS, (id) => `/api/forms/${id}/header-images`, {
      body: () => Buffer.from('no picture'),
      outcome: 'image-refused',
    }),
    {
      name: 'a form that is not saved yet',
      ask: asked(`/api/forms/${testId('notYet')}/header-images`, Buffer.from('no picture')),
      decision: ALL_OF_STAFF,
      outcome: 'image-refused',
    },
  ],
  readHeaderImage: ({ things: { pictures } }) => {
    const ask = (key: string) => asked(`/api/forms/${formId('own')}/header-image?key=${key}`);
    const own = OWN_AREA.past ?? [];
    return [
      {
        name: 'a picture that the supervisor did not save yet',
        ask: ask(pictures.unsaved),
        decision: { past: ['supervisor'], 'file-not-found': all(STAFF, ['supervisor']) },
      },
      {
        name: 'the picture of a form in the own area',
        ask: ask(pictures.inOwnArea),
        decision: { past: own, 'file-not-found': all(STAFF, own) },
      },
      {
        name: 'the picture of a public form of the other town',
        ask: ask(pictures.public),
        decision: ALL_OF_STAFF,
      },
    ];
  },
  listFormVersions: built((id) => `/api/forms/${id}/versions`),
  readFormVersion: built((id) => `/api/forms/${id}/versions/1`),
  writeTranslationSheet: () => [
    {
      name: 'texts that the caller sends',
      ask: asked('/api/translation-sheets', {
        name: 'Textos',
        headings: ['a', 'b', 'c', 'd'],
        lines: [],
      }),
      decision: ALL_OF_STAFF,
    },
  ],
  readXlsForm: () => [
    {
      // Nothing is stored, so no row of a municipality is touched.
      name: 'a file that the caller sends',
      ask: asked('/api/xlsforms', Buffer.from('no spreadsheet')),
      decision: ALL_OF_STAFF,
      outcome: 'sheet-unreadable',
    },
  ],
  // Who may open the form in the editor.
  writeXlsForm: built((id) => `/api/forms/${id}/xlsform`),
  importCollected: built((id) => `/api/forms/${id}/collected-answers`, {
    body: () => ({ dryRun: true, files: [{ name: 'a.csv', lines: [['_uuid']] }] }),
  }),
  importCollectedArchive: built((id) => `/api/forms/${id}/collected-archives?dryRun=true`, {
    body: () => Buffer.from('no archive'),
    outcome: 'collected-archive-unreadable',
  }),
  listPrefilledLinks: built((id) => `/api/forms/${id}/prefilled-links`),
  createPrefilledLink: built((id) => `/api/forms/${id}/prefilled-links`, {
    body: () => ({ label: 'x', values: { name: 'x' }, expiresAt: '2026-06-01T00:00:00.000Z' }),
  }),
  deletePrefilledLink: built((id) => `/api/forms/${id}/prefilled-links/${testId('nowhere')}`, {
    outcome: 'prefilled-link-gone',
  }),
  // A form that is not public has none.
  fetchPoster: () =>
    rowsOf(WHO_BUILDS, (id) => `/api/forms/${id}/poster`).map((row) =>
      /public/.test(row.name) ? row : { ...row, outcome: 'form-not-public' },
    ),
  listIncidentAreas: ofAreas((areaId) => `/api/areas/${areaId}/incident-areas`),
  listAgendas: ofAreas((areaId) => `/api/areas/${areaId}/agendas`),
  listWorkflows: () => [
    { name: 'the own ones', ask: asked('/api/workflows'), decision: ALL_OF_STAFF },
    {
      name: 'those of HOME',
      ask: asked(`/api/workflows?municipality=${HOME.id}`),
      decision: OF_THE_MUNICIPALITY('forbidden'),
    },
    {
      name: 'those of AWAY',
      ask: asked(`/api/workflows?municipality=${AWAY.id}`),
      decision: OF_THE_OTHER_MUNICIPALITY('forbidden'),
    },
  ],
  createWorkflow: () => [
    {
      name: 'a new one of their own municipality',
      ask: () => {
        const id = freshId();
        return { path: '/api/workflows', body: { id, name: `Flujo ${id}`, ...STATES } };
      },
      decision: ALL_OF_STAFF,
    },
    ...(['home', 'away'] as const).map((of) => ({
      name: `under the id of one of ${of}`,
      ask: asked('/api/workflows', { id: workflowId(of), name: 'Otro nombre', ...STATES }),
      decision: { 'id-taken': STAFF },
    })),
  ],
  updateWorkflow: () =>
    ofMunicipalities((of) => ({
      path: `/api/workflows/${workflowId(of)}`,
      body: { version: 99, name: 'x', ...STATES },
    })),
  deleteWorkflow: () => ofMunicipalities((of) => ({ path: `/api/workflows/${workflowId(of)}?version=99` })),
  readDuplication: built((id) => `/api/forms/${id}/duplication`),
  duplicateForm: () =>
    COPIES.map(([source, target, decision]) => ({
      name: `form ${source} into the ${target} area`,
      ask: () => ({
        path: `/api/forms/${formId(source)}/duplicates`,
        body: { id: freshId(), areaId: AREAS[target] },
      }),
      decision,
    })),
  readDeletion: built((id) => `/api/forms/${id}/deletion`),
  deleteForm: built((id) => `/api/forms/${id}?version=99`, { outcome: 'stale-version' }),
  listSubmissions: built((id) => `/api/forms/${id}/submissions`),
  listOwnSubmissions: built((id) => `/api/forms/${id}/own-submissions`),
  exportSubmissions: built((id) => `/api/forms/${id}/submissions.xlsx?export=nobodysExport0000001`, {
    outcome: 'export-not-found',
  }),
  readFeed: built((id) => `/api/odata/forms/${id}`),
  readFeedMetadata: built((id) => `/api/odata/forms/${id}/$metadata`),
  readFeedTable: built((id) => `/api/odata/forms/${id}/Nothing`, { outcome: 'feed-table-not-found' }),
  countFeedTable: built((id) => `/api/odata/forms/${id}/Nothing/$count`, { outcome: 'feed-table-not-found' }),
  queueExport: ({ world }) =>
    WHO_BUILDS.map(([name, decision]) => ({
      name: `form ${name}`,
      ask: async (person) => {
        await deleteExports(world.db, testId(`user${person}`));
        return { path: `/api/forms/${formId(name)}/exports` };
      },
      decision,
    })),
  // What they show of whom, the tests of the home page prove.
  readHome: () => [{ name: 'the own day', ask: asked('/api/home'), decision: ALL_OF_STAFF }],
  findOfPerson: () => [
    {
      name: 'a person',
      ask: asked('/api/home/recipients', { personType: 'fisica', number: '30111222' }),
      decision: ALL_OF_STAFF,
    },
  ],
  findOfCode: () => [{ name: 'a code', ask: asked('/api/home/codes/VM4374'), decision: ALL_OF_STAFF }],
  // Whose export it is, the tests of exports prove.
  readExport: () => [
    {
      name: 'an export of nobody',
      ask: asked('/api/exports/nobodysExport0000001'),
      decision: { 'export-not-found': STAFF },
    },
  ],
  cancelExport: () => [
    {
      name: 'an export of nobody',
      ask: asked('/api/exports/nobodysExport0000001'),
      decision: { 'export-not-found': STAFF },
    },
  ],
  readSubmissionMap: built(
    (id) => `/api/forms/${id}/submission-map?south=-33&west=-64&north=-32&east=-63&zoom=9`,
  ),
  countNewSubmissions: built((id) => `/api/forms/${id}/new-submissions?since=2026-01-01T00:00:00.000Z`),
  readListedSubmissions: built((id) => `/api/forms/${id}/listed-submissions?ids=${testId('nothing')}`),
  readListColumns: built((id) => `/api/forms/${id}/list-columns`),
  listViews: built((id) => `/api/forms/${id}/views`),
  // Whose view it is, and who may share one, the tests of views prove.
  saveView: built((id) => `/api/forms/${id}/views/${freshId()}`, {
    body: () => ({
      name: freshId(),
      shared: false,
      filter: {},
      columns: { hidden: [], questions: [] },
      version: 0,
    }),
  }),
  deleteView: built((id) => `/api/forms/${id}/views/${freshId()}`, { outcome: 'view-not-found' }),
  // Whose bundle it is, and what it has of whom, the tests of bundles prove.
  requestRecordBundle: built((id) => `/api/forms/${id}/record-bundles`, {
    body: () => ({ submissions: [freshId()] }),
  }),
  readRecordBundle: () => [BUNDLE_OF_NOBODY('')],
  cancelRecordBundle: () => [BUNDLE_OF_NOBODY('')],
  fetchRecordBundle: () => [BUNDLE_OF_NOBODY('/records.zip')],
  readStatistics: built((id) => `/api/forms/${id}/statistics`),
  readStatisticsWords: built((id) => `/api/forms/${id}/statistics/words`),
  listPayments: () => rowsOf(WHO_SELLS, (id) => `/api/forms/${id}/payments`),
  // Nobody signed this code. Whose tickets a person may use, the tests of the door prove.
  useTicket: () => [
    {
      name: 'a code that nobody signed',
      ask: () => ({
        path: '/api/tickets/uses',
        body: { id: freshId(), code: '1234abcdEFGH.1.Ab-_56789012', formId: null },
      }),
      decision: ALL_OF_STAFF,
    },
  ],
  undoTicketUse: () => [
    {
      name: 'a use that nobody made',
      ask: () => ({ path: `/api/tickets/0000aaaaaaaa/uses/${freshId()}/undo`, body: { reason: 'x' } }),
      decision: { 'ticket-use-not-found': STAFF },
    },
  ],
  // No order has this id. Which orders a person sees, the tests of the list prove.
  closePaymentCase: () =>
    rowsOf(WHO_SELLS, (id) => `/api/forms/${id}/payments/${freshId()}/closing`, {
      body: () => ({ as: 'refunded', note: 'x' }),
      outcome: 'payment-not-found',
    }),
};

function ofMunicipalities(ask: (of: 'home' | 'away') => { path: string; body?: unknown }): readonly Row[] {
  return [
    {
      name: 'one of HOME',
      ask: () => ask('home'),
      decision: OF_THE_MUNICIPALITY('workflow-not-found'),
      outcome: 'stale-version',
    },
    {
      name: 'one of AWAY',
      ask: () => ask('away'),
      decision: OF_THE_OTHER_MUNICIPALITY('workflow-not-found'),
      outcome: 'stale-version',
    },
  ];
}
