// What staff see of an asset: the thing itself, the submissions about it over time, and what changed between two of them.
// rules: X39.01-X39.05, X39.31
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import type { Display } from '@constancia/domain/questions/question-type.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mapArea, mapAreaIssues, mapShown } from '../map.ts';
import { answerSet, entityId, int4InUrl, localized, text, timestamp, versions } from '../shapes.ts';

const access = { kind: 'may', action: 'read', subject: 'respuesta' } as const;

const municipality = z.object({ municipalityId: entityId });
const params = municipality.extend({ assetId: int4InUrl().min(1) });

const visit = z.object({
  id: entityId,
  code: z.string(),
  at: timestamp,
  /** Username of the person who answered. */
  by: z.string(),
  form: z.object({ id: entityId, title: localized }),
});

const found = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.string(),
  address: z.string(),
  /** Newest submission about it that one may see; null for none. */
  lastVisit: visit.nullable(),
});
export type FoundAsset = z.output<typeof found>;

export const searchAssets = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/asset-search',
  summary:
    'The first assets that have a text in name, type or address, or this number, each with its last visit',
  access,
  often: { rate: 'lookup', by: 'account' },
  audit: 'nothing',
  params: municipality,
  query: z.strictObject({ text: text().max(SEARCH_TEXT_MAX).default('') }),
  reply: z.object({
    assets: z.array(found),
    /** Whether there are more than these. */
    more: z.boolean(),
    timeZone: z.string(),
  }),
  problems: ['municipality-not-found', 'forbidden', 'too-many-requests'],
});

export const readAssetPage = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/assets/:assetId/page',
  summary:
    'An asset as staff see it: what it is, the open incidents of its submissions, the files of the last one',
  access,
  often: 'unlimited',
  /** Of the files when the last visit has some, under the id of that submission. */
  audit: { writes: ['read asset', 'read submission-files'] },
  params,
  reply: z.object({
    asset: z.object({
      id: z.number().int(),
      name: z.string(),
      type: z.string(),
      address: z.string(),
      /** Null once it is not in the register any more. */
      point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      isRegistered: z.boolean(),
    }),
    /** Newest first; the newest fifty when there are more. */
    incidents: z.array(
      z.object({
        number: z.number().int(),
        at: timestamp,
        state: z.enum(['open', 'in-progress']),
        description: z.string(),
        submission: z.object({ id: entityId, code: z.string() }),
      }),
    ),
    lastVisit: visit.nullable(),
    /** Of the last visit. `url`: signed, valid for some minutes. */
    files: z.array(z.object({ name: z.string(), mediaType: z.string(), url: z.string() })),
    timeZone: z.string(),
    map: mapShown,
  }),
  problems: ['register-entry-not-found'],
});

export const listAssetVisits = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/assets/:assetId/visits',
  summary: 'The submissions about an asset that one may see, newest first',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'visits', size: PAGE_SIZES.assets },
  params,
  query: z.strictObject({ cursor: text().max(100).optional() }),
  reply: z.object({
    visits: z.array(
      visit.extend({
        /** Name of its state; '' on a form without states. */
        state: z.string(),
        stateIn: versions,
        /** Whether there is an earlier visit with the same form to compare it with. */
        hasEarlier: z.boolean(),
      }),
    ),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    timeZone: z.string(),
  }),
  problems: ['register-entry-not-found'],
});

const display = z
  .custom<Display>()
  .meta({ description: 'the answer as it is read: none, text, link, list or word' });

const shown = z
  .object({
    display,
    files: z.array(z.string()),
  })
  .nullable();

export const readVisitChanges = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/assets/:assetId/visits/:submissionId/changes',
  summary: 'What changed, question by question, since the visit before it with the same form',
  access,
  often: 'unlimited',
  audit: { reads: 'submission' },
  params: params.extend({ submissionId: entityId }),
  reply: z.object({
    before: visit,
    after: visit,
    /** In the order of the form; what it no longer asks is last. */
    changes: z.array(
      z.object({
        kind: z.enum(['added', 'changed', 'removed']),
        questionId: z.string(),
        section: z.string(),
        question: z.string(),
        /** Which instance of a repeatable section, counted from 1. */
        copy: z.number().int().nullable(),
        before: shown,
        after: shown,
      }),
    ),
    timeZone: z.string(),
  }),
  problems: ['register-entry-not-found', 'submission-not-found'],
});

const lastVisit = z.object({
  id: entityId,
  code: z.string(),
  at: timestamp,
  answers: answerSet,
  /** What was answered and the form asks no longer, or in another way. */
  dropped: z.array(z.object({ question: z.string(), display })),
});

export const readLastVisit = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/assets/:assetId/last-visit',
  summary:
    'The answers of the last visit of an asset with this form that one may see, as the form asks for them now',
  access: { kind: 'may', action: 'create', subject: 'respuesta' },
  often: { rate: 'lookup', by: 'account' },
  audit: { reads: 'submission' },
  params: z.object({ formId: entityId, assetId: int4InUrl().min(1) }),
  /** The version that is being answered. */
  query: z.strictObject({ version: int4InUrl().min(1) }),
  reply: z.object({
    /** Null when there is none, or the form does not begin with one. */
    visit: lastVisit.nullable(),
    timeZone: z.string(),
  }),
  problems: [
    'form-not-found',
    'form-deleted',
    'form-outside-areas',
    'municipality-blocked',
    'form-changed',
    'answers-invalid',
    'too-many-requests',
  ],
});

const { zoom: _zoom, ...box } = mapArea;

export const listFieldAssets = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/field-assets',
  summary:
    'The assets of a part of the map that a form may be about, by number, each with its last visit: to take along',
  access: { kind: 'may', action: 'create', subject: 'respuesta' },
  often: { rate: 'lookup', by: 'account' },
  audit: { reads: 'submission' },
  page: { list: 'assets', size: PAGE_SIZES.fieldAssets },
  params: z.object({ formId: entityId }),
  query: z
    .strictObject({
      ...box,
      /** The version that is answered. */
      version: int4InUrl().min(1),
      /** Number of the last asset of the page before; 0 for the first page. */
      after: int4InUrl().min(0).default(0),
    })
    .check(({ value, issues }) => void issues.push(...mapAreaIssues(value))),
  reply: z.object({
    assets: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        type: z.string(),
        address: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        /** Null when there is none, or the form does not begin with one. */
        lastVisit: lastVisit.nullable(),
      }),
    ),
    /** What `after` is for the next page; null on the last one. */
    next: z.number().int().nullable(),
    timeZone: z.string(),
  }),
  problems: [
    'form-not-found',
    'form-deleted',
    'form-outside-areas',
    'municipality-blocked',
    'form-changed',
    'answers-invalid',
    'too-many-requests',
  ],
});
