// Who may read, replace and try what municipalities have outside: payment shops and platforms.
import { AWAY, HOME, testId } from '../territory.ts';
import { ALL_OF_STAFF } from './decisions.ts';
import { asked, type RowsOf } from './row.ts';

const shop = (id: string) => `/api/municipalities/${id}/payment-shop`;
const test = (id: string) => `/api/municipalities/${id}/test-payments`;
const request = (id: string) => `/api/municipalities/${id}/test-requests`;

export const OUTSIDE_ROWS: RowsOf<
  'readPaymentShop' | 'replacePaymentShop' | 'tryPaymentShop' | 'askPlatform'
> = {
  askPlatform: () => [
    { name: 'of the own municipality', ask: asked(request(HOME.id), {}), decision: ALL_OF_STAFF },
    { name: 'of the other town', ask: asked(request(AWAY.id), {}), decision: ALL_OF_STAFF },
    {
      name: 'of an unknown one',
      ask: asked(request(testId('nowhere')), {}),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-not-found',
    },
  ],
  readPaymentShop: () => [
    { name: 'of the own municipality', ask: asked(shop(HOME.id)), decision: ALL_OF_STAFF },
    { name: 'of the other town', ask: asked(shop(AWAY.id)), decision: ALL_OF_STAFF },
  ],
  // Of another version, so that nothing is stored.
  replacePaymentShop: () =>
    [HOME, AWAY].map(({ id }) => ({
      name: id === HOME.id ? 'of the own municipality' : 'of the other town',
      ask: asked(shop(id), { version: 0, shop: null }),
      decision: ALL_OF_STAFF,
      outcome: 'settings-changed',
    })),
  tryPaymentShop: () => [
    {
      name: 'of a municipality without one',
      ask: asked(test(HOME.id), {}),
      decision: ALL_OF_STAFF,
      outcome: 'payment-shop-not-tried',
    },
    {
      name: 'of an unknown one',
      ask: asked(test(testId('nowhere')), {}),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-not-found',
    },
  ],
};
