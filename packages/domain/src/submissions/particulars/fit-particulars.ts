// Person, location and signatures of a draft: what the form still asks for is kept, everything else is
// dropped. It trusts no shape, because a draft may be years old or edited by hand.
// rules: A1.10, A2.23, A2.26, A2.29, X40.09
import type { FormDefinition } from '../../forms/definition/form.ts';
import { isRecord, type UnknownRecord } from '../checks/check-answer.ts';
import type { Asset, Citizen, Location, SignatureGiven } from '../submission.ts';
import { askedPerson, asksLocation, type Particulars, UNSENT } from './particulars.ts';
import { boxNow } from './signature-boxes.ts';

/** `boxes`: those of the version that the draft was written on; absent where it is this one. */
export function fitParticulars(definition: FormDefinition, draft: unknown, boxes?: unknown): Particulars {
  const given: UnknownRecord = isRecord(draft) ? draft : {};
  const location = asksLocation(definition) ? readLocation(given['location']) : null;
  return {
    citizen: askedPerson(definition) === null ? null : readCitizen(given['citizen']),
    location,
    asset: location ? readAsset(given['asset']) : null,
    signatures: readSignatures(definition, given['signatures'], boxes),
  };
}

function readCitizen(given: unknown): Citizen | null {
  if (!isRecord(given) || !isWhole(given['id']) || text(given, 'documentNumber') === '') return null;
  const legal = given['personType'] === 'juridica';
  const documentType = given['documentType'];
  return {
    id: given['id'],
    firstName: text(given, 'firstName'),
    lastName: text(given, 'lastName'),
    documentNumber: text(given, 'documentNumber'),
    email: text(given, 'email'),
    phone: text(given, 'phone'),
    street: text(given, 'street'),
    personType: legal ? 'juridica' : 'fisica',
    documentType: isWhole(documentType) ? documentType : 0,
    taxNumber: text(given, 'taxNumber'),
    source: text(given, 'source'),
  };
}

function readLocation(given: unknown): Location | null {
  if (!isRecord(given)) return null;
  const { latitude, longitude } = given;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { address: text(given, 'address'), latitude: latitude as number, longitude: longitude as number };
}

function readAsset(given: unknown): Asset | null {
  if (!isRecord(given) || !isWhole(given['id'])) return null;
  return {
    id: given['id'],
    name: text(given, 'name'),
    type: text(given, 'type'),
    address: text(given, 'address'),
  };
}

function readSignatures(
  definition: FormDefinition,
  given: unknown,
  boxes: unknown,
): readonly SignatureGiven[] {
  const { options, signatures } = definition;
  if (!options.digitalSignature || !Array.isArray(given)) return [];
  const bySlot = new Map<number, SignatureGiven>();
  for (const signature of given as readonly unknown[]) {
    if (!isRecord(signature) || !isWhole(signature['slot'])) continue;
    const was = signature['slot'];
    const slot = boxes === undefined ? was : boxNow(definition, boxes, was);
    if (slot === null || !signatures[slot] || bySlot.has(slot)) continue;
    const image = text(signature, 'image');
    const isMoved = slot !== was && image !== '';
    bySlot.set(slot, {
      slot,
      // The server has it for the box that it was uploaded for: the device uploads it again for this one.
      image: isMoved ? '' : image,
      signatory: text(signature, 'signatory'),
      imageId: isMoved ? UNSENT : text(signature, 'imageId'),
    });
  }
  return [...bySlot.values()];
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function text(record: UnknownRecord, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? value : '';
}
