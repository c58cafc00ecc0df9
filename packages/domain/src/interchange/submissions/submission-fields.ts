// Reads and writes the fields of a submission's document outside its copy of the form: author, time,
// location, state, signatures.
// rules: A3.04, A3.31, A3.32, R3.01-R3.07
import type { FormDefinition } from '../../forms/definition/form.ts';
import {
  type Fields,
  flagOf,
  numberOf,
  objectOf,
  objectsOf,
  reportAt,
  textOf,
} from '../../reading/document-reader.ts';
import { instantOf } from '../../reading/instants.ts';
import { type DocumentObject, isObject } from '../../reading/residue.ts';
import type { Location, SignatureGiven, StateChange, Submission } from '../../submissions/submission.ts';
import { stateIds } from '../forms/workflow-document.ts';
import { readSubmissionCitizen, submissionCitizenFields } from '../registers/citizen-document.ts';

const HISTORY_MAX = 100_000;

/** Reads everything but the answers. */
export function readSubmissionFields(
  fields: Fields,
  definition: FormDefinition,
): Omit<Submission, 'answers'> {
  for (const required of ['id', 'idPlantilla', 'fechaCreacion'])
    if (!fields.document[required]) reportAt(fields, required, 'document-missing-field');
  const createdAt = instantOf(fields, 'fechaCreacion') ?? '';
  const states = objectOf(fields, 'estados');
  return {
    id: textOf(fields, 'id'),
    formId: textOf(fields, 'idPlantilla'),
    code: textOf(fields, 'codigoMunicipio'),
    recordCode: textOf(fields, 'pdfDownloadCode'),
    createdBy: textOf(fields, 'creadoPor'),
    author: {
      firstName: textOf(fields, 'firstName'),
      lastName: textOf(fields, 'lastName'),
      inspectorNumber: textOf(fields, 'inspectorID'),
    },
    createdAt,
    updatedAt: instantOf(fields, 'lastUpdate') ?? createdAt,
    location: readLocation(objectOf(fields, 'ubicacion')),
    citizen: readSubmissionCitizen(objectOf(fields, 'datosCiudadano')),
    ...readPlatformFields(objectOf(fields, 'muniCore')),
    state: readState(states, definition),
    stateHistory: states ? readHistory(states, definition) : [],
    signatures: readSignatures(fields, definition),
  };
}

/**
 * Returns the fields to write over those of the form document `form`; sets every field that a submission
 * fills.
 */
export function submissionFields(
  submission: Submission,
  definition: FormDefinition,
  form: DocumentObject,
): DocumentObject {
  const { author, citizen, location } = submission;
  return {
    id: submission.id,
    idPlantilla: submission.formId,
    codigoMunicipio: submission.code,
    answerCode: submission.code,
    docCode: submission.code,
    electronicSignature: submission.id,
    formTitle: definition.title.text,
    state: definition.states.find((state) => state.id === submission.state)?.name ?? '',
    creadoPor: submission.createdBy,
    firstName: author.firstName,
    lastName: author.lastName,
    inspectorID: author.inspectorNumber,
    fechaCreacion: submission.createdAt,
    lastUpdate: submission.updatedAt,
    muniCore: { ...asObject(form.muniCore), ...platformFields(submission) },
    estados: { ...asObject(form.estados), ...stateFields(submission, definition) },
    ubicacion: location && locationFields(location),
    datosCiudadano: citizen && submissionCitizenFields(citizen),
    persona: null,
    signatures: signatureFields(submission, form.signatures),
    answersWithCorrections: { answers: [], images: [], documents: [] },
    editsBySupervisor: [],
    requestsForChanges: [],
    purcharseOrderDetails: null,
    payOrder: null,
    paymentDetails: null,
    ...(submission.recordCode === '' ? {} : { pdfDownloadCode: submission.recordCode }),
  };
}

function readLocation(fields: Fields | null): Location | null {
  const point = fields && objectOf(fields, 'latlng');
  if (!fields || !point) return null;
  const latitude = numberOf(point, 'latitude');
  const longitude = numberOf(point, 'longitude');
  if (latitude === null || longitude === null) return null;
  return { address: textOf(fields, 'direccion'), latitude, longitude };
}

/** The document has only the asset's number; the rest is in the register of assets (R7.34). */
function readPlatformFields(muniCore: Fields | null): Pick<Submission, 'incidentNumber' | 'asset'> {
  const { idIncidente: incident, idIdentificador: assetId } = muniCore?.document ?? {};
  const hasAsset = typeof assetId === 'number' && Number.isSafeInteger(assetId) && assetId > 0;
  return {
    ...((typeof incident === 'number' || (typeof incident === 'string' && incident !== '')) && {
      incidentNumber: String(incident),
    }),
    ...(hasAsset && { asset: { id: assetId, name: '', type: '', address: '' } }),
  };
}

function platformFields({ incidentNumber, asset }: Submission): DocumentObject {
  const isNumber = incidentNumber !== undefined && /^[1-9]\d{0,14}$/.test(incidentNumber);
  return {
    idIncidente: isNumber ? Number(incidentNumber) : (incidentNumber ?? null),
    idIdentificador: asset?.id ?? null,
  };
}

function locationFields(location: Location): DocumentObject {
  const { latitude, longitude } = location;
  return { direccion: location.address, latlng: { latitude, longitude } };
}

/** Matches by id first, then by position in the list (R3.07). */
function readState(fields: Fields | null, definition: FormDefinition): number | null {
  const actual = fields?.document.actual;
  const id = stateIds(definition.residue, definition.states.length).indexOf(actual);
  if (id >= 0) return id;
  return typeof actual === 'number' && actual in definition.states ? actual : null;
}

function readHistory(fields: Fields, definition: FormDefinition): readonly StateChange[] {
  const ids = stateIds(definition.residue, definition.states.length);
  return objectsOf(fields, 'history', HISTORY_MAX).map((change) => {
    const id = ids.indexOf(change.document.stateId);
    return {
      at: instantOf(change, 'date') ?? '',
      username: textOf(change, 'userName'),
      stateId: id >= 0 ? id : (numberOf(change, 'stateId') ?? -1),
      stateName: textOf(change, 'stateName'),
      initial: flagOf(change, 'initialState'),
    };
  });
}

function stateFields(submission: Submission, definition: FormDefinition): DocumentObject {
  const ids = stateIds(definition.residue, definition.states.length);
  return {
    actual: submission.state === null ? null : (ids[submission.state] ?? submission.state),
    history: submission.stateHistory.map((change) => ({
      date: change.at,
      userName: change.username,
      stateId: ids[change.stateId] ?? change.stateId,
      stateName: change.stateName,
      initialState: change.initial,
    })),
  };
}

/** Returns one signature for each slot of the form that has one. */
function readSignatures(fields: Fields, definition: FormDefinition): readonly SignatureGiven[] {
  const slots = objectsOf(fields, 'signatures', Number.POSITIVE_INFINITY);
  return slots.slice(0, definition.signatures.length).flatMap((slot, index) => {
    const image = textOf(slot, 'imgURL');
    const signatory = textOf(slot, 'names');
    const imageId = textOf(slot, 'imgID');
    return image || signatory || imageId ? [{ slot: index, image, signatory, imageId }] : [];
  });
}

function signatureFields(submission: Submission, slots: unknown): unknown {
  if (!Array.isArray(slots)) return slots;
  return slots.map((slot: unknown, index) => {
    const given = submission.signatures.find((signature) => signature.slot === index);
    return {
      ...asObject(slot),
      imgURL: given?.image ?? '',
      names: given?.signatory ?? '',
      imgID: given?.imageId ?? '',
    };
  });
}

function asObject(value: unknown): DocumentObject {
  return isObject(value) ? value : {};
}
