// Reads and writes the agendas of the booking system: its list of procedure groups has one document per municipality.
// rules: E7.11, E9.14, R7.40, X38.91
import { type Agenda, APPOINTMENT_TYPE } from '../../appointments/agenda.ts';
import {
  type Fields,
  numberOf,
  objectsOf,
  type Read,
  readOr,
  reportAt,
  textOf,
} from '../../reading/document-reader.ts';
import { openDocument } from '../../reading/open-document.ts';
import type { DocumentObject } from '../../reading/residue.ts';

export interface AgendasRecord {
  /** The municipality's number in the municipal platform. */
  readonly platformId: number;
  readonly agendas: readonly Agenda[];
}

const LIST_MAX = 1_000;

export function agendasFromDocument(document: unknown): Read<{ readonly record: AgendasRecord }> {
  const opened = openDocument(document);
  if ('issues' in opened) return opened;
  const tenant = {
    typeId: needNumber(opened, 'typeProcedureId'),
    tenantId: needNumber(opened, 'tenantId'),
    tenantUniqueName: needText(opened, 'tenantUniqueName'),
  };
  if (tenant.typeId !== APPOINTMENT_TYPE) reportAt(opened, 'typeProcedureId', 'document-unknown-value');
  const known = new Set<number>();
  const agendas = objectsOf(opened, 'groupsProcedure', LIST_MAX).map((group) => {
    const id = needNumber(group, 'groupProcedureId');
    if (known.has(id)) reportAt(group, 'groupProcedureId', 'document-duplicate-id');
    known.add(id);
    return { ...tenant, id, name: needText(group, 'nombre') };
  });
  return readOr(opened.report, { record: { platformId: needNumber(opened, 'municipalityId'), agendas } });
}

/** The document of a municipality, which has one agenda at least: all of them name the same tenant. */
export function agendasToDocument({ platformId, agendas }: AgendasRecord): DocumentObject {
  const [first] = agendas;
  return {
    municipalityId: platformId,
    typeProcedureId: first?.typeId ?? APPOINTMENT_TYPE,
    tenantId: first?.tenantId ?? 0,
    tenantUniqueName: first?.tenantUniqueName ?? '',
    groupsProcedure: agendas.map(({ id, name, typeId }) => ({
      groupProcedureId: id,
      nombre: name,
      typeProcedureId: typeId,
    })),
  };
}

/** Reads a whole number that fits a database column. */
function needNumber(fields: Fields, field: string): number {
  const value = numberOf(fields, field);
  if (value === null) reportAt(fields, field, 'document-missing-field');
  else if (!Number.isInteger(value) || Math.abs(value) > 2_147_483_647)
    reportAt(fields, field, 'document-wrong-type');
  return value ?? 0;
}

function needText(fields: Fields, field: string): string {
  const value = textOf(fields, field).trim();
  if (value === '') reportAt(fields, field, 'document-missing-field');
  return value;
}
