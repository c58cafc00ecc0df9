// @vitest-environment jsdom
// A position that the device finds late.
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { loadLaterTexts } from '../../platform/texts.ts';
import type { LocationApi } from '../session/api.ts';
import { LocationSearch } from './location-search.tsx';

const SQUARE = { latitude: -32.41, longitude: -63.24 };
const HERE = { latitude: -32.5, longitude: -63.3 };

let found: PositionCallback[];
const onFound = vi.fn<(point: { latitude: number; longitude: number }) => void>();

beforeAll(loadLaterTexts);
beforeEach(() => {
  found = [];
  onFound.mockClear();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (success: PositionCallback) => void found.push(success) },
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

const show = (chosen: typeof SQUARE | null) =>
  drawAndFollow(<LocationSearch api={{} as LocationApi} chosen={chosen} onFound={onFound} />);
const askDevice = () => act(async () => [...document.querySelectorAll('button')].at(-1)?.click());
const deviceSays = (position: number) =>
  act(async () => found[position]?.({ coords: HERE } as unknown as GeolocationPosition));
const status = () => document.querySelector('[role=status]')?.textContent;

it('A2.46 the position of the device is chosen when it arrives', async () => {
  await show(null);
  await askDevice();
  expect(status()).not.toBe('');
  await deviceSays(0);
  expect(onFound).toHaveBeenLastCalledWith(HERE);
  expect(status()).toBe('');
});

it('A2.46 a point that was chosen meanwhile stays when the position arrives', async () => {
  await show(null);
  await askDevice();
  await show(SQUARE);
  expect(status()).toBe('');
  await deviceSays(0);
  expect(onFound).not.toHaveBeenCalled();
  // Who asks again wants it.
  await askDevice();
  await deviceSays(1);
  expect(onFound).toHaveBeenLastCalledWith(HERE);
});

it('A2.46 a position that arrives after the location was removed is not chosen', async () => {
  await show(SQUARE);
  await askDevice();
  await show(null);
  await deviceSays(0);
  expect(onFound).not.toHaveBeenCalled();
});
