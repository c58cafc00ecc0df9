// The stand-in for Redsys as a separate process, and the notices that tests send in its name.
import { randomBytes } from 'node:crypto';
import type { PaymentSettings } from '../../ports/payments/port.ts';
import { startStandIn } from './stand-in.ts';

const SHOP = {
  merchantCode: '999008881',
  terminal: '1',
  secret: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
} as const;

/** Shops of municipalities that the gateway knows as well. */
export const OTHER_SHOPS = {
  home: { merchantCode: '351000001', terminal: '2', secret: Buffer.alloc(24, 'home').toString('base64') },
  away: { merchantCode: '351000002', terminal: '1', secret: Buffer.alloc(24, 'away').toString('base64') },
} as const;

type Parameters = Readonly<Record<string, string>>;

export interface TestGateway {
  readonly settings: PaymentSettings;
  /** The secret that its /control requires. */
  readonly control: string;
  /** Posts a form to the gateway as a browser would; returns status and page. */
  readonly show: (fields: readonly { readonly name: string; readonly value: string }[]) => Promise<{
    readonly status: number;
    readonly page: string;
  }>;
  /**
   * The signed body of a notice: an authorised payment of this shop, unless `said` says otherwise. `signer`: merchant
   * code of the shop that signs; the one of the notice when absent.
   */
  readonly notice: (said: Parameters, signer?: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export async function openPaymentGateway(): Promise<TestGateway> {
  const control = randomBytes(16).toString('hex');
  const input = { secret: SHOP.secret, control, shops: Object.values(OTHER_SHOPS) };
  const { port, stop } = await startStandIn('payment-gateway', { input });
  const url = `http://127.0.0.1:${port}`;
  return {
    settings: { ...SHOP, url: `${url}/`, isTrial: true },
    control,
    show: async (fields) => {
      const body = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
      const reply = await fetch(url, { method: 'POST', body });
      return { status: reply.status, page: await reply.text() };
    },
    notice: async (said, signer = '') => {
      const parameters = {
        Ds_Date: '10/03/2026',
        Ds_Hour: '16:00',
        Ds_SecurePayment: '1',
        Ds_Currency: '978',
        Ds_MerchantCode: SHOP.merchantCode,
        Ds_Terminal: '001',
        Ds_Response: '0000',
        Ds_TransactionType: '0',
        Ds_MerchantData: '',
        Ds_AuthorisationCode: '123456',
        ...said,
      };
      const reply = await fetch(`${url}/control/notices?${signer}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${control}` },
        body: JSON.stringify(parameters),
      });
      return reply.text();
    },
    stop,
  };
}
