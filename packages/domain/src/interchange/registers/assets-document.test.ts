import { expect, it } from 'vitest';
import { assetsFromDocument, assetToDocument } from './assets-document.ts';

const lamp = {
  idIdentificador: 7,
  descripcion: 'Luminaria 7',
  descripcionIdentificadorTipo: 'Luminaria',
  direccion: 'San Martín 1450',
  iconoUrl: '',
  areaId: 701,
  geolocalizaciones: [{ latitud: -32.4, longitud: -63.2 }],
};
const read = (...identificadores: readonly unknown[]) =>
  assetsFromDocument({ municipalityId: 4, identificadores });
const codes = (result: ReturnType<typeof read>) =>
  'issues' in result ? result.issues.map(({ code, values }) => `${code} ${values?.['path']}`) : [];

it('P3.23 X16.07 reads the identifiers of a municipality', () => {
  expect(read(lamp, { ...lamp, idIdentificador: 8, areaId: null })).toEqual({
    record: {
      platformId: 4,
      assets: [
        {
          id: 7,
          description: 'Luminaria 7',
          type: 'Luminaria',
          address: 'San Martín 1450',
          icon: '',
          incidentAreaId: 701,
          latitude: -32.4,
          longitude: -63.2,
        },
        expect.objectContaining({ id: 8, incidentAreaId: null }),
      ],
    },
  });
});

it('X16.07 names what cannot be taken', () => {
  expect(codes(read(lamp, lamp))).toEqual(['document-duplicate-id identificadores[1].idIdentificador']);
  expect(codes(read({ ...lamp, geolocalizaciones: [] }))).toEqual([
    'document-missing-field identificadores[0].geolocalizaciones',
  ]);
  expect(codes(read({ ...lamp, geolocalizaciones: [{ latitud: 91, longitud: 0 }] }))).toEqual([
    'document-wrong-type identificadores[0].geolocalizaciones[0].latitud',
  ]);
  expect(codes(read({ ...lamp, descripcion: ' ' }))).toEqual([
    'document-missing-field identificadores[0].descripcion',
  ]);
  expect(codes(assetsFromDocument([]))).not.toEqual([]);
});

it('X38.91 an asset that was read is written as it was', () => {
  const result = read(lamp, { ...lamp, idIdentificador: 8, areaId: null });
  if ('issues' in result) throw new Error('not read');
  expect(result.record.assets.map(assetToDocument)).toEqual([
    lamp,
    { ...lamp, idIdentificador: 8, areaId: null },
  ]);
});
