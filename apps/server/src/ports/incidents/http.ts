// The incident system of the municipal platform.
// rules: A4.09, E7.06, P7.30, W16, X23.01
import { z } from 'zod';
import { askOutside, notifyOutside } from '../outside-call/http.ts';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import { callAt, type MunicipalPlatform } from '../outside-call/platform.ts';
import type { IncidentSystem } from './port.ts';

const id = z.coerce.number().int().positive();
const areas = z.object({
  areas: z.array(z.object({ areaId: id, areaDescripcion: z.string().max(500) })).max(5_000),
});
const createdType = z.object({
  data: z.union([z.object({ result: z.literal(true), id }), z.object({ result: z.literal(false) })]),
});
const number = z.union([z.string().min(1).max(40), z.number().int()]);
const raised = z.union([
  z.object({ status: z.literal('ok'), result: z.object({ idIncidente: number }) }),
  z.object({ status: z.literal('fail') }),
]);

/** A municipality has at most a few hundred areas. */
const AREAS_BYTES_MAX = 1024 * 1024;
/** Nobody waits at a screen for a delivery, so it may take longer. */
const DELIVERY_MS = 20_000;

export function httpIncidents(platform: MunicipalPlatform): IncidentSystem {
  return {
    areas: async (_db, { username }) => {
      const call = { ...callAt(platform, 'getMuniCoreAreas'), body: { username } };
      const listed = await askOutside({ ...call, bytesMax: AREAS_BYTES_MAX }, areas);
      return listed.areas.map(({ areaId, areaDescripcion }) => ({
        id: areaId,
        description: areaDescripcion,
      }));
    },
    createType: async (_db, { username }, type) => {
      const body = {
        muniCoreUsername: username,
        muniCoreAreaId: type.areaId,
        formTitle: type.title,
        publico: type.public,
      };
      const call = { ...callAt(platform, 'createTipoIncidencia'), body };
      const { data } = await askOutside(call, createdType);
      return data.result ? { id: data.id } : 'refused';
    },
    raise: async (_db, { username, municipalityId }, incident) => {
      const { location, asset } = incident;
      const body = {
        tipoIncidenteId: incident.typeId,
        descripcion: incident.description,
        username,
        municipioId: municipalityId,
        respuestaId: incident.submissionId,
        urlFormulario: incident.url,
        direccion: location?.address ?? '',
        latitud: location?.latitude ?? null,
        longitud: location?.longitude ?? null,
        idIdentificador: asset?.id ?? null,
        fecha: incident.at.toISOString(),
      };
      const call = { ...callAt(platform, 'createIncidente'), body, headers: keyed(incident.key) };
      const reply = await askOutside({ ...call, timeoutMs: DELIVERY_MS }, raised);
      if (reply.status === 'fail') throw new OutsideFailure('refused', 'raised no incident');
      return String(reply.result.idIncidente);
    },
    notify: async (_db, { username, municipalityId }, { key, text, incidentNumber, url }) => {
      const formData = {
        incidenteId: incidentNumber,
        urlFormulario: url,
        username,
        municipioId: municipalityId,
      };
      const call = { ...callAt(platform, 'sendExternalMessage'), body: { message: text, formData } };
      await notifyOutside({ ...call, headers: keyed(key), timeoutMs: DELIVERY_MS });
    },
  };
}

const keyed = (key: string) => ({ 'idempotency-key': key });
