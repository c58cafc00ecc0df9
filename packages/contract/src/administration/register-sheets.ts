// Registers of a municipality from a spreadsheet and to one.
// rules: X34.63-X34.66
import { AGENDAS_AT_ONCE, ENTRIES_AT_ONCE } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, listOf } from '../shapes.ts';
import { editedAgenda } from './agendas.ts';
import { assetFilter, editedAsset } from './assets.ts';
import { editedCitizen, personType } from './citizens.ts';
import { areaName } from './incident-areas.ts';
import { editedIncidentType } from './incident-types.ts';
import { SHEET_FILE, sheetReply } from './sheet-outcome.ts';

const params = z.object({ municipalityId: entityId });
const ofAssets = { kind: 'may', action: 'manage', subject: 'activo' } as const;
const ofCitizens = { kind: 'may', action: 'manage', subject: 'ciudadano' } as const;
const ofIncidents = { kind: 'may', action: 'manage', subject: 'incidente' } as const;
const ofAgendas = { kind: 'may', action: 'manage', subject: 'agenda' } as const;
const fills = { rate: 'register-sheet', by: 'account' } as const;
const downloads = { rate: 'export', by: 'account' } as const;

/** The browser makes it; the reply names it. */
const id = entityId;
/** Only says what would be refused, and stores nothing. */
const onlyCheck = z.boolean();

export const exportRegisteredAssets = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/assets.xlsx',
  summary:
    'The assets of a filter as a spreadsheet, by type and name, under the headings by which they are read again',
  access: ofAssets,
  often: downloads,
  audit: { exports: 'asset' },
  params,
  query: assetFilter,
  file: SHEET_FILE,
  problems: ['municipality-not-found', 'too-many-requests'],
});

export const createRegisteredAssets = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/assets/many',
  summary: 'Adds assets one after the other, each as a single one; what is refused stops no other',
  access: ofAssets,
  often: fills,
  audit: { writes: ['create asset'] },
  params,
  body: z.strictObject({
    assets: listOf(
      z.strictObject({
        id,
        /** Of an asset that the register has; null for a new one. */
        number: int4().min(1).nullable(),
        asset: editedAsset,
      }),
      ENTRIES_AT_ONCE,
    ),
    onlyCheck,
  }),
  reply: sheetReply,
  problems: ['municipality-not-found', 'register-read-only', 'too-many-requests'],
});

export const exportCitizens = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/citizens.xlsx',
  summary:
    'The people of the register as a spreadsheet, under the headings by which they are read again; what is searched is in no URL',
  access: ofCitizens,
  often: downloads,
  audit: { exports: 'citizen' },
  params,
  query: z.strictObject({ personType: personType.optional() }),
  file: SHEET_FILE,
  problems: ['municipality-not-found', 'too-many-requests'],
});

export const createCitizens = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/citizens/many',
  summary: 'Registers people one after the other, each as a single one; what is refused stops no other',
  access: ofCitizens,
  often: fills,
  audit: { writes: ['create citizen', 'update citizen'] },
  params,
  body: z.strictObject({
    citizens: listOf(z.strictObject({ id, person: editedCitizen.extend({ personType }) }), ENTRIES_AT_ONCE),
    /** Whether people who are there already are corrected. */
    correct: z.boolean(),
    onlyCheck,
  }),
  reply: sheetReply,
  problems: ['municipality-not-found', 'register-read-only', 'too-many-requests'],
});

export const exportIncidentEntries = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/incident-areas.xlsx',
  summary:
    'Areas and types of the incident register as a spreadsheet, by name, under the headings by which they are read again',
  access: ofIncidents,
  often: downloads,
  audit: { exports: 'incident-area' },
  params,
  file: SHEET_FILE,
  problems: ['municipality-not-found', 'too-many-requests'],
});

export const createIncidentEntries = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/incident-areas/many',
  summary:
    'Adds incident areas and types one after the other, each as a single one; what is refused stops no other',
  access: ofIncidents,
  often: fills,
  audit: { writes: ['create incident-area', 'create incident-type'] },
  params,
  body: z.strictObject({
    entries: listOf(
      z.strictObject({
        id,
        area: areaName,
        /** Without a title, the line is about the area only. */
        type: editedIncidentType,
      }),
      ENTRIES_AT_ONCE,
    ),
    onlyCheck,
  }),
  reply: sheetReply,
  problems: ['municipality-not-found', 'register-read-only', 'too-many-requests'],
});

export const exportRegisteredAgendas = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/agendas.xlsx',
  summary:
    'The agendas of the register as a spreadsheet, by name, under the headings by which they are read again',
  access: ofAgendas,
  often: downloads,
  audit: { exports: 'agenda' },
  params,
  file: SHEET_FILE,
  problems: ['municipality-not-found', 'register-read-only', 'too-many-requests'],
});

export const createRegisteredAgendas = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/agendas/many',
  summary:
    'Adds agendas with their hours one after the other, each as a single one; what is refused stops no other',
  access: ofAgendas,
  often: fills,
  audit: { writes: ['create agenda'] },
  params,
  // Ten with every span and closed day.
  valuesLimit: 25_000,
  body: z.strictObject({
    agendas: listOf(z.strictObject({ id, agenda: editedAgenda }), AGENDAS_AT_ONCE),
    onlyCheck,
  }),
  reply: sheetReply,
  problems: ['municipality-not-found', 'register-read-only', 'too-many-requests'],
});
