// Forms: the list, reading and saving one in the editor, the public switch, and the form as it is answered.
// rules: P2.57-P2.79, P4.14-P4.17, E4.27-E4.31, E5.01, E7.01-E7.04, E9.29, A6.01-A6.04, A7.01, A7.02
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { documentId, formDefinition, timestamp } from './shapes.ts';

const formParams = z.object({ formId: documentId });

const formRow = z.object({
  id: documentId,
  title: z.string(),
  area: z.object({ id: z.string(), name: z.string() }),
  municipality: z.object({ id: z.string(), name: z.string() }),
  public: z.boolean(),
  version: z.number().int(),
  /** Has the payment gateway option. */
  paymentGateway: z.boolean(),
  /** Made by duplication, in a municipality that marks such forms. */
  marked: z.boolean(),
  may: z.object({
    answer: z.boolean(),
    readAnswers: z.boolean(),
    readStatistics: z.boolean(),
    edit: z.boolean(),
    /** 'hidden' for roles without the switch; a reason when it is shown but disabled (P4.15, P4.16). */
    publish: z.enum(['yes', 'hidden', 'citizen']),
  }),
});
export type FormRow = z.output<typeof formRow>;

export const FORM_LIST_PAGE_SIZE = 7;

export const listForms = endpoint({
  method: 'GET',
  path: '/api/forms',
  summary: 'Forms of the own areas, by title, seven a page',
  access: { kind: 'may', action: 'read', subject: 'formulario' },
  query: z.strictObject({
    text: z.string().max(200).default(''),
    area: documentId.optional(),
    municipality: documentId.optional(),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    forms: z.array(formRow),
    /** Number of forms that match the filters, on all pages. */
    total: z.number().int(),
    /** Some form of the whole filtered list sells through the payment gateway (P2.65). */
    anyPaymentGateway: z.boolean(),
  }),
  problems: [],
});

const formToEdit = z.object({
  id: documentId,
  version: z.number().int(),
  areaId: documentId,
  areaName: z.string(),
  municipality: z.object({ id: z.string(), name: z.string() }),
  definition: formDefinition,
  createdAt: timestamp,
  submissionCount: z.number().int(),
});
export type FormToEdit = z.output<typeof formToEdit>;

/** Largest form the server reads, in bytes. */
export const FORM_BODY_LIMIT = 8 * 1024 * 1024;

export const readFormToEdit = endpoint({
  method: 'GET',
  path: '/api/forms/:formId',
  summary: 'One form with its newest definition, for the editor',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  params: formParams,
  reply: formToEdit,
  problems: ['form-not-found', 'form-outside-areas'],
});

export const createForm = endpoint({
  method: 'POST',
  path: '/api/forms',
  summary: 'Save a new form',
  access: { kind: 'may', action: 'create', subject: 'formulario' },
  bodyLimit: FORM_BODY_LIMIT,
  body: z.strictObject({
    /** Made by the device, so that sending twice creates one form. */
    id: documentId,
    areaId: z.string().max(40),
    /** The switch of the screen (E3.07): needed for the check of E5.07, not stored. */
    sync: z.boolean(),
    definition: formDefinition,
  }),
  reply: z.object({ id: documentId, version: z.number().int() }),
  problems: ['form-invalid', 'form-outside-areas', 'id-taken'],
});

export const updateForm = endpoint({
  method: 'PUT',
  path: '/api/forms/:formId',
  summary: 'Save a form over the version that was read',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  bodyLimit: FORM_BODY_LIMIT,
  params: formParams,
  body: z.strictObject({
    version: z.number().int().min(1),
    areaId: z.string().max(40),
    /** The switch of the screen (E3.07): needed for the check of E5.07, not stored. */
    sync: z.boolean(),
    definition: formDefinition,
  }),
  reply: z.object({ id: documentId, version: z.number().int() }),
  problems: ['form-invalid', 'form-not-found', 'form-outside-areas', 'form-read-only', 'stale-version'],
});

export const setFormVisibility = endpoint({
  method: 'PUT',
  path: '/api/forms/:formId/visibility',
  summary: 'Make a form public or private at once',
  access: { kind: 'may', action: 'update', subject: 'formulario' },
  params: formParams,
  body: z.strictObject({ version: z.number().int().min(1), public: z.boolean() }),
  reply: z.object({ id: documentId, version: z.number().int(), public: z.boolean() }),
  problems: ['form-not-found', 'form-outside-areas', 'form-invalid', 'stale-version', 'forbidden'],
});

const formToAnswer = z.object({
  id: documentId,
  version: z.number().int(),
  definition: formDefinition,
  municipality: z.object({
    id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    hidesBrandOnPublicPages: z.boolean(),
  }),
  /** The form took as many answers as it may: a card stands in place of the questions (A4.50). */
  limitReached: z.boolean(),
});
export type FormToAnswer = z.output<typeof formToAnswer>;

export const readFormToAnswer = endpoint({
  method: 'GET',
  path: '/api/forms/:formId/to-answer',
  summary: 'One form as staff answer it',
  access: { kind: 'may', action: 'create', subject: 'respuesta' },
  params: formParams,
  reply: formToAnswer,
  problems: ['form-not-found', 'form-deleted', 'form-outside-areas', 'municipality-blocked'],
});

export const readPublicForm = endpoint({
  method: 'GET',
  path: '/api/public/forms/:formId',
  summary: 'One public form as a visitor answers it',
  access: { kind: 'public' },
  params: formParams,
  reply: formToAnswer,
  problems: ['form-not-found', 'form-deleted', 'municipality-blocked'],
});
