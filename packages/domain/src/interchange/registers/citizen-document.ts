// Reads and writes citizens and legal persons in documents: `datosCiudadano` of a submission, `ciudadanos`
// and `personasJuridicas` of a register.
// rules: A3.28-A3.30, A3.36, R3.04

import {
  type Fields,
  flagOf,
  looseTextOf,
  numberOf,
  type Read,
  readOr,
  reportAt,
  textOf,
} from '../../reading/document-reader.ts';
import { openDocument } from '../../reading/open-document.ts';
import {
  type DocumentObject,
  keepResidue,
  type Residue,
  withKept,
  withResidue,
} from '../../reading/residue.ts';
import type { Citizen } from '../../submissions/submission.ts';

/** The numbers that documents use for DNI and CUIT (A3.36). */
export const DOCUMENT_TYPE = { dni: 1, cuit: 11 } as const;

/** A person in the register of citizens. */
export interface CitizenRecord extends Citizen {
  /** Username in the citizen portal, '' when they have none. */
  readonly username: string;
  /** Reference of the municipality. */
  readonly municipalityPath: string;
  readonly residue?: Residue;
}

export function citizenFromDocument(document: unknown): Read<{ readonly citizen: CitizenRecord }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  if (numberOf(opened, 'id') === null) reportAt(opened, 'id', 'document-missing-field');
  const citizen: CitizenRecord = {
    ...readCitizen(opened),
    username: textOf(opened, 'username'),
    municipalityPath: textOf(opened, 'municipioPath'),
  };
  return readOr(opened.report, {
    citizen: withKept(citizen, keepResidue(opened.document, recordFields(citizen))),
  });
}

export function citizenToDocument(citizen: CitizenRecord): DocumentObject {
  return withResidue(recordFields(citizen), citizen.residue);
}

/** The citizen of a submission; null when nobody is assigned (`empty`). */
export function readSubmissionCitizen(fields: Fields | null): Citizen | null {
  return fields === null || flagOf(fields, 'empty') ? null : readCitizen(fields);
}

export function submissionCitizenFields(citizen: Citizen): DocumentObject {
  return { ...citizenFields(citizen), _source: citizen.source };
}

function readCitizen(fields: Fields): Citizen {
  const personType = textOf(fields, 'tipo') === 'juridica' ? 'juridica' : 'fisica';
  return {
    id: numberOf(fields, 'id') ?? 0,
    firstName: textOf(fields, 'nombre'),
    lastName: textOf(fields, 'apellido'),
    documentNumber: looseTextOf(fields, 'dni'),
    email: textOf(fields, 'email'),
    phone: looseTextOf(fields, 'telefono'),
    street: textOf(fields, 'calle'),
    personType,
    documentType:
      numberOf(fields, 'tipoDocumentoId') ??
      (personType === 'juridica' ? DOCUMENT_TYPE.cuit : DOCUMENT_TYPE.dni),
    taxNumber: looseTextOf(fields, 'cuit'),
    source: textOf(fields, '_source'),
  };
}

function recordFields(citizen: CitizenRecord): DocumentObject {
  return {
    ...citizenFields(citizen),
    empty: false,
    username: citizen.username,
    municipioPath: citizen.municipalityPath,
    ...(citizen.source === '' ? {} : { _source: citizen.source }),
  };
}

function citizenFields(citizen: Citizen): DocumentObject {
  return {
    id: citizen.id,
    nombre: citizen.firstName,
    apellido: citizen.lastName,
    dni: citizen.documentNumber,
    email: citizen.email,
    telefono: citizen.phone,
    calle: citizen.street,
    tipo: citizen.personType,
    tipoDocumentoId: citizen.documentType,
    cuit: citizen.taxNumber,
  };
}
