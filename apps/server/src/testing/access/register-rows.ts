// Rows of the role matrix for the registers of the territory, citizens, assets, agendas and incidents.
// rules: X33.88, X34.50, X34.57, X34.70, X34.80
import type { ProblemCode } from '@constancia/contract/problems.ts';
import { ANA, ANA_AWAY } from '../portal.ts';
import { AWAY, HOME, testId } from '../territory.ts';
import { ALL_OF_STAFF } from './decisions.ts';
import { asked, freshId, type Row, type RowsOf, type Word } from './row.ts';

const base = (municipalityId: string) => `/api/municipalities/${municipalityId}/citizens`;

interface Register {
  readonly what: string;
  readonly body: object;
  /** When there is no such municipality. */
  readonly nowhere: ProblemCode;
}

function ofRegisters({ what, body, nowhere }: Register): readonly Row[] {
  const row = (name: string, municipalityId: string, outcome: Word): Row => ({
    name,
    ask: asked(`${base(municipalityId)}/${what}`, body),
    decision: ALL_OF_STAFF,
    outcome,
  });
  return [
    row('of the own municipality', HOME.id, 'ok'),
    row('of the other town', AWAY.id, 'ok'),
    row('of an unknown one', testId('nowhere'), nowhere),
  ];
}

/** Somebody of the own municipality, of the other town, and nobody. */
function ofPeople(what: string, body?: object, outcome: Word = 'ok'): readonly Row[] {
  const row = (name: string, path: string, said: Word): Row => ({
    name,
    ask: asked(`${path}${what}`, body),
    decision: ALL_OF_STAFF,
    outcome: said,
  });
  return [
    row('of the own municipality', `${base(HOME.id)}/${ANA.id}`, outcome),
    row('of the other town', `${base(AWAY.id)}/${ANA_AWAY.id}`, outcome),
    row('of nobody', `${base(HOME.id)}/999999`, 'register-entry-not-found'),
  ];
}

const CITIZEN = { firstName: '', lastName: '', documentNumber: '', email: '', phone: '', street: '' };

/** Without a name, so that nothing is stored. */
const ASSET = { description: '', type: '', address: '', incidentAreaId: null, point: null };
const assets = (municipalityId: string) => `/api/municipalities/${municipalityId}/assets`;

/** Without a name, so that nothing is stored. */
const AGENDA = { name: '', address: '', schedule: null };
const agendas = (municipalityId: string) => `/api/municipalities/${municipalityId}/agendas`;

/** `entries`: the path of the register of a municipality. */
type Entries = (municipalityId: string) => string;

function ofEntries(entries: Entries, body?: object, outcome: Word = 'ok'): readonly Row[] {
  const row = (name: string, municipalityId: string, said: Word): Row => ({
    name,
    ask: asked(entries(municipalityId), body),
    decision: ALL_OF_STAFF,
    outcome: said,
  });
  return [
    row('of the own municipality', HOME.id, outcome),
    row('of the other town', AWAY.id, outcome),
    row('of an unknown one', testId('nowhere'), 'municipality-not-found'),
  ];
}

function noEntry(entries: Entries, what: string, body?: object): readonly Row[] {
  const row = (name: string, municipalityId: string): Row => ({
    name,
    ask: asked(`${entries(municipalityId)}/999999${what}`, body),
    decision: ALL_OF_STAFF,
    outcome: 'register-entry-not-found',
  });
  return [row('that does not exist', HOME.id), row('of the other town', AWAY.id)];
}

interface TerritoryQuestion {
  readonly kind: 'countries' | 'provinces';
  readonly what?: string;
  /** Of one that exists. */
  readonly outcome: Word;
  readonly body?: object;
}

/** A country and a province have the same questions: one that exists, with what is said of it, and one that does not. */
function ofTerritory({ kind, what = '', outcome, body }: TerritoryQuestion): readonly Row[] {
  const row = (name: string, id: string, said: Word): Row => ({
    name,
    ask: asked(`/api/${kind}/${testId(id)}${what}`, body),
    decision: ALL_OF_STAFF,
    outcome: said,
  });
  return [
    row('that exists', kind === 'countries' ? 'country' : 'province', outcome),
    row('that does not exist', 'nowhere', 'register-entry-not-found'),
  ];
}

/** Without a name, so that nothing is stored. */
const NAMELESS = { name: '', seen: '' };

function ofNames(): readonly Row[] {
  const row = (name: string, id: string, outcome: Word): Row => ({
    name,
    ask: asked(`/api/municipalities/${id}/name`, { ...NAMELESS, keyword: '' }),
    decision: ALL_OF_STAFF,
    outcome,
  });
  return [
    row('of the own municipality', HOME.id, 'register-entry-changed'),
    row('of the other town', AWAY.id, 'register-entry-changed'),
    row('of an unknown one', testId('nowhere'), 'municipality-not-found'),
  ];
}

const incidentAreas = (municipalityId: string) => `/api/municipalities/${municipalityId}/incident-areas`;
const TYPE = { title: '', public: false };

export const REGISTER_ROWS: RowsOf<
  | 'readTerritoryRegister'
  | 'createCountry'
  | 'renameCountry'
  | 'setCountryDisabled'
  | 'deleteCountry'
  | 'createProvince'
  | 'renameProvince'
  | 'deleteProvince'
  | 'nameMunicipality'
  | 'exportCitizens'
  | 'createCitizens'
  | 'searchCitizens'
  | 'searchDuplicateCitizens'
  | 'readCitizen'
  | 'listCitizenSubmissions'
  | 'correctCitizen'
  | 'mergeCitizens'
  | 'eraseCitizen'
  | 'exportRegisteredAgendas'
  | 'createRegisteredAgendas'
  | 'listRegisteredAgendas'
  | 'readRegisteredAgenda'
  | 'createRegisteredAgenda'
  | 'saveRegisteredAgenda'
  | 'deleteRegisteredAgenda'
  | 'listAppointments'
  | 'exportRegisteredAssets'
  | 'createRegisteredAssets'
  | 'listRegisteredAssets'
  | 'readRegisteredAsset'
  | 'createRegisteredAsset'
  | 'saveRegisteredAsset'
  | 'deleteRegisteredAsset'
  | 'exportIncidentEntries'
  | 'createIncidentEntries'
  | 'listRegisteredIncidentAreas'
  | 'createIncidentArea'
  | 'saveIncidentArea'
  | 'deleteIncidentArea'
  | 'listRegisteredIncidentTypes'
  | 'createIncidentType'
  | 'saveIncidentType'
  | 'deleteIncidentType'
> = {
  readTerritoryRegister: () => [
    { name: 'of the installation', ask: asked('/api/territory-register'), decision: ALL_OF_STAFF },
  ],
  createCountry: () => [
    {
      name: 'without a name',
      ask: () => ({ path: '/api/countries', body: { id: freshId(), name: '' } }),
      decision: ALL_OF_STAFF,
      outcome: 'territory-invalid',
    },
  ],
  renameCountry: () => ofTerritory({ kind: 'countries', outcome: 'register-entry-changed', body: NAMELESS }),
  setCountryDisabled: () =>
    ofTerritory({ kind: 'countries', what: '/disabled', outcome: 'own-country', body: { isDisabled: true } }),
  deleteCountry: () => ofTerritory({ kind: 'countries', outcome: 'territory-in-use' }),
  createProvince: () =>
    ofTerritory({
      kind: 'countries',
      what: '/provinces',
      outcome: 'territory-invalid',
      body: { id: testId('newprovince'), name: '' },
    }),
  renameProvince: () => ofTerritory({ kind: 'provinces', outcome: 'register-entry-changed', body: NAMELESS }),
  deleteProvince: () => ofTerritory({ kind: 'provinces', outcome: 'territory-in-use' }),
  nameMunicipality: ofNames,
  exportCitizens: () => ofEntries((id) => `${base(id)}.xlsx`),
  createCitizens: () =>
    ofEntries((id) => `${base(id)}/many`, { citizens: [], correct: false, onlyCheck: true }),
  searchCitizens: () => ofRegisters({ what: 'search', body: {}, nowhere: 'municipality-not-found' }),
  searchDuplicateCitizens: () =>
    ofRegisters({ what: 'duplicates', body: {}, nowhere: 'municipality-not-found' }),
  readCitizen: () => ofPeople(''),
  listCitizenSubmissions: () => ofPeople('/submissions'),
  // Of another version, so that nobody changes: the matrix still needs them.
  correctCitizen: () => ofPeople('', { version: 0, citizen: CITIZEN }, 'register-entry-changed'),
  mergeCitizens: () =>
    ofPeople(
      '/merge',
      { version: 0, mergedId: 999_998, mergedVersion: 0, taken: [] },
      'register-entry-changed',
    ),
  eraseCitizen: () => ofPeople('/erasure', { version: 0, documentNumber: '' }, 'register-entry-changed'),
  exportRegisteredAgendas: () => ofEntries((id) => `${agendas(id)}.xlsx`),
  createRegisteredAgendas: () => ofEntries((id) => `${agendas(id)}/many`, { agendas: [], onlyCheck: true }),
  listRegisteredAgendas: () => ofEntries(agendas),
  createRegisteredAgenda: () => ofEntries(agendas, { agenda: { name: '' } }, 'agenda-invalid'),
  readRegisteredAgenda: () => noEntry(agendas, ''),
  saveRegisteredAgenda: () => noEntry(agendas, '', { version: 1, agenda: AGENDA }),
  deleteRegisteredAgenda: () => noEntry(agendas, '/deletion', { version: 1 }),
  listAppointments: () => noEntry(agendas, '/appointments?day=2026-03-10'),
  exportRegisteredAssets: () => ofEntries((id) => `${assets(id)}.xlsx`),
  createRegisteredAssets: () => ofEntries((id) => `${assets(id)}/many`, { assets: [], onlyCheck: true }),
  listRegisteredAssets: () => ofEntries(assets),
  createRegisteredAsset: () => ofEntries(assets, { asset: ASSET }, 'asset-invalid'),
  readRegisteredAsset: () => noEntry(assets, ''),
  saveRegisteredAsset: () => noEntry(assets, '', { version: 1, asset: ASSET }),
  deleteRegisteredAsset: () => noEntry(assets, '/deletion', { version: 1 }),
  exportIncidentEntries: () => ofEntries((id) => `${incidentAreas(id)}.xlsx`),
  createIncidentEntries: () =>
    ofEntries((id) => `${incidentAreas(id)}/many`, { entries: [], onlyCheck: true }),
  listRegisteredIncidentAreas: () => ofEntries(incidentAreas),
  createIncidentArea: () => ofEntries(incidentAreas, { name: '' }, 'incident-area-invalid'),
  saveIncidentArea: () => noEntry(incidentAreas, '', { version: 1, name: '' }),
  deleteIncidentArea: () => noEntry(incidentAreas, '/deletion', { version: 1 }),
  listRegisteredIncidentTypes: () => noEntry(incidentAreas, '/types'),
  createIncidentType: () => noEntry(incidentAreas, '/types', { type: TYPE }),
  saveIncidentType: () => noEntry(incidentAreas, '/types/999999', { version: 1, type: TYPE }),
  deleteIncidentType: () => noEntry(incidentAreas, '/types/999999/deletion', { version: 1 }),
};
