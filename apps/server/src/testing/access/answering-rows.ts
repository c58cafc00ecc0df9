// Rows of the role matrix for answering forms: as staff, as a visitor, and as a citizen from the portal.
import { answersOf } from '../forms.ts';
import {
  CAME_FROM_THE_PORTAL,
  type Decision,
  EVERYONE,
  NEXT_AREA,
  NOBODY,
  OPEN_IN_OWN_TOWN,
  OTHER_TOWN,
  OWN_AREA,
} from './decisions.ts';
import { type FormName, formId } from './matrix-forms.ts';
import { freshId, type Row, type RowsOf, type Word } from './row.ts';

type FormRows = readonly (readonly [FormName, Decision])[];

const WHO_ANSWERS: FormRows = [
  ['own', OWN_AREA],
  ['next', NEXT_AREA],
  ['away', OTHER_TOWN],
  ['publicNext', OPEN_IN_OWN_TOWN],
  ['portalNext', OPEN_IN_OWN_TOWN],
  ['publicAway', OTHER_TOWN],
  ['portalAway', OTHER_TOWN],
  ['deleted', { 'form-deleted': OWN_AREA.past ?? [], 'form-outside-areas': ['neighbour', 'foreigner'] }],
];

const WHO_BUYS: FormRows = [
  ['sellsOwn', OWN_AREA],
  ['sellsNext', NEXT_AREA],
  ['sellsAway', OTHER_TOWN],
  ['sellsToAllNext', OPEN_IN_OWN_TOWN],
  ['sellsToAllAway', OTHER_TOWN],
];

const WHO_VISITS: FormRows = [
  ['own', NOBODY('form-not-found')],
  ['away', NOBODY('form-not-found')],
  ['publicNext', EVERYONE],
  ['publicAway', EVERYONE],
  ['portalNext', CAME_FROM_THE_PORTAL],
  ['portalAway', NOBODY('form-not-found')],
  ['deleted', NOBODY('form-not-found')],
  ['deletedPublic', NOBODY('form-deleted')],
];

const WHO_BUYS_AS_VISITOR: FormRows = [
  ['sellsOwn', NOBODY('form-not-found')],
  ['sellsAway', NOBODY('form-not-found')],
  ['sellsToAllNext', EVERYONE],
  ['sellsToAllAway', EVERYONE],
];

interface Asked {
  readonly body?: () => unknown;
  readonly outcome?: Word;
}

const rows =
  (forms: FormRows, path: (id: string) => string, { body, outcome = 'ok' }: Asked = {}) =>
  (): readonly Row[] =>
    forms.map(([name, decision]) => ({
      name: `form ${name}`,
      ask: () => ({ path: path(formId(name)), ...(body && { body: body() }) }),
      decision,
      outcome,
    }));

const POINT = 'latitude=-32.4&longitude=-63.2';
const anAnswer = () => ({ id: freshId(), version: 1, answers: answersOf({ name: 'x' }) });
const aFile = () => ({
  id: freshId(),
  submissionId: freshId(),
  version: 1,
  questionId: 'name',
  kind: 'document',
  name: 'lista.csv',
  bytes: 40,
});
const NO_PICTURE = { body: () => Buffer.from('no picture'), outcome: 'image-refused' } as const;
const PERSON = { personType: 'fisica' } as const;
const NOBODY_YET = { firstName: '', lastName: '', documentNumber: '', email: '', phone: '', street: '' };

export const ANSWERING_ROWS: RowsOf<
  | 'readFormToAnswer'
  | 'submit'
  | 'startUpload'
  | 'uploadSignature'
  | 'findPerson'
  | 'createPerson'
  | 'searchAddresses'
  | 'readAddress'
  | 'listAssets'
  | 'readSale'
  | 'readPublicForm'
  | 'submitPublic'
  | 'startPublicUpload'
  | 'uploadSignatureAsVisitor'
  | 'searchAddressesAsVisitor'
  | 'readAddressAsVisitor'
  | 'listAssetsAsVisitor'
  | 'readPublicSale'
> = {
  readFormToAnswer: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/to-answer`),
  submit: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/submissions`, { body: anAnswer }),
  startUpload: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/uploads`, { body: aFile }),
  uploadSignature: rows(
    WHO_ANSWERS,
    (id) => `/api/forms/${id}/submissions/${freshId()}/signatures/0`,
    NO_PICTURE,
  ),
  // These forms do not ask for a person, so even callers who get this far learn nothing about anybody.
  findPerson: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/people/search`, {
    body: () => ({ ...PERSON, number: '30111222' }),
    outcome: 'person-not-asked',
  }),
  createPerson: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/people`, {
    body: () => ({ ...PERSON, ...NOBODY_YET }),
    outcome: 'person-not-asked',
  }),
  searchAddresses: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/places?text=plaza`),
  readAddress: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/address?${POINT}`),
  listAssets: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/assets?${POINT}`),
  readSale: rows(WHO_BUYS, (id) => `/api/forms/${id}/sale`),
  readPublicForm: rows(WHO_VISITS, (id) => `/api/public/forms/${id}`),
  submitPublic: rows(WHO_VISITS, (id) => `/api/public/forms/${id}/submissions`, { body: anAnswer }),
  startPublicUpload: rows(WHO_VISITS, (id) => `/api/public/forms/${id}/uploads`, { body: aFile }),
  uploadSignatureAsVisitor: rows(
    WHO_VISITS,
    (id) => `/api/public/forms/${id}/submissions/${freshId()}/signatures/0`,
    NO_PICTURE,
  ),
  searchAddressesAsVisitor: rows(WHO_VISITS, (id) => `/api/public/forms/${id}/places?text=plaza`),
  readAddressAsVisitor: rows(WHO_VISITS, (id) => `/api/public/forms/${id}/address?${POINT}`),
  listAssetsAsVisitor: rows(WHO_VISITS, (id) => `/api/public/forms/${id}/assets?${POINT}`),
  readPublicSale: rows(WHO_BUYS_AS_VISITOR, (id) => `/api/public/forms/${id}/sale`),
};
