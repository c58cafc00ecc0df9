// Links that open a form with some answers filled in: who edits the form, or a program, makes them; who holds one opens it.
// By POST, so that the token is in no URL that a server sees.
// rules: X38.30-X38.33, X38.96, X38.98, X40.57
import { PREFILLED_LABEL_MAX, SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, listOf, localized, text, timestamp } from '../shapes.ts';

const access = { kind: 'may', action: 'update', subject: 'formulario' } as const;
const params = z.object({ formId: entityId });
/** Questions that one link fills in, options of one question, and characters of a value: more than a form checks anyway. */
const QUESTIONS_MAX = 200;
const OPTIONS_MAX = 500;
const personType = z.enum(['fisica', 'juridica']);
const value = z.union([text().max(10_000), listOf(text().max(100), OPTIONS_MAX)]);

export const listPrefilledLinks = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/prefilled-links',
  summary:
    'Links with answers of a form that can be opened, the newest first, fifteen a page, without their tokens',
  access,
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'links', size: PAGE_SIZES.prefilledLinks },
  params,
  query: z.strictObject({
    /** In the label, or the username of who made it. */
    text: text().max(SEARCH_TEXT_MAX).default(''),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    links: z.array(
      z.object({
        id: entityId,
        label: z.string(),
        /** Ids of the questions that it fills in. */
        questions: z.array(z.string()),
        /** Number of the asset that it chooses; null for none. */
        assetId: z.number().int().nullable(),
        /** Whether it names a person. The number is given to nobody who lists. */
        person: z.boolean(),
        /** How often it was opened. */
        openings: z.number().int(),
        createdAt: timestamp,
        createdBy: z.string(),
        expiresAt: timestamp,
      }),
    ),
    total: z.number().int(),
  }),
  problems: ['form-not-found', 'form-outside-areas'],
});

export const createPrefilledLink = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/prefilled-links',
  summary:
    'Makes a link that opens the form with these answers; the reply is the only one that has its token',
  access,
  often: { rate: 'prefilled-link', by: 'account' },
  audit: { writes: ['create prefilled-link'] },
  params,
  body: z
    .strictObject({
      label: text().trim().min(1).max(PREFILLED_LABEL_MAX),
      /** By the id of the question, as a submission has them. */
      values: z
        .record(text().max(100), value)
        .refine((values) => Object.keys(values).length <= QUESTIONS_MAX),
      /** Number of an asset of the register, on a form that asks for one. */
      assetId: int4().min(1).optional(),
      /** Whom it is about, on a form that asks for a person. */
      person: z.strictObject({ personType, number: text().min(1).max(100) }).optional(),
      expiresAt: timestamp,
    })
    .refine(
      ({ values, assetId, person }) =>
        assetId !== undefined || person !== undefined || Object.keys(values).length > 0,
      { path: ['values'] },
    ),
  reply: z.object({
    id: entityId,
    /** Behind `#c=` it can be added to any URL of the form. */
    token: z.string(),
    /** Path of the page, with the token. */
    path: z.string(),
  }),
  problems: [
    'form-not-found',
    'form-outside-areas',
    'prefilled-link-invalid',
    'prefilled-links-full',
    'too-many-requests',
  ],
});

export const deletePrefilledLink = endpoint({
  method: 'DELETE',
  path: '/api/forms/:formId/prefilled-links/:linkId',
  summary: 'Takes a link with answers back at once',
  access,
  often: 'unlimited',
  audit: { writes: ['delete prefilled-link'] },
  params: params.extend({ linkId: entityId }),
  reply: z.object({}),
  problems: ['form-not-found', 'form-outside-areas', 'prefilled-link-gone'],
});

export const openPrefilledLink = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/prefilled-answers',
  summary:
    'The answers that a link brings along, as far as the newest version of the form still asks for them',
  access: { kind: 'answerer' },
  often: { rate: 'prefilled-link', by: 'answerer' },
  audit: 'nothing',
  params,
  body: z.strictObject({ token: text().min(1).max(100) }),
  reply: z.object({
    answers: z.record(z.string(), z.object({ value: z.union([z.string(), z.array(z.string())]) })),
    /** The asset that the link chooses, as the register has it now; null for none. */
    asset: z
      .object({
        id: z.number().int(),
        name: z.string(),
        type: z.string(),
        address: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      })
      .nullable(),
    /** The link chose an asset that the register has no longer, or the form does not ask for one any more. */
    assetDropped: z.boolean(),
    /** Whom the link names, for staff to look up in the register; null for everybody else, and where no person is asked for. */
    person: z.object({ personType, number: z.string() }).nullable(),
    /** Titles of the questions whose answers do not fit any more. */
    dropped: z.array(localized),
  }),
  problems: [
    'form-not-found',
    'form-deleted',
    'form-outside-areas',
    'municipality-blocked',
    'prefilled-link-gone',
    'too-many-requests',
  ],
});
export type PrefilledAnswers = z.output<typeof openPrefilledLink.reply>;
