import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.169.0.1', '223.255.255.255', '2606:4700::1111', '2a00::1'])(
  'X34.47 %s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'platform.villa.example',
  '',
])('X34.47 W16 %s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
