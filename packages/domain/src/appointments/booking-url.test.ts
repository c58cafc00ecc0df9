import { expect, it } from 'vitest';
import { bookingUrl } from './booking-url.ts';

const KEYS = { code: 'a+b/=', token: 't&k', tenant: 'villa maría' };

it('R7.44 W16 the URL is the booking form with code, tenant and formData, and none of their characters is read as more', () => {
  const url = new URL(bookingUrl('https://turnos.example/alta', KEYS) ?? '');
  expect([...url.searchParams]).toEqual([
    ['code', 'a+b/='],
    ['tenant', 'villa maría'],
    ['formData', 't&k'],
  ]);
  expect(bookingUrl('https://turnos.example/?paso=1', KEYS)).toMatch(/\?paso=1&code=a%2Bb%2F%3D&/);
});

it('R7.53 without a code, a token or a tenant there is no URL', () => {
  for (const missing of ['code', 'token', 'tenant'] as const)
    expect(bookingUrl('https://turnos.example/', { ...KEYS, [missing]: '' })).toBeNull();
});
