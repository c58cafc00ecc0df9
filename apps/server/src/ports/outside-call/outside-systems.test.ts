// The same expectations for the built-in and the outside version of the incident, asset and booking ports,
// and what the outside one may do wrong. The municipal platform is a separate program that is asked over real
// HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import {
  openPlatform,
  type PlatformBehaviour,
  type TestPlatform,
} from '../../testing/outside/municipal-platform.ts';
import { INCIDENT_AREAS, saveOutside } from '../../testing/outside/outside.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { httpBookings } from '../appointments/http.ts';
import { localBookings } from '../appointments/local.ts';
import { httpAssets } from '../assets/http.ts';
import { localAssets } from '../assets/local.ts';
import type { AssetSearch } from '../assets/port.ts';
import { saveAsset } from '../assets/queries.ts';
import { httpIncidents } from '../incidents/http.ts';
import { localIncidents } from '../incidents/local.ts';
import type { NewIncident } from '../incidents/port.ts';
import { OutsideFailure } from './outside-failure.ts';

const CALLER = { municipalityId: HOME.id, username: 'delfina' };
const KEYS = ['7f7e2a8c-1f0a-4a52-9f0b-2a7f3c1d9e51', '7f7e2a8c-1f0a-4a52-9f0b-2a7f3c1d9e52'] as const;
const INCIDENT: NewIncident = {
  key: KEYS[0],
  typeId: 12,
  submissionId: testId('answer'),
  description: 'Bache VM1',
  location: { address: 'San Martín 100', latitude: -32.41, longitude: -63.24 },
  asset: null,
  url: '',
  at: new Date('2026-03-10T15:00:00.000Z'),
};
const SEARCH: AssetSearch = {
  municipalityId: HOME.id,
  latitude: -32.41,
  longitude: -63.24,
  incidentTypeId: 12,
  username: 'delfina',
  radius: '1',
};

let world: TestWorld;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  world = await openTestWorld();
  await saveOutside(world.db);
  await sql`delete from incident_areas where id not in (701, 702)`.execute(world.db);
  await saveForm(world.as.admin, { id: 'form', definition: STAFF_FORM });
  await submitTo(world.as.inspector, testId('form'), { id: 'answer', answers: answersOf({ name: 'Ana' }) });
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});
beforeEach(() => platform.behave('*', 'well'));

const incidents = { 'built-in': () => localIncidents, platform: () => httpIncidents(platform) };
const assets = { 'built-in': () => localAssets, platform: () => httpAssets(platform) };
const numberOf = () => Promise.resolve(70);
const bookings = {
  'built-in': () => localBookings,
  platform: () => httpBookings({ url: platform.url, numberOf }),
};
const SIDES = ['built-in', 'platform'] as const;

describe.each(SIDES)('the %s incident system', (side) => {
  it('E7.10 P7.30 names its areas', async () => {
    expect(await incidents[side]().areas(world.db, CALLER)).toEqual([
      { id: INCIDENT_AREAS.lights, description: 'Alumbrado' },
      { id: INCIDENT_AREAS.trees, description: 'Arbolado' },
    ]);
  });

  it('E7.06 E8.06 creates a type, and no second one of the same name in an area', async () => {
    const type = { areaId: INCIDENT_AREAS.trees, title: `Poda ${side}`, public: true, at: INCIDENT.at };
    const created = await incidents[side]().createType(world.db, CALLER, type);
    expect(created).toEqual({ id: expect.any(Number) });
    expect(await incidents[side]().createType(world.db, CALLER, type)).toBe('refused');
    const other = await incidents[side]().createType(world.db, CALLER, { ...type, title: `Riego ${side}` });
    expect(other).toEqual({ id: expect.any(Number) });
    expect(other).not.toEqual(created);
  });

  it('A4.09 X23.03 raises an incident once, however often it is notified', async () => {
    const raise = (key: string) => incidents[side]().raise(world.db, CALLER, { ...INCIDENT, key });
    const first = await raise(KEYS[0]);
    expect(first).toMatch(/^\d+$/);
    expect(await raise(KEYS[0])).toBe(first);
    expect(await raise(KEYS[1])).not.toBe(first);
  });

  it('R7.33 takes a message about one', async () => {
    const message = { key: KEYS[0], text: 'Falta la foto', incidentNumber: '7', url: '' };
    await expect(incidents[side]().notify(world.db, CALLER, message)).resolves.toBeUndefined();
  });
});

describe.each(SIDES)('the %s asset register', (side) => {
  beforeAll(async () => {
    const near = { latitude: -32.411, longitude: -63.24, incidentAreaId: null, icon: '' };
    for (const [id, number] of [
      [9_001, 1],
      [9_002, 2],
      [9_003, 3],
    ] as const) {
      const said = {
        description: `Luminaria ${number}`,
        type: 'Luminaria',
        address: `San Martín ${number}00`,
      };
      if (side === 'built-in') await saveAsset(world.db, HOME.id, { id, ...said, ...near });
    }
  });

  it('A7.16 R7.34 names what is near a point, finds it again and describes it', async () => {
    const register = assets[side]();
    const found = await register.near(world.db, SEARCH);
    expect(found.map(({ id }) => id)).toEqual([9_001, 9_002, 9_003]);
    const lamp = { id: 9_001, name: 'Luminaria 1', type: 'Luminaria', address: 'San Martín 100' };
    expect(found[0]).toMatchObject(lamp);
    expect(await register.find(world.db, HOME.id, 9_001)).toEqual(lamp);
    const asked = { municipalityId: HOME.id, username: 'delfina' };
    expect(await register.describe(world.db, { ...asked, id: 9_001 })).toEqual(lamp);
    expect(await register.describe(world.db, { ...asked, id: 4 })).toBeNull();
  });
});

it('A7.16 A9.18 R7.34 the platform is sent exactly the fields of its rules about assets', async () => {
  await httpAssets(platform).near(world.db, SEARCH);
  const asked = { municipalityId: HOME.id, id: 9_001, username: 'delfina' };
  await httpAssets(platform).describe(world.db, asked);
  expect((await platform.received('getIdentifiers')).at(-1)?.body).toEqual({
    latitud: -32.41,
    longitud: -63.24,
    tipoIncidenteId: 12,
    username: 'delfina',
    radio: '1',
  });
  const described = (await platform.received('getIdentifierDataById')).at(-1);
  expect(described?.body).toEqual({ idIdentifier: 9_001, username: 'delfina' });
});

describe.each(SIDES)('the %s booking system', (side) => {
  it('E7.11 E9.14 R7.40 names its agendas, always of kind 2', async () => {
    const agendas = await bookings[side]().agendas(world.db, HOME.id);
    expect(agendas.map(({ id, name, typeId }) => [id, name, typeId])).toEqual(
      expect.arrayContaining([[318, 'Licencias de conducir', 2]]),
    );
    if (side === 'platform')
      expect((await platform.received('getTurneroGroupProcedure')).at(-1)?.body).toEqual({
        municipalityId: 70,
        typeProcedureId: 2,
      });
  });
});

it('R7.38 R7.39 R7.40 gathers code, token and tenant from the platform; our own register books nothing', async () => {
  const asked = { municipalityId: HOME.id, submissionId: testId('answer'), citizenId: 8 };
  expect(await localBookings.openBooking(world.db, asked)).toBeNull();
  expect(await bookings.platform().openBooking(world.db, asked)).toEqual({
    code: `enc+${testId('answer')}/=`,
    token: 'token-8',
    tenant: 'villa-maria',
  });
  expect((await platform.received('getTurneroEncryptCode')).at(-1)?.body).toEqual({
    answerId: testId('answer'),
  });
  expect((await platform.received('getCitizenOAToken')).at(-1)?.body).toEqual({ citizenId: 8 });
});

/** Every request whose reply is read. */
const READ: Readonly<Record<string, () => Promise<unknown>>> = {
  getMuniCoreAreas: () => incidents.platform().areas(world.db, CALLER),
  createTipoIncidencia: () =>
    incidents
      .platform()
      .createType(world.db, CALLER, { areaId: 702, title: 'x', public: true, at: INCIDENT.at }),
  createIncidente: () => incidents.platform().raise(world.db, CALLER, INCIDENT),
  getIdentifiers: () => assets.platform().near(world.db, SEARCH),
  getTurneroGroupProcedure: () => bookings.platform().agendas(world.db, HOME.id),
  getTurneroEncryptCode: openBooking,
  getCitizenOAToken: openBooking,
};

function openBooking(): Promise<unknown> {
  const asked = { municipalityId: HOME.id, submissionId: testId('answer'), citizenId: 8 };
  return bookings.platform().openBooking(world.db, asked);
}

const WRONG: readonly PlatformBehaviour[] = [
  'hang-up',
  'error',
  'page',
  'huge',
  'other-fields',
  'empty',
  'refuse',
];

it.each(WRONG)(
  'X23.01 W16 a platform that does as in "%s" is one failure, whatever was asked',
  async (how) => {
    await platform.behave('*', how);
    for (const [call, ask] of Object.entries(READ)) {
      await expect(ask(), call).rejects.toBeInstanceOf(OutsideFailure);
    }
  },
);

it('X23.01 a platform that is not there is one failure', async () => {
  const nowhere = httpIncidents({ url: 'http://127.0.0.1:1' });
  await expect(nowhere.areas(world.db, CALLER)).rejects.toMatchObject({ kind: 'no-answer' });
});

it.each(['silent', 'slow'] as const)(
  'X23.01 a platform that is %s is a failure after five seconds, an asset that is viewed after two',
  async (how) => {
    await platform.behave('*', how);
    const begun = performance.now();
    const asked = { municipalityId: HOME.id, id: 9_001, username: 'delfina' };
    const described = assets
      .platform()
      .describe(world.db, asked)
      .catch((error: unknown) => [error, performance.now() - begun]);
    await expect(incidents.platform().areas(world.db, CALLER)).rejects.toMatchObject({ kind: 'no-answer' });
    expect(performance.now() - begun).toBeLessThan(5_900);
    const [failure, took] = (await described) as [unknown, number];
    expect(failure).toBeInstanceOf(OutsideFailure);
    expect(took).toBeLessThan(2_900);
  },
);
