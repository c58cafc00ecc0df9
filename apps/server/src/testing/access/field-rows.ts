// Rows of the role matrix for incidents and for pages of assets: who sees the submission that raised an incident, or
// that is about an asset that is not registered any more, sees it.
// rules: X34.83, X34.84, X39.01
import { sql } from 'kysely';
import { AWAY, HOME, testId } from '../territory.ts';
import {
  ALL_OF_STAFF,
  type Decision,
  NEXT_AREA,
  OF_THE_MUNICIPALITY,
  OF_THE_OTHER_MUNICIPALITY,
  OTHER_TOWN,
  viewedInOwnArea,
} from './decisions.ts';
import { idOf, type SubmissionName } from './matrix-submissions.ts';
import type { MatrixWorld } from './matrix-world.ts';
import { all, STAFF } from './rights/people.ts';
import { asked, freshId, type Row, type RowsOf, type Word } from './row.ts';

const incidents = (municipalityId: string) => `/api/municipalities/${municipalityId}/incidents`;

/** Everybody else is told that there is none. */
const only = ({ past = [] }: Decision): Decision => ({ past, 'register-entry-not-found': all(STAFF, past) });

const WHO_SEES: readonly (readonly [SubmissionName, string, Decision])[] = [
  ['ofInspector', HOME.id, only(viewedInOwnArea('inspector'))],
  ['ofCensusTaker', HOME.id, only(viewedInOwnArea('censusTaker'))],
  ['ofVisitorNext', HOME.id, only(NEXT_AREA)],
  ['inOtherTown', AWAY.id, only(OTHER_TOWN)],
  ['ofDeletedForm', HOME.id, only({ past: ['admin'] })],
];

/** A new one for each request. */
async function raised({ world }: MatrixWorld, municipalityId: string, of: SubmissionName): Promise<number> {
  const made = await sql<{ number: number }>`
    select raise_incident(${municipalityId}, gen_random_uuid(), ${idOf(of)}, 1, 'x', null, null, '', now()) as number`.execute(
    world.db,
  );
  return made.rows[0]?.number ?? 0;
}

const ofIncidents =
  (what: string, body?: object) =>
  (matrix: MatrixWorld): readonly Row[] => [
    ...WHO_SEES.map(([of, municipalityId, decision]) => ({
      name: `raised by ${of}`,
      ask: async () => ({
        path: `${incidents(municipalityId)}/${await raised(matrix, municipalityId, of)}${what}`,
        ...(body && { body }),
      }),
      decision,
    })),
    {
      name: 'that does not exist',
      ask: asked(`${incidents(HOME.id)}/999999${what}`, body),
      decision: only({}),
    },
  ];

const ofMunicipalities = (what: string) => (): readonly Row[] => {
  const ask = (municipalityId: string) => asked(`/api/municipalities/${municipalityId}/${what}`);
  return [
    { name: 'own', ask: ask(HOME.id), decision: OF_THE_MUNICIPALITY('forbidden') },
    { name: 'other town', ask: ask(AWAY.id), decision: OF_THE_OTHER_MUNICIPALITY('forbidden') },
    {
      name: 'nowhere',
      ask: ask(testId('nowhere')),
      decision: { past: ['admin'], forbidden: all(STAFF, ['admin']) },
      outcome: 'municipality-not-found',
    },
  ];
};

export const INCIDENT_ROWS: RowsOf<
  'listIncidents' | 'readIncidentMap' | 'readIncident' | 'changeIncidentState'
> = {
  listIncidents: ofMunicipalities('incidents'),
  readIncidentMap: ofMunicipalities('incident-map?south=-33&west=-64&north=-32&east=-63&zoom=9'),
  readIncident: ofIncidents(''),
  changeIncidentState: ofIncidents('/state', { changes: 0, state: 'resolved', note: '' }),
};

const assets = (municipalityId: string) => `/api/municipalities/${municipalityId}/assets`;

const WHO_SEES_ASSETS: readonly (readonly [SubmissionName, string, Decision])[] = [
  ['ofInspector', HOME.id, only(viewedInOwnArea('inspector'))],
  ['ofCensusTaker', HOME.id, only(viewedInOwnArea('censusTaker'))],
  ['ofVisitorNext', HOME.id, only(NEXT_AREA)],
  ['inOtherTown', AWAY.id, only(OTHER_TOWN)],
  ['ofDeletedForm', HOME.id, only({})],
];

/** Its submission names it from then on. */
async function named({ world }: MatrixWorld, of: SubmissionName): Promise<number> {
  const id = 990_001 + WHO_SEES_ASSETS.findIndex(([name]) => name === of);
  const asset = JSON.stringify({ id, name: 'Farola', type: 'Luminaria', address: '' });
  await sql`update submissions set asset = ${asset}::jsonb where id = ${idOf(of)}`.execute(world.db);
  return id;
}

/** For the rows of other endpoints they are about no asset, as they were. */
async function nameless({ world }: MatrixWorld): Promise<void> {
  // One by one: callers ask at the same time, and two statements that lock several rows could wait for each other.
  for (const [name] of WHO_SEES_ASSETS)
    await sql`update submissions set asset = null where id = ${idOf(name)}`.execute(world.db);
}

/** `outcome`: for who sees the asset. */
const ofAssets =
  (what: (of: SubmissionName) => string, outcome: Word = 'ok') =>
  (matrix: MatrixWorld): readonly Row[] => [
    ...WHO_SEES_ASSETS.map(([of, municipalityId, decision]) => ({
      name: `of ${of}`,
      ask: async () => ({ path: `${assets(municipalityId)}/${await named(matrix, of)}${what(of)}` }),
      decision,
      outcome,
    })),
    {
      name: 'that does not exist',
      ask: async () => {
        await nameless(matrix);
        return { path: `${assets(HOME.id)}/999999${what('ofInspector')}` };
      },
      decision: only({}),
    },
  ];

const search = (municipalityId: string) => asked(`/api/municipalities/${municipalityId}/asset-search?text=a`);

export const ASSET_PAGE_ROWS: RowsOf<
  'searchAssets' | 'readAssetPage' | 'listAssetVisits' | 'readVisitChanges'
> = {
  searchAssets: () => [
    { name: 'own', ask: search(HOME.id), decision: OF_THE_MUNICIPALITY('forbidden') },
    { name: 'other town', ask: search(AWAY.id), decision: OF_THE_OTHER_MUNICIPALITY('forbidden') },
    {
      name: 'nowhere',
      ask: search(testId('nowhere')),
      decision: { past: ['admin'], forbidden: all(STAFF, ['admin']) },
      outcome: 'municipality-not-found',
    },
  ],
  readAssetPage: ofAssets(() => '/page'),
  listAssetVisits: ofAssets(() => '/visits'),
  // There is no earlier one to compare it with.
  readVisitChanges: ofAssets((of) => `/visits/${idOf(of)}/changes`, 'submission-not-found'),
};

const workOrders = (municipalityId: string) => `/api/municipalities/${municipalityId}/work-orders`;

/** Of an unknown form, so that nothing is stored. */
const unplanned = () => ({
  id: freshId(),
  workOrder: {
    formId: testId('nowhere'),
    assetId: null,
    address: 'Mitre 1',
    dueOn: '2026-05-20',
    priority: 'low',
    assignedTo: '',
    note: '',
  },
});

/** Nobody has an order of this id. */
const noOrder = (what: string, body?: object) => (): readonly Row[] =>
  [HOME.id, AWAY.id].map((municipalityId) => ({
    name: `that does not exist in ${municipalityId}`,
    ask: asked(`${workOrders(municipalityId)}/${testId('nowhere')}${what}`, body),
    decision: only({}),
  }));

export const WORK_ORDER_ROWS: RowsOf<
  | 'listWorkOrders'
  | 'createWorkOrder'
  | 'createWorkOrders'
  | 'changeWorkOrder'
  | 'listOrderPeople'
  | 'cancelWorkOrder'
  | 'listOwnWorkOrders'
  | 'takeWorkOrder'
  | 'releaseWorkOrder'
> = {
  listWorkOrders: ofMunicipalities('work-orders'),
  createWorkOrder: () => [
    {
      name: 'own',
      ask: () => ({ path: workOrders(HOME.id), body: unplanned() }),
      decision: OF_THE_MUNICIPALITY('forbidden'),
      outcome: 'form-not-found',
    },
    {
      name: 'other town',
      ask: () => ({ path: workOrders(AWAY.id), body: unplanned() }),
      decision: OF_THE_OTHER_MUNICIPALITY('forbidden'),
      outcome: 'form-not-found',
    },
  ],
  createWorkOrders: () => {
    const ask = (municipalityId: string) =>
      asked(`${workOrders(municipalityId)}/many`, { workOrders: [], onlyCheck: true });
    return [
      { name: 'own', ask: ask(HOME.id), decision: OF_THE_MUNICIPALITY('forbidden') },
      { name: 'other town', ask: ask(AWAY.id), decision: OF_THE_OTHER_MUNICIPALITY('forbidden') },
    ];
  },
  changeWorkOrder: noOrder('', {
    version: 1,
    workOrder: { dueOn: '2026-05-20', priority: 'low', assignedTo: '', note: '' },
  }),
  listOrderPeople: () =>
    (
      [
        ['own', HOME.id, OF_THE_MUNICIPALITY],
        ['other town', AWAY.id, OF_THE_OTHER_MUNICIPALITY],
      ] as const
    ).map(([name, municipalityId, decided]) => ({
      name,
      ask: asked(`${workOrders(municipalityId)}/people?form=${testId('nowhere')}`),
      decision: decided('forbidden'),
      outcome: 'form-not-found',
    })),
  cancelWorkOrder: noOrder('/cancellation', { version: 1 }),
  listOwnWorkOrders: () => [{ name: 'own', ask: asked('/api/work-orders/own'), decision: ALL_OF_STAFF }],
  takeWorkOrder: noOrder('/lease', {}),
  releaseWorkOrder: noOrder('/lease'),
};

const planRules = (municipalityId: string) => `/api/municipalities/${municipalityId}/plan-rules`;

/** Of an unknown form, so that nothing is stored. */
const ruled = {
  name: 'Cada año',
  kind: 'interval',
  formId: testId('nowhere'),
  assetType: 'Luminaria',
  assetAreaIds: [],
  every: 12,
  unit: 'months',
  triggerFormId: '',
  state: null,
  dueDays: 7,
  priority: 'low',
  assignedTo: '',
  note: '',
  active: true,
};

/** Of the own municipality and of the other one; `outcome`: for who plans there. */
const ofRules = (what: string, body: (() => object) | null, outcome: Word) => (): readonly Row[] =>
  (
    [
      ['own', HOME.id, OF_THE_MUNICIPALITY('forbidden')],
      ['other town', AWAY.id, OF_THE_OTHER_MUNICIPALITY('forbidden')],
    ] as const
  ).map(([name, municipalityId, decision]) => ({
    name,
    ask: () => ({ path: `${planRules(municipalityId)}${what}`, ...(body && { body: body() }) }),
    decision,
    outcome,
  }));

export const PLAN_RULE_ROWS: RowsOf<
  | 'listPlanRules'
  | 'createPlanRule'
  | 'changePlanRule'
  | 'deletePlanRule'
  | 'countPlanRule'
  | 'readPlanFigures'
  | 'readPlanMail'
  | 'setPlanMail'
> = {
  readPlanFigures: ofMunicipalities('work-order-figures'),
  readPlanMail: () => [{ name: 'own', ask: asked('/api/work-orders/mail'), decision: ALL_OF_STAFF }],
  setPlanMail: () => [
    {
      name: 'own',
      ask: asked('/api/work-orders/mail', { on: false, language: 'es' }),
      decision: ALL_OF_STAFF,
    },
  ],
  listPlanRules: ofMunicipalities('plan-rules'),
  createPlanRule: ofRules('', () => ({ id: freshId(), rule: ruled }), 'form-not-found'),
  changePlanRule: ofRules(`/${testId('nowhere')}`, () => ({ version: 1, rule: ruled }), 'form-not-found'),
  deletePlanRule: ofRules(`/${testId('nowhere')}`, null, 'register-entry-not-found'),
  countPlanRule: ofRules('/count', () => ({ rule: ruled, ruleId: null }), 'form-not-found'),
};
