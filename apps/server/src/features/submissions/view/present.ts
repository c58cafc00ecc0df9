// Converts submission rows to what the contract describes.
import type { MapShown } from '@constancia/contract/map.ts';
import type {
  SubmissionRow as ListedRow,
  SubmissionView,
} from '@constancia/contract/submissions/submissions.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayHold } from '@constancia/domain/access/may.ts';
import { stateWords } from '@constancia/domain/presentation/state-name.ts';
import { type SubmissionRights, submissionRights } from '@constancia/domain/review/submission-rights.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import type { Asset, Citizen } from '@constancia/domain/submissions/submission.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import { answerableDefinition, type FormRow } from '../../forms/public.ts';
import type { ListedRow as StoredRow } from '../list/list-queries.ts';
import type { SubmissionRow } from '../queries.ts';

/** A legal person is stored with this last name (A3.29). */
const LEGAL_PERSON = 'Dummy';

export function citizenName(citizen: Citizen | null): string {
  if (!citizen) return '';
  return citizen.lastName === LEGAL_PERSON
    ? citizen.firstName
    : `${citizen.firstName} ${citizen.lastName}`.trim();
}

/** The tax number of a legal person, if it has one (R2.093). */
export function citizenNumber({ lastName, documentNumber, taxNumber }: Citizen): string {
  return lastName === LEGAL_PERSON && taxNumber ? taxNumber : documentNumber;
}

function assetOf({ id, name, type, address }: Asset): Asset {
  return { id, name, type, address };
}

/** Leaves out what was bought with it and how far its review is, which only those features know. */
export function presentListedSubmission(
  actor: Actor,
  row: StoredRow,
  version: FormIndex | null,
): Omit<ListedRow, 'payment' | 'badge' | 'values'> {
  return {
    id: row.id,
    code: row.code,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdBy: row.createdBy,
    ...stateWords(version?.definition.states ?? [], row.state),
    stateId: row.state,
    citizen: citizenName(row.citizen),
    citizenNumber: row.citizen ? citizenNumber(row.citizen) : '',
    address: row.address ?? '',
    incidentNumber: row.incidentNumber,
    may: rightsOf(actor, row, version),
  };
}

function rightsOf(
  actor: Actor,
  { signatures, isHeld }: Pick<SubmissionRow, 'signatures' | 'isHeld'>,
  version: FormIndex | null,
): SubmissionRights {
  const definition = version?.definition ?? null;
  return submissionRights(actor, { definition, signatures: signatures ?? [], isHeld });
}

export interface ShownSubmission {
  readonly actor: Actor;
  readonly form: FormRow;
  readonly version: FormIndex;
  /** A URL that lets the reader fetch a stored file for some minutes; null when the file is not stored. */
  readonly urlOf: (key: string) => string | null;
  readonly mapLayers: MapShown;
  readonly headerImageUrl: string | null;
  readonly holds: SubmissionView['holds'];
  /** As the reader may see it. */
  readonly startedFrom: SubmissionView['startedFrom'];
}

/** Documents of the former system name pictures by a URL on another host, which we do not pass on (W16). */
const OWN_KEY = /^imagenes\//;

export function presentSubmission(
  row: SubmissionRow,
  { actor, form, version, urlOf, mapLayers, headerImageUrl, holds, startedFrom }: ShownSubmission,
): SubmissionView {
  const { citizen } = row;
  return {
    municipalityId: row.municipalityId,
    id: row.id,
    formId: row.formId,
    definition: answerableDefinition(version.definition),
    headerImageUrl,
    code: row.code,
    recordCode: row.recordCode,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdBy: row.createdBy,
    author: { firstName: row.firstName, lastName: row.lastName, inspectorNumber: row.inspectorNumber },
    answers: row.answers,
    state: row.state,
    location: row.location,
    asset: row.asset && assetOf(row.asset),
    startedFrom,
    evidence: row.evidence,
    citizen: citizen && {
      id: citizen.id,
      firstName: citizen.firstName,
      lastName: citizen.lastName,
      documentNumber: citizen.documentNumber,
      email: citizen.email,
      phone: citizen.phone,
      street: citizen.street,
      legalPerson: citizen.lastName === LEGAL_PERSON,
    },
    signatures: (row.signatures ?? [])
      .filter((signature) => signature.image !== '')
      .map(({ slot, signatory, image }) => ({
        slot,
        signatory,
        url: OWN_KEY.test(image) ? urlOf(image) : null,
      })),
    map: row.location || row.evidence?.start || row.evidence?.end || row.evidence?.track ? mapLayers : null,
    incidentNumber: row.incidentNumber,
    hidesElectronicSignature: settingsOf(form.settings).hidesElectronicSignature,
    holds,
    may: { ...rightsOf(actor, row, version), hold: mayHold(actor) },
    timeZone: form.timeZone,
  };
}
