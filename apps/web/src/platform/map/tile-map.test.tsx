// @vitest-environment jsdom
// What a map says before its pictures: while they are awaited, once they are there, and without them.
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draw, removeDrawn } from '../testing/draw.ts';
import { readPicture } from '../device/prepared.ts';
import { loadOnApproachTexts, t } from '../texts.ts';
import { TileMap } from './tile-map.tsx';

vi.mock(import('../device/prepared.ts'), async (original) => ({
  ...(await original()),
  readPicture: vi.fn<typeof readPicture>(async () => null),
}));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});
beforeAll(async () => {
  // A map has pictures only where it has a size.
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 300 });
  await loadOnApproachTexts();
});

const STREET = { tiles: 'https://maps.example/{z}/{x}/{y}.png', credit: '' };
const START = { centre: { latitude: -32.4, longitude: -63.2 }, zoom: 14 };

function shown(street: typeof STREET | null, { picks = true } = {}) {
  const map = (
    <TileMap
      label="Mapa"
      layers={{ street, satellite: null }}
      start={START}
      marker={null}
      {...(picks && { onPick: () => {} })}
    />
  );
  draw(map);
}

const status = () => document.querySelector('[aria-live=polite]');
const happens = (event: 'load' | 'error') =>
  act(async () => void document.querySelector('.map-tile')?.dispatchEvent(new Event(event)));

it('X36.53 before the map a status says that its pictures are awaited, and nothing once one is there', async () => {
  shown(STREET);
  expect(status()?.textContent).toBe(t('location.pictures-awaited'));
  const surface = document.querySelector('[role=application]');
  if (!surface) throw new Error('there is no map');
  expect(status()?.compareDocumentPosition(surface)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await happens('load');
  expect(status()?.textContent).toBe('');
});

it('X16.06 X36.53 without pictures it says so and, where a point is picked, the other ways to give one', async () => {
  shown(STREET);
  await happens('error');
  expect(status()?.textContent).toBe(`${t('location.outline')} ${t('location.without-pictures')}`);
  removeDrawn();
  shown(null, { picks: false });
  expect(status()?.textContent).toBe(t('location.outline'));
});

it('X39.34 a picture that its source does not give is the one that was taken along', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL: () => {} }));
  vi.mocked(readPicture).mockResolvedValue(new Blob(['picture']));
  shown(STREET);
  const picture = document.querySelector('.map-tile');
  const url = picture?.getAttribute('src');
  await happens('error');
  expect(readPicture).toHaveBeenCalledWith(url);
  expect(picture?.getAttribute('src')).toBe('blob:kept');
  expect(status()?.textContent).toBe(t('location.pictures-awaited'));
});
