// What is accepted of when and where a form was answered, how it is stored, and how people read it.
import { expect, it } from 'vitest';
import { evidenceIssues, type Position, type SentEvidence, storedEvidence } from './evidence.ts';
import { fitEvidence } from './fit-evidence.ts';
import { distanceOf, durationOf, positionText } from './shown-evidence.ts';

const BOTH = { recordsPosition: true, recordsTimes: true } as const;
const START: Position = { latitude: -32.4, longitude: -63.2, accuracy: 12.4 };
const END: Position = { latitude: -32.401, longitude: -63.2, accuracy: 80 };
const SENT: SentEvidence = {
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: '2026-03-01T11:02:03.000Z',
  start: START,
  end: END,
  sentAt: '2026-03-01T11:02:04.000Z',
};
const fields = (asking: Parameters<typeof evidenceIssues>[0], sent: SentEvidence) =>
  evidenceIssues(asking, 'visitor', sent).map(({ code, at }) => `${code} ${at?.field}`);

it('X39.41 what the form asks for is accepted, and what it does not ask for is refused by its field', () => {
  expect(fields(BOTH, SENT)).toEqual([]);
  expect(fields(BOTH, { sentAt: SENT.sentAt })).toEqual([]);
  expect(fields({ recordsTimes: true }, SENT)).toEqual([
    'evidence-not-asked evidence.start',
    'evidence-not-asked evidence.end',
  ]);
  expect(fields({ recordsPosition: true }, SENT)).toEqual([
    'evidence-not-asked evidence.startedAt',
    'evidence-not-asked evidence.endedAt',
  ]);
});

it('X39.41 times in the future of the device, more than fourteen days back, and an end before the start are refused', () => {
  const at = (startedAt: string, endedAt: string) => fields(BOTH, { ...SENT, startedAt, endedAt });
  expect(at('2026-03-01T11:02:04.000Z', '2026-03-01T11:02:04.000Z')).toEqual([]);
  expect(at('2026-03-01T10:00:00.000Z', '2026-03-01T11:02:04.001Z')).toEqual([
    'evidence-time-wrong evidence.endedAt',
  ]);
  expect(at('2026-03-01T10:00:00.001Z', '2026-03-01T10:00:00.000Z')).toEqual([
    'evidence-time-wrong evidence.endedAt',
  ]);
  expect(at('2026-02-15T11:02:04.000Z', '2026-03-01T11:00:00.000Z')).toEqual([]);
  expect(at('2026-02-15T11:02:03.999Z', '2026-03-01T11:00:00.000Z')).toEqual([
    'evidence-time-wrong evidence.startedAt',
  ]);
});

it('X39.41 a clock of the device that is wrong is corrected by how much it differs when it is sent', () => {
  expect(storedEvidence(SENT, new Date('2026-03-01T12:02:04.000Z'))).toEqual({
    startedAt: '2026-03-01T11:00:00.000Z',
    endedAt: '2026-03-01T12:02:03.000Z',
    start: START,
    end: END,
  });
});

it('X39.44 people read the duration, the distance, the accuracy, what is worse than wanted, and why there is no position', () => {
  const words = {
    refused: { denied: 'No se permitió', unavailable: 'No se pudo', timeout: 'Tarde' },
    worse: (limit: number) => `peor que ${limit} m`,
  };
  expect(durationOf(SENT)).toBe('1:02:03');
  expect(durationOf({ startedAt: SENT.startedAt })).toBe('');
  expect(distanceOf(SENT)).toBe(111);
  expect(distanceOf({ start: START, end: { refused: 'denied' } })).toBeNull();
  expect(positionText(START, 50, words)).toBe('-32.400000, -63.200000 (±12 m)');
  expect(positionText(END, 50, words)).toBe('-32.401000, -63.200000 (±80 m) – peor que 50 m');
  expect(positionText(END, undefined, words)).toBe('-32.401000, -63.200000 (±80 m)');
  expect(positionText({ refused: 'denied' }, 50, words)).toBe('No se permitió');
});

it('X39.43 a draft gives back what it kept as far as the form asks for it; what is too old or no evidence begins again', () => {
  const { sentAt: _sent, ...kept } = SENT;
  const now = Date.parse(SENT.sentAt);
  expect(fitEvidence(BOTH, kept, now)).toEqual(kept);
  expect(fitEvidence({ recordsPosition: true }, kept, now)).toEqual({ start: START, end: END });
  expect(fitEvidence({}, kept, now)).toEqual({});
  expect(fitEvidence(BOTH, { ...kept, start: { refused: 'denied' }, end: { refused: 'no' } }, now)).toEqual({
    startedAt: kept.startedAt,
    endedAt: kept.endedAt,
    start: { refused: 'denied' },
  });
  expect(fitEvidence(BOTH, kept, now + 14 * 24 * 60 * 60 * 1_000)).toBeNull();
  expect(fitEvidence(BOTH, { startedAt: 'yesterday' }, now)).toBeNull();
  expect(fitEvidence(BOTH, 'x', now)).toBeNull();
});
