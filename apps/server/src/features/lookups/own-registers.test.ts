// Who may look up, and what is found in our own registers: assets, and their addresses.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAsset } from '../../ports/assets/queries.ts';
import { saveForm } from '../../testing/forms.ts';
import { INCIDENT_AREAS, saveOutside } from '../../testing/outside/outside.ts';
import { AWAY, HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

const LOCATED = aForm()
  .with({ title: { text: 'Con lugar' } })
  .withOptions({ geolocation: true })
  .withSection('s', aQuestion('name', 'text'));
const POINT = 'latitude=-32.41&longitude=-63.24';

let own: TestWorld;
beforeAll(async () => {
  own = await openTestWorld();
  await saveOutside(own.db);
  await saveForm(own.as.supervisor, { id: 'located', definition: LOCATED.build() });
  await saveForm(own.as.supervisor, {
    id: 'open',
    definition: LOCATED.withOptions({ publicAccess: true }).build(),
  });
  await saveForm(own.as.supervisor, {
    id: 'placeless',
    definition: LOCATED.withOptions({ geolocation: false }).build(),
  });
});
afterAll(() => own.close());

describe('people who may look up', () => {
  it('A2.23 X16.08 a form that asks for no location, or is not public for a visitor, has nothing to look up', async () => {
    for (const [caller, path] of [
      [own.as.inspector, `/api/forms/${testId('placeless')}/places?text=plaza`],
      [own.visitor, `/api/public/forms/${testId('located')}/places?text=plaza`],
      [own.visitor, `/api/public/forms/${testId('located')}/assets?${POINT}`],
      [own.visitor, `/api/public/forms/${testId('located')}/address?${POINT}`],
    ] as const)
      expect((await caller.get(path)).body.code, path).toBe('form-not-found');
  });

  it('X16.08 refuses points that are nowhere and texts that name nothing', async () => {
    const base = `/api/forms/${testId('located')}`;
    for (const path of [
      `${base}/assets?latitude=91&longitude=0`,
      `${base}/assets?latitude=x&longitude=0`,
      `${base}/address?latitude=1`,
      `${base}/places?text=ab`,
      `${base}/places?text=${'x'.repeat(201)}`,
    ])
      expect((await own.as.inspector.get(path)).body.code, path).toBe('request-invalid');
  });
});

describe('the registers of our own', () => {
  const asset = (id: number, change: object = {}) => ({
    id,
    description: `Luminaria ${id}`,
    type: 'Luminaria',
    address: `San Martín ${id}`,
    icon: '',
    incidentAreaId: null,
    latitude: -32.41,
    longitude: -63.24,
    ...change,
  });

  beforeAll(async () => {
    await saveAsset(own.db, HOME.id, asset(1, { latitude: -32.411 }));
    await saveAsset(own.db, HOME.id, asset(2, { latitude: -32.41001 }));
    await saveAsset(own.db, HOME.id, asset(3, { incidentAreaId: INCIDENT_AREAS.lights }));
    await saveAsset(own.db, HOME.id, asset(4, { incidentAreaId: INCIDENT_AREAS.trees }));
    await saveAsset(own.db, HOME.id, asset(5, { latitude: -32.43 }));
    await saveAsset(own.db, AWAY.id, asset(6));
    const form = LOCATED.withOptions({ incidents: true }).build();
    const saved = await own.as.supervisor.post('/api/forms', {
      id: testId('incident'),
      areaId: HOME.areas[0],
      sync: true,
      definition: { ...form, incidents: { ...form.incidents, areaId: INCIDENT_AREAS.lights } },
    });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  });
  const near = (form: string) => own.as.inspector.get(`/api/forms/${testId(form)}/assets?${POINT}`);

  it('A2.49 A7.16 A9.18 P3.23 P9.12 gives the assets around a point, the nearest first, of the incident type’s area', async () => {
    const { body } = await near('incident');
    expect(body.assets.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
    expect(body.assets[0]).toEqual({
      id: 3,
      name: 'Luminaria 3',
      type: 'Luminaria',
      address: 'San Martín 3',
      latitude: -32.41,
      longitude: -63.24,
    });
  });

  it('A2.49 offers none on a form without an incident type', async () => {
    expect((await near('located')).body).toEqual({ assets: [] });
    const offered = async (form: string) =>
      (await own.as.inspector.get(`/api/forms/${testId(form)}/to-answer`)).body.map.offersAssets;
    expect([await offered('located'), await offered('incident')]).toEqual([false, true]);
  });

  it('A2.46 X16.05 without a geocoder the addresses of the municipality’s assets are searched, and found by a point', async () => {
    const found = await own.as.inspector.get(`/api/forms/${testId('located')}/places?text=martin%20san%202`);
    expect(found.body.addresses.map(({ address }: { address: string }) => address)).toEqual(['San Martín 2']);
    const at = (point: string) => own.as.inspector.get(`/api/forms/${testId('located')}/address?${point}`);
    expect((await at('latitude=-32.4301&longitude=-63.24')).body).toEqual({ address: 'San Martín 5' });
    expect((await at('latitude=-32.5&longitude=-63.24')).body).toEqual({ address: '' });
  });

  it('A2.49 W10 P3.23 a submission keeps what the register says of its asset, and takes none that is not there', async () => {
    const submit = (id: string, assetId: number, form = 'incident') =>
      own.as.inspector.post(`/api/forms/${testId(form)}/submissions`, {
        id: testId(id),
        version: 1,
        answers: { ticked: {}, main: {}, rows: {} },
        particulars: {
          citizen: null,
          location: { address: 'Ahí', latitude: -32.41, longitude: -63.24 },
          asset: { id: assetId, name: 'Otro nombre', type: 'x', address: 'y' },
          signatures: [],
        },
      });
    expect((await submit('assetA', 3)).status).toBe(200);
    const { body } = await own.as.supervisor.get(`/api/submissions/${testId('assetA')}`);
    expect(body.asset).toEqual({ id: 3, name: 'Luminaria 3', type: 'Luminaria', address: 'San Martín 3' });
    expect(body.location).toEqual({ address: 'Ahí', latitude: -32.41, longitude: -63.24 });
    expect(body.map).toEqual({ street: null, satellite: null });
    const unknown = await submit('assetB', 6);
    expect(unknown.body.issues).toEqual([{ code: 'asset-unknown', at: { field: 'asset' } }]);
    expect((await submit('assetC', 3, 'located')).status).toBe(200);
    expect((await own.as.supervisor.get(`/api/submissions/${testId('assetC')}`)).body.asset).toBeNull();
  });
});
