// The incidents that submissions raised in the built-in register: their list, one of them, and its state.
// rules: X34.83-X34.86
import { WORKING_RIGHTS } from '@constancia/domain/access/program.ts';
import { INCIDENT_STATES } from '@constancia/domain/incidents/incident-state.ts';
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mapArea, mapAreaIssues, mapBounds, mapShown } from '../map.ts';
import { calendarDay, entityId, int4, int4InUrl, listOf, text, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'read', subject: 'respuesta' } as const;

const municipality = z.object({ municipalityId: entityId });
const params = municipality.extend({ number: int4InUrl().min(1) });
const state = z.enum(INCIDENT_STATES);

const numbered = z.object({ id: z.number().int(), name: z.string() });

const incident = z.object({
  number: z.number().int(),
  at: timestamp,
  state,
  /** Title of the form and code of the submission that raised it. */
  description: z.string(),
  /** Null when the register does not know it, as for one that a form brought from another system. */
  type: numbered.nullable(),
  area: numbered.nullable(),
  /** '' for none. */
  address: z.string(),
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** As the submission names it. */
  asset: numbered.nullable(),
  /** `opens`: its form is there, so that the submission can be read. */
  submission: z.object({ id: entityId, code: z.string(), opens: z.boolean() }),
});
export type ListedIncident = z.output<typeof incident>;

const filter = z.strictObject({
  /** In description, address or type; or the whole number. */
  text: text().max(SEARCH_TEXT_MAX).default(''),
  state: state.optional(),
  area: int4InUrl().optional(),
  type: int4InUrl().optional(),
  /** Days of the municipality, both included. */
  from: calendarDay().optional(),
  to: calendarDay().optional(),
});

const inOrder = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const NOT_IN_ORDER = { path: ['to'], message: 'before the first day' };

export const listIncidents = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/incidents',
  summary:
    'Incidents of the submissions that one may see, newest first, fifteen a page, with what they are filtered by',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'incidents', size: PAGE_SIZES.incidents },
  params: municipality,
  query: filter
    .extend({ page: z.coerce.number().int().min(0).max(100_000).default(0) })
    .refine(inOrder, NOT_IN_ORDER),
  reply: z.object({
    incidents: z.array(incident),
    total: z.number().int(),
    /** How many of the filter are in each state, whichever state it names. */
    states: z.record(state, z.number().int()),
    areas: z.array(numbered),
    /** Of the area of the filter; none without one. */
    types: z.array(numbered),
    /** Whether the incident system is the platform's; then these are the ones from before. */
    isReadOnly: z.boolean(),
    timeZone: z.string(),
    /** Where the map opens without incidents. */
    centre: z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }),
    map: mapShown,
  }),
  problems: ['municipality-not-found', 'forbidden'],
});

export const readIncidentMap = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/incident-map',
  summary: 'The incidents that a filter finds, as clusters on a map',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params: municipality,
  query: filter
    .extend(mapArea)
    .refine(inOrder, NOT_IN_ORDER)
    .check(({ value, issues }) => void issues.push(...mapAreaIssues(value))),
  reply: z.object({
    clusters: z.array(
      z.object({
        /** In the middle of its incidents. */
        latitude: z.number(),
        longitude: z.number(),
        count: z.number().int(),
        /** The incident of a cluster of one; where the map is nearest, the newest ten of any cluster. */
        incidents: listOf(z.object({ number: z.number().int(), state, type: z.string() }), 10),
      }),
    ),
    /** How many they hold. */
    located: z.number().int(),
    bounds: mapBounds,
  }),
  problems: ['municipality-not-found', 'forbidden'],
});

export const readIncident = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/incidents/:number',
  summary: 'An incident with the changes of its state',
  access,
  often: 'unlimited',
  audit: { reads: 'incident' },
  params,
  reply: z.object({
    incident,
    /** Username in the incident system of who raised it. */
    createdBy: z.string(),
    /** Oldest first. */
    changes: z.array(z.object({ state, at: timestamp, by: z.string(), note: z.string() })),
    timeZone: z.string(),
    mayChange: z.boolean(),
  }),
  problems: ['register-entry-not-found'],
});

export const changeIncidentState = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/incidents/:number/state',
  summary:
    'Gives an incident another state, when nobody else did since it was read; needs update, complete or correct',
  access: { kind: 'signed-in' },
  programs: WORKING_RIGHTS,
  often: 'unlimited',
  audit: { writes: ['update incident'] },
  params,
  body: z.strictObject({
    /** How many changes the person saw. */
    changes: int4().min(0),
    state,
    /** Longer than a valid one, so that the field's own rule refuses it. */
    note: text().max(5_000),
  }),
  reply: z.object({ changes: z.number().int() }),
  problems: [
    'forbidden',
    'register-entry-not-found',
    'register-read-only',
    'register-entry-changed',
    'incident-change-invalid',
  ],
});
