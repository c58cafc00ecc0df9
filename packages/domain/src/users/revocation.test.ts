import { expect, it } from 'vitest';
import { isRevoked, NO_REMOTE_VALUES, revocationOf } from './revocation.ts';

const at = (time: string) => new Date(`2026-03-10T${time}Z`);
const revoked = (revokedBefore: string, newLoginMethod = true) =>
  isRevoked({ newLoginMethod, revokedBefore }, { startedAt: at('10:00:00'), now: at('15:00:00') });

it('P4.08 P7.35 P7.36 nothing is revoked until the newer login method is on and a date is set', () => {
  expect(NO_REMOTE_VALUES).toEqual({ newLoginMethod: false, revokedBefore: '' });
  expect(revoked('2026-03-10T12:00:00')).toBe(true);
  expect(revoked('2026-03-10T12:00:00', false)).toBe(false);
  expect(revoked('')).toBe(false);
});

it('P4.09 a date needs nineteen characters', () => {
  expect(revoked('2026-03-10T12:00:0')).toBe(false);
  expect(revoked('2026-03-10')).toBe(false);
  expect(revoked('2026-03-10 12:00:00')).toBe(true);
});

it('P4.10 once it is in the past it ends the sessions that began before it, and no others', () => {
  expect(revoked('2026-03-10T15:00:00')).toBe(true);
  expect(revoked('2026-03-10T15:00:01')).toBe(false);
  expect(revoked('2026-03-10T10:00:00')).toBe(false);
  expect(revoked('2026-03-10T10:00:01')).toBe(true);
  // Without a zone it is UTC.
  expect(revocationOf('2026-03-10T12:00:00')).toEqual(at('12:00:00'));
  expect(revocationOf('2026-03-10T09:00:00-03:00')).toEqual(at('12:00:00'));
  for (const text of ['mañana por la mañana a las 9', '2026-13-40T12:00:00', '2026-03-10T12:00:00x'])
    expect(revocationOf(text)).toBeNull();
});
