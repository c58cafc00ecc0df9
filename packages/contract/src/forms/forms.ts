// Forms: the list, reading and saving one in the editor, the public switch, and the form that people answer.
// rules: P2.57-P2.85, P4.14-P4.31, E5.01
import { FORM_VALUES_MAX, TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { SEARCH_TEXT_MAX } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mapShown } from '../map.ts';
import { brand, entityId, formDefinition, int4, int4InUrl, localized, text, timestamp } from '../shapes.ts';

const formParams = z.object({ formId: entityId });

const formRow = z.object({
  id: entityId,
  title: localized,
  area: z.object({ id: z.string(), name: z.string() }),
  municipality: z.object({ id: z.string(), name: z.string() }),
  public: z.boolean(),
  version: z.number().int(),
  /** The form sells through the payment gateway. */
  paymentGateway: z.boolean(),
  /** The form was made by duplication, in a municipality that marks such forms. */
  marked: z.boolean(),
  may: z.object({
    answer: z.boolean(),
    readSubmissions: z.boolean(),
    readStatistics: z.boolean(),
    edit: z.boolean(),
    duplicate: z.boolean(),
    delete: z.boolean(),
    hold: z.boolean(),
    /**
     * 'hidden' for roles without the switch; a reason when the switch is shown but disabled (P4.15, P4.16).
     */
    publish: z.enum(['yes', 'hidden', 'citizen']),
  }),
});
export type FormRow = z.output<typeof formRow>;

export const listForms = endpoint({
  method: 'GET',
  path: '/api/forms',
  summary: 'Forms of the own areas, by title, seven a page',
  access: { kind: 'may', action: 'read', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  page: { list: 'forms', size: PAGE_SIZES.forms },
  query: z.strictObject({
    text: text().max(SEARCH_TEXT_MAX).default(''),
    area: entityId.optional(),
    municipality: entityId.optional(),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    /** By the titles in this language, where forms have them; by the forms' own when absent. */
    language: text().max(5).optional(),
  }),
  reply: z.object({
    forms: z.array(formRow),
    /** Number of forms on all pages that match the filters. */
    total: z.number().int(),
    /** At least one form of the whole filtered list sells through the payment gateway (P2.65). */
    anyPaymentGateway: z.boolean(),
    may: z.object({ create: z.boolean(), editWorkflows: z.boolean() }),
  }),
  problems: [],
});

const formToEdit = z.object({
  id: entityId,
  version: z.number().int(),
  areaId: entityId,
  areaName: z.string(),
  municipality: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
  definition: formDefinition,
  createdAt: timestamp,
  submissionCount: z.number().int(),
});
export type FormToEdit = z.output<typeof formToEdit>;

/** Limits of a form that the server reads; `bodyLimit` in bytes. */
const FORM_SIZE = { bodyLimit: 8 * 1024 * 1024, valuesLimit: FORM_VALUES_MAX } as const;

export const readFormToEdit = endpoint({
  method: 'GET',
  path: '/api/forms/:formId',
  summary: 'One form with its newest definition, for the editor',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: formParams,
  reply: formToEdit,
  problems: ['form-not-found', 'form-outside-areas'],
});

export const createForm = endpoint({
  method: 'POST',
  path: '/api/forms',
  summary: 'Save a new form',
  access: { kind: 'may', action: 'create', subject: 'formulario' },
  often: 'unlimited',
  audit: { writes: ['create form'] },
  ...FORM_SIZE,
  body: z.strictObject({
    /** The browser makes the id, so that sending twice creates one form. */
    id: entityId,
    areaId: text().max(40),
    /** The synchronisation switch (E3.07): the check of E5.07 needs it; it is not stored. */
    sync: z.boolean(),
    definition: formDefinition,
    /** The form whose changes go on in this one, because they could not be saved there: it keeps its header image. */
    copyOf: entityId.optional(),
  }),
  reply: z.object({ id: entityId, version: z.number().int() }),
  problems: [
    'form-invalid',
    'form-outside-areas',
    'id-taken',
    'incident-type-failed',
    'incident-type-of-state-failed',
    'outside-unavailable',
  ],
});

export const updateForm = endpoint({
  method: 'PUT',
  path: '/api/forms/:formId',
  summary: 'Save a form over the version that was read',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  often: 'unlimited',
  audit: { writes: ['update form'] },
  ...FORM_SIZE,
  params: formParams,
  body: z.strictObject({
    version: int4().min(1),
    areaId: text().max(40),
    /** The synchronisation switch (E3.07): the check of E5.07 needs it; it is not stored. */
    sync: z.boolean(),
    definition: formDefinition,
  }),
  reply: z.object({ id: entityId, version: z.number().int() }),
  problems: [
    'form-invalid',
    'form-not-found',
    'form-outside-areas',
    'form-read-only',
    'incident-type-failed',
    'incident-type-of-state-failed',
    'outside-unavailable',
    'stale-version',
  ],
});

export const formToAnswer = z.object({
  id: entityId,
  version: z.number().int(),
  definition: formDefinition,
  /** Signed URL, valid for five minutes; null when the form shows no image. */
  headerImageUrl: z.string().nullable(),
  municipality: z.object({
    id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    brand,
    /** Sites that may show this page in a frame and are notified when a submission was saved (A2.08). */
    frameOrigins: z.array(z.string()),
    /** Colours of the main buttons; null for the product's own (A1.08). */
    buttonColors: z.object({ background: z.string(), text: z.string() }).nullable(),
  }),
  /** What the form's map needs; null when the form asks for no location (A2.23). */
  map: mapShown
    .extend({
      /** Picking a point looks up its address (A2.55). */
      looksUpAddress: z.boolean(),
      /** Assets near the location are offered (A2.49). */
      offersAssets: z.boolean(),
    })
    .nullable(),
  /** Questions that accept a video offer it to this person (A6.11). */
  offersVideo: z.boolean(),
  /** The form has reached its limit of submissions, so a card is shown instead of the questions (A4.50). */
  limitReached: z.boolean(),
});
export type FormToAnswer = z.output<typeof formToAnswer>;

export const readFormToAnswer = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/to-answer',
  summary: 'One form as it is answered by staff, a visitor or a citizen from the portal',
  access: { kind: 'answerer' },
  often: 'unlimited',
  audit: 'nothing',
  params: formParams,
  reply: formToAnswer,
  problems: ['form-not-found', 'form-deleted', 'form-outside-areas', 'municipality-blocked'],
});

export const readDuplication = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/duplication',
  summary: 'What a copy of a form would leave behind, for the dialog',
  access: { kind: 'may', action: 'duplicate', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: formParams,
  reply: z.object({
    title: localized,
    municipality: z.object({ id: z.string(), name: z.string() }),
    /** The form creates incidents; its copy does not until it is edited (P2.84). */
    losesIncidents: z.boolean(),
    /** The form has a header image, which a copy in another municipality loses. */
    losesHeaderImageElsewhere: z.boolean(),
  }),
  problems: ['form-not-found', 'form-outside-areas'],
});

export const duplicateForm = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/duplicates',
  summary: 'Copy a form into an area; into another municipality only who works in all of them',
  access: { kind: 'may', action: 'duplicate', subject: 'formulario' },
  often: 'unlimited',
  audit: { writes: ['create form'] },
  params: formParams,
  body: z.strictObject({
    /** The browser makes the id, so that sending twice makes one copy. */
    id: entityId,
    areaId: text().max(40),
    /** Of the copy; that of the source when it is left out or empty. */
    title: text().max(TEXT_MAX).optional(),
  }),
  reply: z.object({
    id: entityId,
    version: z.number().int(),
    /** The source had a header image that the copy lost, because it is in another municipality. */
    headerImageDropped: z.boolean(),
  }),
  problems: ['form-not-found', 'form-outside-areas', 'form-invalid', 'id-taken'],
});

export const readDeletion = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/deletion',
  summary: 'What deleting a form would take with it, for the confirmation',
  access: { kind: 'may', action: 'delete', subject: 'formulario' },
  often: 'unlimited',
  audit: 'nothing',
  params: formParams,
  reply: z.object({
    title: localized,
    /** Deleting must name this version, so that a form somebody has changed since is not deleted unseen. */
    version: z.number().int(),
    submissionCount: z.number().int(),
  }),
  problems: ['form-not-found', 'form-outside-areas'],
});

export const deleteForm = endpoint({
  method: 'DELETE',
  path: '/api/forms/:formId',
  summary: 'Delete a form: hidden with its submissions when it has some, removed when it has none',
  access: { kind: 'may', action: 'delete', subject: 'formulario' },
  often: 'unlimited',
  audit: { writes: ['delete form'] },
  params: formParams,
  query: z.strictObject({ version: int4InUrl().min(1) }),
  reply: z.object({
    id: entityId,
    outcome: z.enum(['hidden', 'removed']),
    /** Submissions that are hidden with the form. */
    submissionCount: z.number().int(),
  }),
  problems: ['form-not-found', 'form-outside-areas', 'form-held', 'stale-version'],
});
