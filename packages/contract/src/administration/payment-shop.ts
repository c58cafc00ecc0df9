// The payment shop of a municipality, for administrators: read without its secret, replaced, tried.
// rules: X34.40-X34.45
import { SHOP_GATEWAYS } from '@constancia/domain/payments/shop.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityId, int4, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;

const params = z.object({ municipalityId: entityId });

const gateway = z.enum(SHOP_GATEWAYS);

export const readPaymentShop = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/payment-shop',
  summary: 'The payment shop of a municipality, without its secret',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({
    version: z.number().int(),
    /** Name of the municipality, and its time zone. */
    name: z.string(),
    timeZone: z.string(),
    /** Null when it sells with the installation's. */
    shop: z
      .object({
        gateway,
        merchantCode: z.string(),
        terminal: z.string(),
        /** ISO 8601: from when it sells. */
        since: z.string(),
        createdBy: z.string(),
        /** No money is moved. */
        isTrial: z.boolean(),
        /** False when the secret cannot be decrypted, or the gateway is not configured any more: nothing is sold. */
        isUsable: z.boolean(),
      })
      .nullable(),
    /** Orders that are still to be paid at an earlier shop. */
    ordersElsewhere: z.number().int(),
    /** Gateways to choose from. */
    gateways: z.array(gateway),
    /** Whether the installation has a shop, for municipalities without their own. */
    hasInstallation: z.boolean(),
    /** Whether the installation has a key that encrypts secrets; without it none can be stored. */
    hasKeys: z.boolean(),
  }),
  problems: ['municipality-not-found'],
});

export const replacePaymentShop = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/payment-shop',
  summary: 'Replaces the payment shop of a municipality, when nobody else did since it was read',
  access,
  often: 'unlimited',
  audit: { writes: ['update payment-shop'] },
  params,
  body: z.strictObject({
    version: int4(),
    /** Null: the installation's shop. Texts as they were typed: the domain checks them and names the field. */
    shop: z
      .strictObject({
        gateway,
        merchantCode: text().max(40),
        terminal: text().max(40),
        /** '' keeps the stored one. */
        secret: text().max(200),
      })
      .nullable(),
  }),
  reply: z.object({ version: z.number().int() }),
  problems: ['municipality-not-found', 'municipality-invalid', 'settings-changed', 'secret-keys-missing'],
});

export const tryPaymentShop = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/test-payments',
  summary:
    'Signs an order of 0.01 with the stored shop, sends it to the test gateway, and says what it answered',
  access,
  often: { rate: 'shop-test', by: 'account' },
  audit: { writes: ['create test-payment'] },
  params,
  body: z.strictObject({}),
  reply: z.object({
    outcome: z.enum([
      'accepted',
      'signature-refused',
      'shop-unknown',
      'currency-refused',
      'no-answer',
      'something-else',
    ]),
    /** The gateway's own code, like SIS0042; '' without one. */
    code: z.string(),
  }),
  problems: ['municipality-not-found', 'payment-shop-not-tried', 'payments-closed', 'too-many-requests'],
});
