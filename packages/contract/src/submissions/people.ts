// The person a submission is about: looked up in the register of the form's municipality, or created there.
// The document number travels in the body, never in a URL.
// rules: A4.11-A4.14, A4.48, A7.12, W7
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, text } from '../shapes.ts';

const formParams = z.object({ formId: entityId });
const personType = z.enum(['fisica', 'juridica']);
/** Longer than any valid value, so that the field's own rule refuses what is too long. */
const field = text().max(1_000);

const personReply = z.object({
  /** Null when nobody in the register has this number. */
  person: z
    .object({
      id: z.number().int(),
      firstName: z.string(),
      /** 'Dummy' marks a legal person (A3.29). */
      lastName: z.string(),
      documentNumber: z.string(),
      email: z.string(),
      phone: z.string(),
      street: z.string(),
      personType,
      documentType: z.number().int(),
      taxNumber: z.string(),
      source: z.string(),
    })
    .nullable(),
  /** The form accepts one submission per person, and this person has already sent one (A4.48). */
  alreadyAnswered: z.boolean(),
});
export type PersonReply = z.output<typeof personReply>;

/** Of who may not ask for a person on this form. */
const ASKING_PROBLEMS = [
  'form-not-found',
  'form-deleted',
  'form-outside-areas',
  'municipality-blocked',
  'person-not-asked',
] as const;

export const findPerson = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/people/search',
  summary: 'Look a person up by number, for a submission; thirty a minute',
  access: { kind: 'may', action: 'create', subject: 'respuesta' },
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['read citizen'] },
  params: formParams,
  body: z.strictObject({ personType, number: field }),
  reply: personReply,
  problems: [...ASKING_PROBLEMS, 'person-invalid', 'citizen-search-failed', 'too-many-requests'],
});

const portalCredential = text().min(1).max(500);

export const findPersonOfPortal = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/people/of-portal',
  summary:
    'Find the person that a link of the citizen portal names, for a submission; once a link, thirty a minute',
  access: { kind: 'may', action: 'create', subject: 'respuesta' },
  programs: false,
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['read citizen'] },
  params: formParams,
  /** As the portal puts it into the URL: one of the two. */
  body: z
    .strictObject({ token: portalCredential.optional(), hash: portalCredential.optional() })
    .refine(({ token, hash }) => (token === undefined) !== (hash === undefined)),
  reply: personReply,
  problems: [...ASKING_PROBLEMS, 'portal-person-unknown', 'citizen-search-failed', 'too-many-requests'],
});

export const createPerson = endpoint({
  method: 'POST',
  path: '/api/forms/:formId/people',
  summary:
    'Create a natural or legal person, for a submission; a person who has the number already is returned',
  access: { kind: 'may', action: 'create', subject: 'respuesta' },
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['create citizen', 'read citizen'] },
  params: formParams,
  body: z.strictObject({
    personType,
    firstName: field,
    lastName: field,
    documentNumber: field,
    email: field,
    phone: field,
    street: field,
  }),
  reply: personReply,
  problems: [...ASKING_PROBLEMS, 'person-invalid', 'citizen-create-failed', 'too-many-requests'],
});
