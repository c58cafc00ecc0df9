// The incidents of the submissions that a person may see, and one of them with its history.
// rules: X34.83, X34.84, X34.86
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type {
  ListedIncident,
  listIncidents as listEndpoint,
  readIncidentMap as mapEndpoint,
  readIncident as readEndpoint,
} from '@constancia/contract/incidents/incidents.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayWorkOnSubmissions, worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { INCIDENT_STATES, type IncidentState } from '@constancia/domain/incidents/incident-state.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { MAP_ZOOM } from '@constancia/domain/submissions/particulars/map-start.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { listIncidentAreas } from '../../ports/incidents/queries.ts';
import { boundsOf, boxOf, MILLION, stepOf } from '../submissions/public.ts';
import { type LayersOf, openRegister } from '../territory/public.ts';
import {
  clusterIncidents,
  countByState,
  findIncident,
  type IncidentRow,
  listChanges,
  listIncidentRows,
  listTypesOf,
  type Seen,
} from './queries.ts';

export interface IncidentServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly layersOf: LayersOf;
}

export interface IncidentAsked {
  readonly municipalityId: string;
  readonly number: number;
}

/** Incidents belong to the municipality's own incident system; those of the platform are not here. */
export const REGISTER = 'incidentSystem';

/** Types that the filter offers. */
const TYPES_MAX = 200;

/** Only who works everywhere sees incidents of another municipality. */
function seenBy(actor: Actor, municipalityId: string): Seen | null {
  if (municipalityId !== actor.municipalityId && !worksAcrossMunicipalities(actor)) return null;
  return { municipalityId, scope: submissionScope(actor) };
}

function present(row: IncidentRow): ListedIncident {
  const { location, asset } = row;
  const hasPoint = typeof location?.latitude === 'number' && typeof location.longitude === 'number';
  return {
    number: row.number,
    at: row.createdAt.toISOString(),
    state: row.state,
    description: row.description,
    type: row.typeTitle === null ? null : { id: row.typeId, name: row.typeTitle },
    area: row.areaId === null ? null : { id: row.areaId, name: row.areaName ?? '' },
    address: location?.address ?? '',
    point: hasPoint ? { latitude: location.latitude, longitude: location.longitude } : null,
    asset: row.assetId === null ? null : { id: row.assetId, name: asset?.name ?? '' },
    submission: { id: row.submissionId, code: row.code, opens: !row.formDeleted },
  };
}

async function statesOf(db: Queryable, seen: Seen, filter: Parameters<typeof countByState>[2]) {
  const counted = await countByState(db, seen, filter);
  const of = (state: IncidentState) => counted.find((one) => one.state === state)?.count ?? 0;
  return Object.fromEntries(INCIDENT_STATES.map((state) => [state, of(state)])) as Record<
    IncidentState,
    number
  >;
}

/** Throws forbidden, municipality-not-found. */
async function openList(db: Queryable, actor: Actor, municipalityId: string) {
  const seen = seenBy(actor, municipalityId);
  if (!seen) throw new Problem('forbidden');
  const register = await openRegister(db, municipalityId, REGISTER);
  if (!register) throw new Problem('municipality-not-found');
  return { seen, register };
}

type AskedFilter = Omit<Query<typeof listEndpoint>, 'page'>;

function filterOf(asked: AskedFilter, { timeZone }: { readonly timeZone: string }) {
  const { text, area = null, type = null, from = null, to = null, state = null } = asked;
  return { text: text.trim(), area, type, from, to, timeZone, state };
}

export async function listIncidents(
  { db, layersOf }: IncidentServices,
  actor: Actor,
  { municipalityId, query }: { readonly municipalityId: string; readonly query: Query<typeof listEndpoint> },
): Promise<Reply<typeof listEndpoint>> {
  const { seen, register } = await openList(db, actor, municipalityId);
  const { isReadOnly, timeZone, latitude, longitude, settings } = register;
  const { state, ...filter } = filterOf(query, register);
  const page = { page: query.page, size: PAGE_SIZES.incidents };
  const rows = await listIncidentRows(db, seen, { ...filter, ...page, state });
  const states = await statesOf(db, seen, filter);
  const areas = await listIncidentAreas(db, municipalityId);
  const { area } = filter;
  return {
    incidents: rows.map(present),
    total: state === null ? Object.values(states).reduce((sum, count) => sum + count, 0) : states[state],
    states,
    areas: areas.map(({ id, description }) => ({ id, name: description })),
    types: area === null ? [] : [...(await listTypesOf(db, { municipalityId, area, most: TYPES_MAX }))],
    isReadOnly,
    timeZone,
    centre: { latitude, longitude },
    map: layersOf(settings),
  };
}

export async function readIncidentMap(
  { db }: IncidentServices,
  actor: Actor,
  { municipalityId, query }: { readonly municipalityId: string; readonly query: Query<typeof mapEndpoint> },
): Promise<Reply<typeof mapEndpoint>> {
  const { seen, register } = await openList(db, actor, municipalityId);
  const clustering = { box: boxOf(query), step: stepOf(query), isNearest: query.zoom >= MAP_ZOOM.max };
  const rows = await clusterIncidents(db, seen, { ...filterOf(query, register), ...clustering });
  return {
    clusters: rows.map(({ latitude, longitude, count, incidents }) => ({
      count,
      incidents,
      latitude: latitude / MILLION,
      longitude: longitude / MILLION,
    })),
    located: rows.reduce((sum, { count }) => sum + count, 0),
    bounds: boundsOf(rows),
  };
}

/** Throws register-entry-not-found, also for one that the person may not see. */
export async function openIncident(
  db: Queryable,
  actor: Actor,
  { municipalityId, number }: IncidentAsked,
): Promise<IncidentRow> {
  const seen = seenBy(actor, municipalityId);
  const row = seen && (await findIncident(db, seen, number));
  if (!row) throw new Problem('register-entry-not-found');
  return row;
}

export async function readIncident(
  { db }: IncidentServices,
  actor: Actor,
  asked: IncidentAsked,
): Promise<Reply<typeof readEndpoint>> {
  const row = await openIncident(db, actor, asked);
  const register = await openRegister(db, asked.municipalityId, REGISTER);
  if (!register) throw new Problem('register-entry-not-found');
  const changes = await listChanges(db, asked.municipalityId, asked.number);
  return {
    incident: present(row),
    createdBy: row.createdBy,
    changes: changes.map(({ state, at, username, note }) => ({
      state,
      at: at.toISOString(),
      by: username,
      note,
    })),
    timeZone: register.timeZone,
    mayChange: !register.isReadOnly && mayWorkOnSubmissions(actor),
  };
}
