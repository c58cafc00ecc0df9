// Imports the registers that replace outside systems: incident areas from `territory.json`, agendas from
// `agendas.json`, assets from `assets.json`, and the incident types of imported forms. A second import adds
// nothing.
// rules: P3.23, X9.01-X9.03, X16.07
import { incidentTitleOf } from '@constancia/domain/forms/checks/check-form.ts';
import type { FormRecord } from '@constancia/domain/interchange/forms/form-record.ts';
import { agendasFromDocument } from '@constancia/domain/interchange/registers/agendas-document.ts';
import { assetsFromDocument } from '@constancia/domain/interchange/registers/assets-document.ts';
import type { IncidentAreas } from '@constancia/domain/interchange/registers/territory-document.ts';
import { isObject } from '@constancia/domain/reading/residue.ts';
import { parseAreaPath } from '@constancia/domain/territory/territory.ts';
import { findMunicipalityOnPlatform } from '../../features/territory/public.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { reasonsOf } from '../../platform/refusal.ts';
import { saveAgenda } from '../../ports/appointments/queries.ts';
import { saveAsset } from '../../ports/assets/queries.ts';
import { rememberIncidentType, saveIncidentArea } from '../../ports/incidents/queries.ts';

const INTEGER_MAX = 2_147_483_647;

/** Returns the reasons why the areas of one municipality were refused; empty when they were stored. */
export async function importIncidentAreas(
  tx: Queryable,
  { platformId, areas }: IncidentAreas,
): Promise<readonly string[]> {
  const municipalityId = await findMunicipalityOnPlatform(tx, platformId);
  if (municipalityId === null) return [`idMuniCore: there is no municipality ${platformId}`];
  const wrong = areas.find(({ id, description }) => !isNumber(id) || description.trim() === '');
  if (wrong) return [`areas: an area needs areaId and areaDescripcion, this one has not: ${wrong.id}`];
  for (const area of areas) await saveIncidentArea(tx, municipalityId, area);
  return [];
}

function isNumber(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= INTEGER_MAX;
}

/** Returns the reasons why the agendas of one municipality were refused; empty when they were stored. */
export async function importAgendas(tx: Queryable, document: unknown): Promise<readonly string[]> {
  const read = agendasFromDocument(document);
  if ('issues' in read) return reasonsOf(read.issues);
  const { platformId, agendas } = read.record;
  const municipalityId = await findMunicipalityOnPlatform(tx, platformId);
  if (municipalityId === null) return [`municipalityId: there is no municipality ${platformId}`];
  for (const agenda of agendas) await saveAgenda(tx, municipalityId, agenda);
  return [];
}

/** Returns the reasons why the assets of one municipality were refused; empty when they were stored. */
export async function importAssets(tx: Queryable, document: unknown): Promise<readonly string[]> {
  const read = assetsFromDocument(document);
  if ('issues' in read) return reasonsOf(read.issues);
  const { platformId, assets } = read.record;
  const municipalityId = await findMunicipalityOnPlatform(tx, platformId);
  if (municipalityId === null) return [`municipalityId: there is no municipality ${platformId}`];
  for (const asset of assets) await saveAsset(tx, municipalityId, asset);
  return [];
}

/** Stores a form's types with their numbers and names, so that no new type gets them. */
export async function rememberIncidentTypes(tx: Queryable, form: FormRecord): Promise<void> {
  const { incidents, title, states } = form.definition;
  const municipalityId = parseAreaPath(form.areaPaths[0] ?? '')?.municipalityId;
  if (municipalityId === undefined) return;
  const titled = incidents.incidentTypeByState.map((type, index) => ({
    id: idOf(type),
    title: incidentTitleOf(title.text, states[index]?.name ?? String(index)),
  }));
  for (const type of [{ id: incidents.incidentTypeId, title: title.text }, ...titled]) {
    if (type.id === null || !isNumber(type.id) || type.title === '') continue;
    const { areaId, public: isPublic } = incidents;
    await rememberIncidentType(tx, municipalityId, {
      id: type.id,
      areaId,
      title: type.title,
      public: isPublic,
    });
  }
}

/** The number of an entry of `tiposIncidentes`, which is a number or an object with one. */
function idOf(type: unknown): number | null {
  const id = isObject(type) ? type.idTipoIncidente : type;
  return typeof id === 'number' ? id : null;
}
