// What staff look up while answering without a connection: near a point, by words, and the last visit of the same version.
import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../platform/api-client.ts';
import { readKeptForm } from '../../platform/device/kept-forms.ts';
import { readPrepared } from '../../platform/device/prepared.ts';
import { NO_API } from '../session/api.ts';
import { formOnDevice, withFieldLookups } from './field-lookups.ts';

vi.mock(import('../../platform/device/prepared.ts'), async (original) => ({
  ...(await original()),
  readPrepared: vi.fn<typeof readPrepared>(),
}));
vi.mock(import('../../platform/device/kept-forms.ts'), async (original) => ({
  ...(await original()),
  readKeptForm: vi.fn<typeof readKeptForm>(),
}));

const POINT = { latitude: -32.4, longitude: -63.2 };
const asset = (id: number, name: string, { north = 0, address = '' }) => {
  const { latitude, longitude } = POINT;
  return { id, name, type: 'Luminaria', address, latitude: latitude + north, longitude };
};
const VISIT = { id: 'visit', code: 'VM12', at: '2026-03-01T10:00:00.000Z', answers: {}, dropped: [] };
const TAKEN = {
  version: 3,
  timeZone: 'UTC',
  assets: [
    asset(1, 'Lejana', { north: 0.02 }),
    asset(2, 'Próxima', { north: 0.001, address: 'Mitre 1' }),
    asset(3, 'Aquí', { address: 'Colón 9' }),
  ],
  visits: { 2: VISIT },
};
const SIGNAL = new AbortController().signal;

/** As the server answers: not at all, or with this problem. */
function lookups(code: CallError['code'] = 'offline') {
  const fails = () => Promise.reject(new CallError(code, { status: code === 'offline' ? 0 : 403 }));
  const locations = { search: fails, addressAt: fails, assetsNear: fails };
  return withFieldLookups({ ...NO_API, locations, lastVisit: fails }, 'person', 'form');
}

beforeEach(() => void vi.mocked(readPrepared).mockResolvedValue(TAKEN));

it('X39.32 the assets near a point are those within the usual radius, the nearest first', async () => {
  const near = await lookups().locations.assetsNear(POINT, SIGNAL);
  expect(near.map(({ name }) => name)).toEqual(['Aquí', 'Próxima']);
});

it('X39.32 an asset is found by words of its name or address without accents, and gives its point', async () => {
  const { search } = lookups().locations;
  expect(await search('PROXIMA mitre', SIGNAL)).toEqual([
    { address: 'Mitre 1', latitude: POINT.latitude + 0.001, longitude: POINT.longitude },
  ]);
  expect(await search('lejana', SIGNAL)).toMatchObject([{ address: 'Lejana' }]);
  expect(await search('semáforo', SIGNAL)).toEqual([]);
});

it('X39.32 the last visit is the one that was taken along for this version, also when there was none', async () => {
  const { lastVisit } = lookups();
  expect(await lastVisit?.({ assetId: 2, version: 3 }, SIGNAL)).toEqual({ visit: VISIT, timeZone: 'UTC' });
  expect(await lastVisit?.({ assetId: 3, version: 3 }, SIGNAL)).toEqual({ visit: null, timeZone: 'UTC' });
  await expect(lastVisit?.({ assetId: 2, version: 4 }, SIGNAL)).rejects.toThrow('offline');
});

it('X39.32 what the server refuses stays refused, and what was not taken along fails as before', async () => {
  await expect(lookups('forbidden').locations.assetsNear(POINT, SIGNAL)).rejects.toThrow('forbidden');
  vi.mocked(readPrepared).mockResolvedValue(null);
  await expect(lookups().locations.assetsNear(POINT, SIGNAL)).rejects.toThrow('offline');
});

it('X39.32 of the form that was taken along and the one that was opened here the newer one opens', async () => {
  const form = (version: number) => ({ version }) as Awaited<ReturnType<typeof readKeptForm>>;
  for (const [taken, opened, shown] of [
    [3, 2, 3],
    [3, 4, 4],
    [3, null, 3],
    [null, 4, 4],
  ] as const) {
    vi.mocked(readPrepared).mockResolvedValue(taken && form(taken));
    vi.mocked(readKeptForm).mockResolvedValue(opened && form(opened));
    expect((await formOnDevice('person', 'form'))?.version).toBe(shown);
  }
});
