// The track of a visit: what is accepted of it, what a device adds to it, and what people read of it.
import { expect, it } from 'vitest';
import { evidenceIssues, type SentEvidence, storedEvidence } from './evidence.ts';
import { fitEvidence } from './fit-evidence.ts';
import { evidenceLines } from './shown-evidence.ts';
import { type Track, withPoint } from './track.ts';
import { trackFacts } from './track-facts.ts';

const HERE = { latitude: -32.4, longitude: -63.2, accuracy: 9 };
const START = Date.parse('2026-03-01T10:00:00.000Z');
const point = (seconds: number) => ({ at: new Date(START + seconds * 1_000).toISOString(), ...HERE });
const TRACK = [point(0), point(60), point(121)];
const sent = (track: Track): SentEvidence => ({ track, sentAt: point(600).at });
const fields = (
  track: Track,
  form: object = { recordsTrack: true },
  answerer: 'staff' | 'visitor' = 'staff',
) => evidenceIssues(form, answerer, sent(track)).map(({ code, at }) => `${code} ${at?.field}`);

it('X39.83 it is taken from staff where the form asks for it, and refused by its field elsewhere and from visitors', () => {
  expect(fields(TRACK)).toEqual([]);
  expect(fields(TRACK, {})).toEqual(['evidence-not-asked evidence.track']);
  expect(fields(TRACK, { recordsTrack: true }, 'visitor')).toEqual(['evidence-not-asked evidence.track']);
});

it('X39.83 a point less than a minute after the one before, in the future or more than fourteen days back is refused', () => {
  expect(fields([point(0), point(59.999)])).toEqual(['evidence-time-wrong evidence.track.1.at']);
  expect(fields([point(60), point(0)])).toEqual(['evidence-time-wrong evidence.track.1.at']);
  expect(fields([point(0), point(600.001)])).toEqual(['evidence-time-wrong evidence.track.1.at']);
  const oldest = 600 - 14 * 24 * 60 * 60;
  expect(fields([point(oldest)])).toEqual([]);
  expect(fields([point(oldest - 0.001), point(0)])).toEqual(['evidence-time-wrong evidence.track.0.at']);
});

it('X39.83 its times are put right by how much the clock of the device differs', () => {
  const arrived = new Date(START + 660_000);
  expect(storedEvidence(sent(TRACK), arrived).track?.map(({ at }) => at)).toEqual(
    [point(60), point(120), point(181)].map(({ at }) => at),
  );
});

it('X39.82 a device adds a point a minute at most, none after its clock was put back, and six hundred in all', () => {
  expect(withPoint([], point(0))).toEqual([point(0)]);
  expect(withPoint([point(0)], point(59))).toEqual([point(0)]);
  expect(withPoint([point(0)], point(-3_600))).toEqual([point(0)]);
  expect(withPoint([point(0)], point(60))).toEqual([point(0), point(60)]);
  const almost = Array.from({ length: 599 }, (_unused, at) => point(60 * at));
  const full = withPoint(almost, point(60 * 599));
  expect(full).toHaveLength(600);
  expect(withPoint(full, point(60 * 600))).toBe(full);
});

it('X39.82 a draft gives back what it kept of it as far as the form still asks, without points that are too old or none', () => {
  const kept = {
    track: [...TRACK.slice(0, 2), { at: 'x' }, null, { ...point(121), latitude: '1' }, point(181)],
  };
  const fit = (now: number, form: object = { recordsTrack: true }) => fitEvidence(form, kept, now);
  expect(fit(START + 600_000)).toEqual({ track: [point(0), point(60), point(181)] });
  expect(fit(START + 600_000, {})).toEqual({});
  const limit = START + 14 * 24 * 60 * 60 * 1_000 - 60 * 60 * 1_000;
  expect(fit(limit + 30_000)).toEqual({ track: [point(60), point(181)] });
  expect(fit(limit + 200_000)).toEqual({});
  expect(fitEvidence({ recordsTrack: true }, { track: 'x' }, START)).toEqual({});
});

it('X39.84 people read the number of points, from when to when, and the length along it in kilometres', () => {
  const there = { ...point(60), latitude: -32.41 };
  expect(trackFacts([point(0), there, point(121)])).toEqual({
    points: 3,
    from: point(0).at,
    to: point(121).at,
    metres: 2_224,
  });
  expect(trackFacts([point(0)])).toMatchObject({ points: 1, metres: 0 });
  expect([trackFacts([]), trackFacts(undefined)]).toEqual([null, null]);
  const words = { points: 'puntos', from: 'desde', to: 'hasta', length: 'km', decimalSign: ',' };
  const lines = evidenceLines({ track: [point(0), there, point(121)] }, { track: words } as never, {
    accuracyLimit: undefined,
    moment: (iso) => iso.slice(11, 16),
  });
  expect(lines.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'puntos 3',
    'desde 10:00',
    'hasta 10:02',
    'km 2,22',
  ]);
});
