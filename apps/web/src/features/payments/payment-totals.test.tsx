// @vitest-environment jsdom
// The seats of a form that sells, as a clerk reads them on a phone.
import type { PaymentPage } from '@constancia/contract/payments/payment-list.ts';
import { expect, it } from 'vitest';
import { draw } from '../../platform/testing/draw.ts';
import { PaymentTotals } from './payment-totals.tsx';

const PAGE = {
  totals: { paid: { count: 1, amount: 3000 }, late: { count: 0, amount: 0 } },
  currency: 'EUR',
  locations: [{ name: 'General', seats: 180, sold: 2, held: 5, left: 173 }],
} as unknown as PaymentPage;

it('E9.22 X21.12 how many seats are left stands beside the location, where a phone shows it', async () => {
  draw(<PaymentTotals page={PAGE} />);
  const cells = [...document.querySelectorAll('tr')].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );
  expect(cells.map((row) => row.slice(0, 2))).toEqual([
    ['Ubicación', 'Quedan'],
    ['General', '173'],
  ]);
  expect(cells[1]).toEqual(['General', '173', '180', '2', '5']);
});
