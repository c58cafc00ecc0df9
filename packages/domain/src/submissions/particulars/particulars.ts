// What a submission holds besides its answers: the person, the location, the asset and the signatures. Says
// which of them a form asks for and checks what was given, the same way in the browser and on the server.
//
//   particular  asked when                                       required when
//   citizen     `citizen` or `recipient`, not on a public form   `citizenRequired`
//   location    `geolocation`                                    never
//   asset       `geolocation`, with a location                   never
//   signature   each slot of the form; on public forms too       its slot is required
// rules: A1.10, A2.26-A2.29, A4.30, A5.03
import type { FormDefinition, SignatureSlot } from '../../forms/definition/form.ts';
import { lengthOf } from '../../forms/definition/form-limits.ts';
import type { Issue } from '../../issue.ts';
import { SIGNATORY_MAX } from '../../limits.ts';
import type { Asset, Citizen, Location, SignatureGiven } from '../submission.ts';

export interface Particulars {
  /** The citizen; on a form with a recipient, the recipient (A1.10). */
  readonly citizen: Citizen | null;
  readonly location: Location | null;
  readonly asset: Asset | null;
  /** One for each slot that was signed. */
  readonly signatures: readonly SignatureGiven[];
}

export const NO_PARTICULARS: Particulars = {
  citizen: null,
  location: null,
  asset: null,
  signatures: [],
};

export type AnsweringStep = 'person' | 'questions' | 'signatures';

export type ParticularIssueCode =
  | 'citizen-required'
  | 'citizen-to-find'
  | 'location-invalid'
  | 'signature-missing'
  | 'signature-unconfirmed'
  | 'signature-unfinished'
  | 'signatory-names-required'
  | 'signatory-names-too-long'
  | 'signature-slot-unknown';

/** Whom the form asks for; the two differ only in their labels (A1.10). Null when it asks for nobody. */
export function askedPerson({ options }: FormDefinition): 'citizen' | 'recipient' | null {
  if (options.publicAccess) return null;
  if (options.citizen) return 'citizen';
  return options.recipient ? 'recipient' : null;
}

export function asksLocation({ options }: FormDefinition): boolean {
  return options.geolocation;
}

export function asksAsset(definition: FormDefinition): boolean {
  return asksLocation(definition) && definition.incidents.incidentTypeId !== null;
}

/**
 * The slots with their index, by who signs: citizens sign in a step of their own, staff at the end of the
 * questions (A2.29).
 */
export function signatureSlots(
  { options, signatures }: FormDefinition,
  signatory: SignatureSlot['signatory'],
): readonly { readonly slot: number; readonly signature: SignatureSlot }[] {
  if (!options.digitalSignature) return [];
  return signatures
    .map((signature, slot) => ({ slot, signature }))
    .filter(({ signature }) => signature.signatory === signatory);
}

/** The steps of answering, in order (A2.26-A2.29). */
export function answeringSteps(definition: FormDefinition): readonly AnsweringStep[] {
  const steps: AnsweringStep[] = [];
  if (askedPerson(definition) !== null) steps.push('person');
  steps.push('questions');
  if (signatureSlots(definition, 'citizen').length > 0) steps.push('signatures');
  return steps;
}

export interface CheckedParticulars {
  /** What may be stored: everything that the form does not ask for is left out. */
  readonly particulars: Particulars;
  /** The citizen's issue first (A4.30), then the others in the order of the screen. */
  readonly issues: readonly Issue<ParticularIssueCode>[];
}

export function checkParticulars(definition: FormDefinition, given: Particulars): CheckedParticulars {
  const location = asksLocation(definition) ? given.location : null;
  const particulars: Particulars = {
    citizen: askedPerson(definition) === null ? null : given.citizen,
    location,
    // Only the server knows whether assets are offered, because a browser gets no incident types.
    asset: location ? given.asset : null,
    signatures: definition.options.digitalSignature
      ? given.signatures.filter(({ image }) => image !== '')
      : [],
  };
  return {
    particulars,
    issues: [
      ...citizenIssues(definition, particulars),
      ...locationIssues(particulars),
      ...signatureIssues(definition, particulars, given),
    ],
  };
}

/** Stands for the id of a person whose number was noted without a connection, and who is not in any register. */
const TO_FIND = 0;

/** A number to look up when the register is reached again. `number`: as it is searched. */
export function notedPerson(personType: Citizen['personType'], number: string): Citizen {
  return {
    id: TO_FIND,
    firstName: '',
    lastName: '',
    documentNumber: number,
    email: '',
    phone: '',
    street: '',
    personType,
    documentType: 0,
    taxNumber: '',
    source: '',
  };
}

export function isToFind({ id }: Pick<Citizen, 'id'>): boolean {
  return id === TO_FIND;
}

function citizenIssues(
  definition: FormDefinition,
  { citizen }: Particulars,
): readonly Issue<ParticularIssueCode>[] {
  if (citizen !== null && isToFind(citizen)) return [{ code: 'citizen-to-find', at: { field: 'citizen' } }];
  const required = askedPerson(definition) === 'citizen' && definition.options.citizenRequired;
  return required && citizen === null ? [{ code: 'citizen-required', at: { field: 'citizen' } }] : [];
}

function locationIssues({ location }: Particulars): readonly Issue<ParticularIssueCode>[] {
  if (!location) return [];
  const { latitude, longitude } = location;
  const valid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return valid ? [] : [{ code: 'location-invalid', at: { field: 'location' } }];
}

/** Stands for the id of a drawing that was started but not uploaded yet. */
export const UNCONFIRMED = 'unconfirmed';

/** Stands for the id of a signature that was confirmed on the device and has not arrived yet. */
export const UNSENT = 'unsent';

/** The field name of a slot in issues. */
export function signatureField(slot: number): string {
  return `signatures.${slot}`;
}

function signatureIssues(
  { options, signatures: slots }: FormDefinition,
  { signatures }: Particulars,
  given: Particulars,
): readonly Issue<ParticularIssueCode>[] {
  if (!options.digitalSignature) return [];
  const at = (slot: number) => ({ at: { field: signatureField(slot) } });
  const begun = given.signatures.filter(
    ({ image, imageId }) => image === '' && (imageId === UNCONFIRMED || imageId === UNSENT),
  );
  const unfinished = begun
    .filter(({ slot }) => slots[slot])
    .map(({ slot, imageId }) => ({
      code: imageId === UNSENT ? ('signature-unfinished' as const) : ('signature-unconfirmed' as const),
      ...at(slot),
    }));
  const missing = slots.flatMap(({ required }, slot) =>
    required && ![...signatures, ...begun].some((signature) => signature.slot === slot)
      ? [{ code: 'signature-missing' as const, ...at(slot) }]
      : [],
  );
  const wrong = signatures.flatMap(({ slot, signatory }, index): Issue<ParticularIssueCode>[] => {
    const twice = signatures.findIndex((other) => other.slot === slot) !== index;
    if (!slots[slot] || twice) return [{ code: 'signature-slot-unknown', ...at(slot) }];
    if (signatory.trim() === '') return [{ code: 'signatory-names-required', ...at(slot) }];
    if (lengthOf(signatory) <= SIGNATORY_MAX) return [];
    return [{ code: 'signatory-names-too-long', ...at(slot), values: { max: SIGNATORY_MAX } }];
  });
  return [...unfinished, ...missing, ...wrong];
}
