import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawing } from '../../testing/arbitrary-form.ts';
import { disturbed } from '../../testing/disturb.ts';
import { territoryDocument } from '../../testing/read-demonstration.ts';
import { type TerritoryRecord, territoryFromDocument, territoryToDocument } from './territory-document.ts';

function read(document: unknown): TerritoryRecord {
  const result = territoryFromDocument(document);
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.territory;
}

it('P3.09 P3.10 P3.11 P3.14 R3.28 reads and writes the territory without a difference', () => {
  const document = territoryDocument();
  const territory = read(document);
  expect(territory.residue).toBeUndefined();
  expect(territoryToDocument(territory)).toEqual(document);
});

it('P3.11 P3.12 P3.13 reads a municipality with its areas', () => {
  const municipalities = read(territoryDocument()).countries.flatMap(({ provinces }) =>
    provinces.flatMap((province) => province.municipalities),
  );
  expect(municipalities).toHaveLength(7);
  expect(municipalities.flatMap((municipality) => municipality.areas)).toHaveLength(40);
  expect(municipalities.find(({ name }) => name === 'Villa María')).toMatchObject({
    platformId: 70,
    keyword: 'VM',
    lastNumber: 4377,
  });
});

it('P3.09 P3.10 P3.11 P3.14 R3.26 R3.27 reads each level under the one above it, field by field', () => {
  const path = 'paises/c/provincias/p/municipios/m';
  const area = { id: 'a', nombre: 'Ambiente', referencia: `${path}/areas_municipales/a` };
  const municipality = {
    nombre: 'Villa María',
    key: 'VM',
    idMuniCore: 70,
    ubicacion: { latitude: -32.4, longitude: -63.2 },
    usarAWS: true,
    areas: [area.referencia],
  };
  const country = { nombre: 'Argentina', flagIcon: 'ar', idMuniCore: 1, inhabilitado: true };
  const municipios = [{ id: 'm', ...municipality, areas_municipales: [area] }];
  const provincias = [{ id: 'p', nombre: 'Córdoba', municipios }];
  const territory = read({ paises: [{ id: 'c', ...country, provincias }] });
  expect(territory.countries).toMatchObject([
    {
      name: 'Argentina',
      flag: 'ar',
      platformId: 1,
      disabled: true,
      provinces: [
        {
          id: 'p',
          name: 'Córdoba',
          municipalities: [
            {
              name: 'Villa María',
              keyword: 'VM',
              platformId: 70,
              location: { latitude: -32.4, longitude: -63.2 },
              usesAws: true,
              areas: [{ id: 'a', name: 'Ambiente' }],
            },
          ],
        },
      ],
    },
  ]);
  const residueFree = {
    ...territory,
    countries: territory.countries.map((one) => ({ ...one, residue: undefined })),
  };
  expect(territoryToDocument(residueFree)).toMatchObject({ paises: [{ ...country, provincias }] });
});

it('P3.14 a renamed area keeps its reference, a new one gets its own', () => {
  const territory = read({
    paises: [
      {
        id: 'c',
        provincias: [{ id: 'p', municipios: [{ id: 'm', areas_municipales: [{ id: 'a', x: 1 }] }] }],
      },
    ],
  });
  const municipality = territory.countries[0]?.provinces[0]?.municipalities[0];
  if (!municipality) throw new Error('not read');
  const areas = [
    { ...municipality.areas[0], id: 'a', name: 'Uno' },
    { id: 'b', name: 'Dos' },
  ];
  const written = territoryToDocument({
    ...territory,
    countries: [
      {
        ...territory.countries[0]!,
        provinces: [{ id: 'p', name: '', municipalities: [{ ...municipality, areas }] }],
      },
    ],
  });
  expect(written).toMatchObject({
    paises: [
      {
        provincias: [
          {
            municipios: [
              {
                areas_municipales: [
                  { id: 'a', nombre: 'Uno', x: 1 },
                  { id: 'b', referencia: 'paises/c/provincias/p/municipios/m/areas_municipales/b' },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

it('E3.17 P3.10 writes what other programs wrote back as it was', () => {
  fc.assert(
    fc.property(drawing, (draw) => {
      const document = disturbed(draw, territoryDocument(), new Set(['id']));
      expect(territoryToDocument(read(document))).toEqual(document);
    }),
    { numRuns: 30 },
  );
});

it('E9.29 refuses what is no territory', () => {
  expect(territoryFromDocument({ paises: [{ provincias: 4 }] })).toMatchObject({
    issues: [
      { code: 'document-missing-field', at: { field: 'paises[0].id' } },
      { code: 'document-wrong-type', at: { field: 'paises[0].provincias' } },
    ],
  });
});
