// @vitest-environment jsdom
// What the form of a payment shop says about a field that was put right.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { press, type } from '../../../../platform/testing/press-and-type.ts';
import { loadPublicTexts, loadStaffTexts } from '../../../../platform/texts.ts';
import { NoticeProvider } from '../../../../ui/staff/toast.tsx';
import type { ShownShop } from '../../api.ts';
import { ShopForm } from './shop-form.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
afterEach(() => document.body.replaceChildren());

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
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <NoticeProvider>
          <MemoryRouter>
            <ShopForm id="m" read={READ} onStored={() => {}} onLoadTheirs={() => {}} />
          </MemoryRouter>
        </NoticeProvider>
      </QueryClientProvider>,
    ),
  );
  press('Guardar comercio');
  expect(wrong()).toEqual(['shop-merchantCode', 'shop-secret']);
  type(document.querySelector<HTMLInputElement>('#shop-merchantCode'), '999008881');
  expect(wrong()).toEqual(['shop-secret']);
  type(document.querySelector<HTMLInputElement>('#shop-secret'), 'sq7HjrUOBfKmC576ILgskD5srU870gJ7');
  expect(wrong()).toEqual([]);
  act(() => root.unmount());
});
