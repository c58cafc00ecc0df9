// Reads and writes the fields of a form document that no version of the form stores: its owner, and when it
// was created, edited, duplicated and deleted.
// rules: E3.02-E3.04, E3.14-E3.16, P3.21
import type { FormDefinition } from '../../forms/definition/form.ts';
import {
  type Fields,
  flagOf,
  numberOf,
  objectOf,
  objectsOf,
  textOf,
  textsOf,
} from '../../reading/document-reader.ts';
import { instantOf } from '../../reading/instants.ts';
import {
  type DocumentObject,
  keepResidue,
  type Residue,
  withKept,
  withResidue,
} from '../../reading/residue.ts';

export interface FormRecord {
  readonly id: string;
  /** References of the form's areas (`areas`); the first one counts. Read them with `parseAreaPath`. */
  readonly areaPaths: readonly string[];
  /** `areaInfo`; null when the document has none. */
  readonly area: { readonly id: string; readonly name: string } | null;
  /** `municipioInfo`; null when the document has none. */
  readonly municipality: { readonly name: string; readonly platformId: number | null } | null;
  /** ISO 8601 in UTC, as all times below; null when the document does not have it. */
  readonly createdAt: string | null;
  readonly edits: readonly { readonly at: string | null; readonly username: string }[];
  readonly duplicatedFrom: {
    readonly username: string;
    readonly at: string | null;
    readonly formId: string;
  } | null;
  readonly deleted: boolean;
  readonly deletion: {
    readonly username: string;
    readonly at: string | null;
    /** The form had no submissions. */
    readonly emptyForm: boolean;
  } | null;
  readonly definition: FormDefinition;
  /** Residue of the fields above; `definition` has its own. */
  readonly residue?: Residue;
}

export type RecordFields = Omit<FormRecord, 'definition'>;

/** Every field of a document that this file reads and writes, except `id`. */
export const RECORD_FIELDS: readonly string[] = [
  'areas',
  'areaInfo',
  'municipioInfo',
  'timeStamp',
  'formEditedInfo',
  'duplicatedInfo',
  'deleted',
  'deletionInfo',
];

const EDITS_MAX = 100_000;

/** `fields`: a document reduced to `id` and the record fields. */
export function readRecord(fields: Fields): RecordFields {
  const area = objectOf(fields, 'areaInfo');
  const municipality = objectOf(fields, 'municipioInfo');
  const duplicated = objectOf(fields, 'duplicatedInfo');
  const deletion = objectOf(fields, 'deletionInfo');
  const record: RecordFields = {
    id: textOf(fields, 'id'),
    areaPaths: textsOf(fields, 'areas'),
    area: area && { id: textOf(area, 'id'), name: textOf(area, 'nombre') },
    municipality: municipality && {
      name: textOf(municipality, 'nombre'),
      platformId: numberOf(municipality, 'idMuniCore'),
    },
    createdAt: instantOf(fields, 'timeStamp'),
    edits: objectsOf(fields, 'formEditedInfo', EDITS_MAX).map((edit) => ({
      at: instantOf(edit, 'date'),
      username: textOf(edit, 'username'),
    })),
    duplicatedFrom: duplicated && {
      username: textOf(duplicated, 'username'),
      at: instantOf(duplicated, 'date'),
      formId: textOf(duplicated, 'parentFormId'),
    },
    deleted: flagOf(fields, 'deleted'),
    deletion: deletion && {
      username: textOf(deletion, 'username'),
      at: instantOf(deletion, 'date'),
      emptyForm: flagOf(deletion, 'emptyForm'),
    },
  };
  return withKept(record, keepResidue(fields.document, recordFields(record)));
}

export function writeRecord(record: RecordFields): DocumentObject {
  return withResidue(recordFields(record), record.residue);
}

function recordFields(record: RecordFields): DocumentObject {
  const { area, municipality, duplicatedFrom, deletion } = record;
  return {
    id: record.id,
    areas: record.areaPaths,
    areaInfo: area && { nombre: area.name, id: area.id },
    municipioInfo: municipality && { nombre: municipality.name, idMuniCore: municipality.platformId },
    timeStamp: record.createdAt,
    formEditedInfo: record.edits.map((edit) => ({ date: edit.at, username: edit.username })),
    duplicatedInfo: duplicatedFrom && {
      username: duplicatedFrom.username,
      date: duplicatedFrom.at,
      parentFormId: duplicatedFrom.formId,
    },
    deleted: record.deleted,
    deletionInfo: deletion && {
      username: deletion.username,
      date: deletion.at,
      emptyForm: deletion.emptyForm,
    },
  };
}
