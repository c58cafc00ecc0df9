// The asset service of the municipal platform. The assets that it finds near a point are stored as last seen,
// so that storing a submission does not wait for an outside system.
// rules: A7.16, A9.18, R7.34, W16, X23.01
import { z } from 'zod';
import { askOutside } from '../outside-call/http.ts';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import { callAt, type MunicipalPlatform } from '../outside-call/platform.ts';
import type { AssetRegister } from './port.ts';
import { findAsset, locateAsset, saveAsset } from './queries.ts';

const text = z
  .string()
  .max(500)
  .nullish()
  .transform((given) => given?.trim() ?? '');
const id = z.coerce.number().int().positive().max(2_147_483_647);
const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const identifier = z.object({
  idIdentificador: id,
  descripcion: text,
  descripcionIdentificadorTipo: text,
  direccion: text,
  iconoUrl: text,
  geolocalizaciones: z.array(z.object({ latitud: degrees(90), longitud: degrees(180) })).min(1),
});
const near = z.object({ status: z.string(), result: z.array(identifier).max(2_000).optional() });
const described = z.object({
  data: z.object({
    status: z.string(),
    result: z
      .object({ idIdentificador: id, descripcion: text, tipoIdentificador: text, direccion: text })
      .optional(),
  }),
});

const FOUND_MAX = 20;
const NEAR_BYTES_MAX = 1024 * 1024;
/** Short, because the view can show what was stored. */
const VIEW_MS = 2_000;

export function httpAssets(platform: MunicipalPlatform): AssetRegister {
  return {
    near: async (db, { municipalityId, ...search }) => {
      const body = {
        latitud: search.latitude,
        longitud: search.longitude,
        tipoIncidenteId: search.incidentTypeId,
        username: search.username,
        radio: search.radius,
      };
      const call = { ...callAt(platform, 'getIdentifiers'), body, bytesMax: NEAR_BYTES_MAX };
      const { status, result } = await askOutside(call, near);
      if (status !== 'ok' || !result) throw new OutsideFailure('bad-answer', 'named no assets');
      const found = result.slice(0, FOUND_MAX).map(assetOf);
      for (const asset of found) await saveAsset(db, municipalityId, asset);
      return found.map(({ id: assetId, description: name, type, address, latitude, longitude }) => {
        return { id: assetId, name, type, address, latitude, longitude };
      });
    },
    find: findAsset,
    locate: locateAsset,
    describe: async (_db, { id: assetId, username }) => {
      const body = { idIdentifier: assetId, username };
      const call = { ...callAt(platform, 'getIdentifierDataById'), body, timeoutMs: VIEW_MS };
      const { status, result } = (await askOutside(call, described)).data;
      if (status !== 'ok' || !result) return null;
      // Otherwise another asset's data would be shown in this submission.
      if (result.idIdentificador !== assetId)
        throw new OutsideFailure('bad-answer', 'described another asset');
      const { descripcion: name, tipoIdentificador: type, direccion: address } = result;
      return { id: assetId, name, type, address };
    },
  };
}

function assetOf(given: z.output<typeof identifier>) {
  // One marker is enough.
  const [point] = given.geolocalizaciones;
  return {
    id: given.idIdentificador,
    description: given.descripcion,
    type: given.descripcionIdentificadorTipo,
    address: given.direccion,
    icon: given.iconoUrl,
    incidentAreaId: null,
    latitude: point?.latitud ?? 0,
    longitude: point?.longitud ?? 0,
  };
}
