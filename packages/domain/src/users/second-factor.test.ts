import { expect, it } from 'vitest';
import { inGroups, readCode, secondStep } from './second-factor.ts';

it('X34.02 X34.05 X34.16 after the password comes a second factor of either kind, or setting one up, or nothing', () => {
  const [application, passkey] = [
    { application: true, passkey: false },
    { application: false, passkey: true },
  ];
  for (const ways of [application, passkey, { application: true, passkey: true }]) {
    expect(secondStep(ways, true)).toBe('code');
    expect(secondStep(ways, false)).toBe('code');
  }
  const none = { application: false, passkey: false };
  expect(secondStep(none, true)).toBe('enrolment');
  expect(secondStep(none, false)).toBeNull();
});

it('X34.04 a code is read as people type it, and what is neither kind is none', () => {
  expect(readCode(' 123 456 ')).toEqual({ kind: 'totp', code: '123456' });
  expect(readCode('K3F9-0abc 7xyz-OIL1 2345-6789')).toEqual({
    kind: 'recovery',
    code: 'k3f90abc7xyz011123456789',
  });
  const short = 'k3f9-0abc-7xyz-0111-2345-678';
  for (const none of ['', '12345', '1234567', '１２３４５６', short, `${short}u`, `${short}99`])
    expect(readCode(none)).toBeNull();
  expect(inGroups('k3f90abc7xyz011123456789')).toBe('k3f9-0abc-7xyz-0111-2345-6789');
});
