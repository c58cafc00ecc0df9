// Who may read, replace and try what municipalities have outside: payment shops, platforms, geocoders and map layers.
import { AWAY, HOME, testId } from '../territory.ts';
import { ALL_OF_STAFF } from './decisions.ts';
import { asked, type RowsOf } from './row.ts';

const shop = (id: string) => `/api/municipalities/${id}/payment-shop`;
const test = (id: string) => `/api/municipalities/${id}/test-payments`;

/** Trying what is stored of each municipality. */
const trials = (name: 'test-requests' | 'test-searches' | 'test-maps') => {
  const trial = (id: string) => asked(`/api/municipalities/${id}/${name}`, {});
  return [
    { name: 'of the own municipality', ask: trial(HOME.id), decision: ALL_OF_STAFF },
    { name: 'of the other town', ask: trial(AWAY.id), decision: ALL_OF_STAFF },
    {
      name: 'of an unknown one',
      ask: trial(testId('nowhere')),
      decision: ALL_OF_STAFF,
      outcome: 'municipality-not-found' as const,
    },
  ];
};

export const OUTSIDE_ROWS: RowsOf<
  'readPaymentShop' | 'replacePaymentShop' | 'tryPaymentShop' | 'askPlatform' | 'askGeocoder' | 'tryMapLayers'
> = {
  askPlatform: () => trials('test-requests'),
  askGeocoder: () => trials('test-searches'),
  tryMapLayers: () => trials('test-maps'),
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
