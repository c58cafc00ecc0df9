// @vitest-environment jsdom
// What the form of a payment shop says about a field that was put right.
import { expect, it } from 'vitest';
import { draw } from '../../../../platform/testing/draw.ts';
import { press, type } from '../../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../../ui/staff/testing/around-staff.tsx';
import type { ShownShop } from '../../api.ts';
import { ShopForm } from './shop-form.tsx';

const READ: ShownShop = {
  version: 1,
  name: 'Oliva',
  timeZone: 'UTC',
  shop: null,
  ordersElsewhere: 0,
  gateways: ['real', 'test'],
  hasInstallation: false,
  hasKeys: true,
};
const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);

it('X40.22 a field of the payment shop that was wrong is red no more while it is written, the others stay', () => {
  draw(
    <AroundStaff>
      <ShopForm id="m" read={READ} onStored={() => {}} onLoadTheirs={() => {}} />
    </AroundStaff>,
  );
  press('Guardar comercio');
  expect(wrong()).toEqual(['shop-merchantCode', 'shop-secret']);
  type(document.querySelector<HTMLInputElement>('#shop-merchantCode'), '999008881');
  expect(wrong()).toEqual(['shop-secret']);
  type(document.querySelector<HTMLInputElement>('#shop-secret'), 'sq7HjrUOBfKmC576ILgskD5srU870gJ7');
  expect(wrong()).toEqual([]);
});
