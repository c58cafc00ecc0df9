import { expect, it } from 'vitest';
import { checkShop, type EnteredShop, tidiedShop } from './shop.ts';

const SHOP: EnteredShop = {
  gateway: 'test',
  merchantCode: '999008881',
  terminal: '1',
  secret: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
};
const WORLD = { gateways: ['real', 'test'], hasSecret: false } as const;
const issuesOf = (over: Partial<EnteredShop>, world: Partial<Parameters<typeof checkShop>[1]> = {}) =>
  checkShop({ ...SHOP, ...over }, { ...WORLD, ...world }).map(({ code }) => code);

it('X34.40 a merchant code is one to nine digits, a terminal 1 to 999, a secret 24 bytes in base64', () => {
  expect(issuesOf({})).toEqual([]);
  for (const merchantCode of ['1', '351000001']) expect(issuesOf({ merchantCode })).toEqual([]);
  for (const merchantCode of ['', '1234567890', '12 4', '-1', '١٢'])
    expect(issuesOf({ merchantCode })).toEqual(['shop-merchant-invalid']);
  for (const terminal of ['1', '002', '999']) expect(issuesOf({ terminal })).toEqual([]);
  for (const terminal of ['', '0', '000', '1000', '0001', '1.5'])
    expect(issuesOf({ terminal })).toEqual(['shop-terminal-invalid']);
  for (const secret of ['x', SHOP.secret.slice(1), `${SHOP.secret}A`, `${SHOP.secret.slice(1)}=`])
    expect(issuesOf({ secret })).toEqual(['shop-secret-invalid']);
});

it('X34.42 an empty secret is right only where one is stored that can be kept', () => {
  expect(issuesOf({ secret: '' })).toEqual(['shop-secret-required']);
  expect(issuesOf({ secret: '' }, { hasSecret: true })).toEqual([]);
});

it('X34.40 a gateway is one of those that there are', () => {
  expect(issuesOf({ gateway: 'installation' })).toEqual(['shop-gateway-unknown']);
  expect(issuesOf({ gateway: 'installation' }, { gateways: ['installation'] })).toEqual([]);
});

it('X34.40 spaces around what was pasted do not count', () => {
  const pasted = { merchantCode: ' 999008881 ', terminal: '1 ', secret: `\n${SHOP.secret}\t` };
  expect(tidiedShop({ ...SHOP, ...pasted })).toEqual(SHOP);
});
