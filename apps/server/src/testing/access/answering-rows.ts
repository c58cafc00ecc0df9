// Rows of the role matrix for answering forms: as staff, as a visitor, and as a citizen from the portal.
import { visitorPath } from '@constancia/domain/access/answerer.ts';
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

interface Answering extends Asked {
  readonly visitors?: FormRows;
}

/** The forms for staff at the URL as it is declared, those for visitors at the same URL under `/api/public`. */
const rows =
  (
    forms: FormRows,
    path: (id: string) => `/api/${string}`,
    { body, outcome = 'ok', visitors = [] }: Answering = {},
  ) =>
  (): readonly Row[] => {
    const row = (name: FormName, decision: Decision, url: string): Row => ({
      name: `form ${name}`,
      ask: () => ({ path: url, ...(body && { body: body() }) }),
      decision,
      outcome,
    });
    return [
      ...forms.map(([name, decision]) => row(name, decision, path(formId(name)))),
      ...visitors.map(([name, decision]): Row => {
        const asVisitor = row(name, decision, visitorPath(path(formId(name))));
        return { ...asVisitor, name: `form ${name} as a visitor`, asVisitor: true };
      }),
    ];
  };

const POINT = 'latitude=-32.4&longitude=-63.2';
const aSubmission = () => ({ id: freshId(), version: 1, answers: answersOf({ name: 'x' }) });
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
  | 'openPrefilledLink'
  | 'readLastVisit'
  | 'listFieldAssets'
  | 'submit'
  | 'startUpload'
  | 'uploadSignature'
  | 'findPerson'
  | 'findPersonOfPortal'
  | 'createPerson'
  | 'searchAddresses'
  | 'readAddress'
  | 'listAssets'
  | 'readSale'
> = {
  readLastVisit: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/assets/1/last-visit?version=1`),
  listFieldAssets: rows(
    WHO_ANSWERS,
    (id) => `/api/forms/${id}/field-assets?version=1&south=-33&west=-64&north=-32&east=-63`,
  ),
  readFormToAnswer: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/to-answer`, { visitors: WHO_VISITS }),
  openPrefilledLink: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/prefilled-answers`, {
    body: () => ({ token: 'nobody' }),
    outcome: 'prefilled-link-gone',
    visitors: WHO_VISITS,
  }),
  submit: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/submissions`, {
    body: aSubmission,
    visitors: WHO_VISITS,
  }),
  startUpload: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/uploads`, { body: aFile, visitors: WHO_VISITS }),
  uploadSignature: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/submissions/${freshId()}/signatures/0`, {
    ...NO_PICTURE,
    visitors: WHO_VISITS,
  }),
  // These forms do not ask for a person, so even callers who get this far learn nothing about anybody.
  findPerson: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/people/search`, {
    body: () => ({ ...PERSON, number: '30111222' }),
    outcome: 'person-not-asked',
  }),
  findPersonOfPortal: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/people/of-portal`, {
    body: () => ({ token: 'nobody' }),
    outcome: 'person-not-asked',
  }),
  createPerson: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/people`, {
    body: () => ({ ...PERSON, ...NOBODY_YET }),
    outcome: 'person-not-asked',
  }),
  searchAddresses: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/places?text=plaza`, { visitors: WHO_VISITS }),
  readAddress: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/address?${POINT}`, { visitors: WHO_VISITS }),
  listAssets: rows(WHO_ANSWERS, (id) => `/api/forms/${id}/assets?${POINT}`, { visitors: WHO_VISITS }),
  readSale: rows(WHO_BUYS, (id) => `/api/forms/${id}/sale`, { visitors: WHO_BUYS_AS_VISITOR }),
};
