// Faults in payment shops of municipalities: whose shop sells, whose judges a notice, and who learns a secret.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/payments/shops';
const SHOPS = `${FOLDER}/payment-shops.ts`;
const SHOPS_TEST = `${FOLDER}/payment-shops.test.ts`;
const REPLACE_TEST = `${FOLDER}/replace-shop.test.ts`;

export const SHOP_MUTANTS: readonly Mutant[] = [
  {
    id: 'notice-judged-by-next-shop',
    fault: 'a notice is judged by the shop that came after the one where the order was made',
    file: 'apps/server/src/features/payments/take-notice.ts',
    find: 'await services.shops.gatewayOf(order)',
    put: 'await services.shops.gatewayOf({ ...order, shopNumber: (order.shopNumber ?? 0) + 1 })',
    noticedBy: { file: SHOPS_TEST, title: 'an order stays at the shop where it was ordered' },
  },
  {
    id: 'notice-judged-by-installation',
    fault: 'a notice that the installation’s shop signed pays an order of a municipality’s shop',
    file: SHOPS,
    find: 'if (named.shopNumber === null) return gatewayAt(payments);',
    put: 'if (named.shopNumber !== 0) return gatewayAt(payments);',
    noticedBy: { file: SHOPS_TEST, title: 'of two municipalities with two shops none is paid' },
  },
  {
    id: 'installation-steps-in',
    fault: 'when the secret of a municipality cannot be decrypted, its money goes to the installation’s shop',
    file: SHOPS,
    find: 'return shop && gatewayOfShop(shop);',
    put: 'return (shop && (await gatewayOfShop(shop))) ?? gatewayAt(payments);',
    noticedBy: { file: SHOPS_TEST, title: 'a secret that cannot be decrypted closes the sale' },
  },
  {
    id: 'order-without-its-shop',
    fault: 'an order does not remember the shop of the municipality where it was made',
    file: 'apps/server/src/features/payments/store-order.ts',
    find: '    shopNumber,\n',
    put: '    shopNumber: null,\n',
    noticedBy: { file: SHOPS_TEST, title: 'a municipality sells with its own shop from the next request on' },
  },
  {
    id: 'secret-in-reply',
    fault: 'whoever reads a payment shop gets its secret',
    file: `${FOLDER}/open-shop.ts`,
    find: 'createdBy: shop.createdBy,',
    put: "createdBy: settingsOfShop(settings, shop)?.secret ?? '',",
    noticedBy: { file: REPLACE_TEST, title: 'an empty secret keeps the stored one' },
  },
  {
    id: 'secret-in-audit-log',
    fault: 'the audit log holds the secrets of payment shops',
    file: `${FOLDER}/replace-shop.ts`,
    find: "newSecret: entered !== null && entered.secret !== '',",
    put: 'newSecret: entered?.secret,',
    noticedBy: { file: REPLACE_TEST, title: 'an empty secret keeps the stored one' },
  },
  {
    id: 'shop-replaced-over-others',
    fault: 'the second of two administrators replaces the shop that the first has just entered',
    file: `${FOLDER}/replace-shop.ts`,
    find: "if (owner.version !== body.version) throw new Problem('settings-changed');",
    put: '',
    noticedBy: { file: REPLACE_TEST, title: 'of two people who replace the shop at the same moment' },
  },
  {
    id: 'shop-tests-without-limit',
    fault: 'an administrator makes the gateway judge as many orders as they like',
    file: 'packages/contract/src/administration/payment-shop.ts',
    find: "often: { rate: 'shop-test', by: 'account' },",
    put: "often: 'unlimited',",
    noticedBy: { file: `${FOLDER}/try-shop.test.ts`, title: 'asks for a test are limited for each account' },
  },
  {
    id: 'buyers-take-all-connections',
    fault: 'while many buy from one municipality, no page is answered: all connections wait for its lock',
    file: 'apps/server/src/features/submissions/intake/intake-queue.ts',
    find: 'const PURCHASES = 2;',
    put: 'const PURCHASES = 200;',
    noticedBy: {
      file: 'apps/server/src/features/payments/waiting-buyers.test.ts',
      title: 'while buyers wait for each other',
    },
  },
];
