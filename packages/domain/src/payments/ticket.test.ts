import { expect, it } from 'vitest';
import { readTicketCode, writeTicketCode } from './ticket.ts';

const CODE = { orderId: '1234abcdEFGH', seat: 12, signature: 'Ab-_56789012' };

it('X31.12 a code survives printing and reading, and needs no escape in a URL', () => {
  const text = writeTicketCode(CODE);
  expect(readTicketCode(` ${text}\n`)).toEqual(CODE);
  expect(encodeURIComponent(text)).toBe(text);
});

it.each([
  '',
  '1234abcdEFGH',
  '1234abcdEFGH.1',
  '1234abcdEFGH.0.Ab-_56789012',
  '1234abcdEFGH.01.Ab-_56789012',
  '1234abcdEFGH.1.Ab-_5678901',
  '1234abcdEFGH.1.Ab-_56789012.x',
  'https://villa.example/1234abcdEFGH.1.Ab-_56789012',
])('X31.13 %j is no code of a ticket', (text) => {
  expect(readTicketCode(text)).toBeNull();
});
