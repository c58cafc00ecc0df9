// @vitest-environment jsdom
// The strip under a photo: letters that can be read at any size, lines that stay in the picture, and what they say.
import { beforeAll, expect, it, vi } from 'vitest';
import { loadOnApproachTexts, loadPublicTexts } from '../../../platform/texts.ts';
import { momentOf } from './stamp-photo.ts';
import { stampTexts, stripFor } from './strip.ts';

const NOW = Date.parse('2026-03-10T15:00:05.000Z');
const HERE = { latitude: -32.40754, longitude: -63.24016, accuracy: 8.6 };
const FORM = { title: 'Ronda de la noche', timeZone: 'America/Argentina/Cordoba' };
const AT = new Date(NOW).toISOString();
/** Wider than most letters of a real type. */
const measure = (text: string, size: number) => text.length * size * 0.6;

beforeAll(async () => {
  vi.useFakeTimers({ now: NOW });
  await Promise.all([loadPublicTexts(), loadOnApproachTexts()]);
  return () => vi.useRealTimers();
});

it('X39.61 says date and time with the zone, the position with its accuracy or that there is none, and the form', () => {
  const taken = stampTexts({ origin: 'taken', at: AT, position: HERE }, FORM);
  expect(taken).toEqual({
    moment: 'Tomada: 10/03/2026 12:00:05 GMT-3',
    position: '-32.407540, -63.240160 (±9 m)',
    title: 'Ronda de la noche',
  });
  const added = stampTexts({ origin: 'added', at: AT, position: { refused: 'denied' } }, FORM);
  expect(added).toMatchObject({
    moment: 'Agregada: 10/03/2026 12:00:05 GMT-3 (la foto es anterior)',
    position: 'Sin posición',
  });
});

it('X39.61 is legible at any size: letters of 16 pixels at least that grow with the picture, and no line leaves it', () => {
  const title = `Relevamiento ${'extraordinario '.repeat(30)} ${'x'.repeat(300)}`;
  const texts = {
    moment: 'Tomada: 10/03/2026 12:00:05 GMT-3',
    position: '-32.407540, -63.240160 (±9 m)',
    title,
  };
  for (const width of [1, 40, 479, 480, 1_200, 2_000, 4_096]) {
    const strip = stripFor(width, texts, measure);
    expect(strip.width, `${width}`).toBe(Math.max(480, width));
    expect(strip.size).toBeGreaterThanOrEqual(Math.max(16, strip.width * 0.03));
    for (const line of strip.lines)
      expect(measure(line, strip.size), line).toBeLessThanOrEqual(strip.width - 2 * strip.margin);
    expect(strip.height).toBeGreaterThanOrEqual(strip.lines.length * strip.size);
    expect(strip.lines.at(-1)).toMatch(/…$/);
    expect(strip.lines.join(' ')).toContain('(±9 m)');
  }
});

it('X39.61 only what the camera just made counts as taken; what was there before says when it was added', () => {
  const minutes = (ago: number) => ({ lastModified: NOW - ago * 60_000 });
  expect(momentOf(minutes(1), 'camera')).toEqual({ origin: 'taken', at: '2026-03-10T14:59:05.000Z' });
  expect(momentOf(minutes(6), 'camera')).toEqual({ origin: 'added', at: AT });
  expect(momentOf(minutes(1), undefined)).toEqual({ origin: 'added', at: AT });
  expect(momentOf(minutes(-1), 'camera')).toEqual({ origin: 'added', at: AT });
});
