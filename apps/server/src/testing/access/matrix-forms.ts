// The forms of the role matrix: one of every kind with different rights, in the own area (the first of HOME),
// the next area (its second) and the other town. They ask for everything that an endpoint may need: a
// location, files, signatures, a copy by e-mail, a record by code.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SOLD_PRODUCT } from '../forms.ts';
import { AWAY, HOME, testId } from '../territory.ts';

const ROW = aForm()
  .with({ title: { text: 'Inspección' } })
  .withStates('Recibido', 'Resuelto')
  .withOptions({
    geolocation: true,
    emailCopy: true,
    digitalSignature: true,
    signatureEditableAnswer: true,
    pdfDownloadCode: true,
  })
  .withSignature({ title: 'Inspector', signatory: 'intern' })
  .with({ recordCodeLength: 8 })
  .withSection('s', aQuestion('name', 'text', { required: true, allowsDocument: true }));

const PRIVATE = ROW.build();
const PUBLIC = ROW.withOptions({ publicAccess: true }).build();
const PORTAL = ROW.withOptions({ citizenAssociationFromCitizenPortal: true }).build();
/** A signed submission cannot be changed. */
const SIGNED = ROW.withOptions({ signatureEditableAnswer: false }).build();

const SELLING = aForm()
  .with({ title: { text: 'Entradas' }, payments: SOLD_PRODUCT })
  .withOptions({ addPaymentGateway: true })
  .withSection('s', aQuestion('name', 'text'));
const SELLS = SELLING.build();
const SELLS_TO_ALL = SELLING.withOptions({ publicAccess: true }).build();

const OWN = HOME.areas[0];
const NEXT = HOME.areas[1];
const THERE = AWAY.areas[0];

interface MatrixForm {
  readonly areaId: string;
  readonly definition: FormDefinition;
}

const at = (areaId: string, definition: FormDefinition): MatrixForm => ({ areaId, definition });

export const MATRIX_FORMS = {
  own: at(OWN, PRIVATE),
  next: at(NEXT, PRIVATE),
  away: at(THERE, PRIVATE),
  publicNext: at(NEXT, PUBLIC),
  publicAway: at(THERE, PUBLIC),
  portalNext: at(NEXT, PORTAL),
  portalAway: at(THERE, PORTAL),
  signed: at(OWN, SIGNED),
  /** Hidden together with its submission. */
  deleted: at(OWN, PRIVATE),
  deletedPublic: at(OWN, PUBLIC),
  sellsOwn: at(OWN, SELLS),
  sellsNext: at(NEXT, SELLS),
  sellsAway: at(THERE, SELLS),
  sellsToAllNext: at(NEXT, SELLS_TO_ALL),
  sellsToAllAway: at(THERE, SELLS_TO_ALL),
} as const satisfies Readonly<Record<string, MatrixForm>>;
export type FormName = keyof typeof MATRIX_FORMS;

export const formId = (name: FormName) => testId(`form${name}`);

export const AREAS = { own: OWN, next: NEXT, away: THERE } as const;
