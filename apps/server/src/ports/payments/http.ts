// Sends a test gateway an order of one cent, signed as those of a sale, and reads from its page what is wrong with the
// shop. Redsys answers with a page for people: an error has its code in it, like SIS0042, and a page without one asks
// for the card. Nobody pays the order, so no money is asked for and no notice comes.
// rules: W16, X34.44
import { limitedText } from '../outside-call/http.ts';
import type { OrderToPay, PaymentSettings } from './port.ts';
import { redsysGateway } from './redsys.ts';

export interface Tried {
  readonly outcome:
    | 'accepted'
    | 'signature-refused'
    | 'shop-unknown'
    | 'currency-refused'
    | 'no-answer'
    | 'something-else';
  /** The gateway's own code; '' without one. */
  readonly code: string;
}

/** What Redsys' codes mean for who entered a shop; every other code is something else. */
const MEANINGS: Readonly<Record<string, Tried['outcome']>> = {
  // Missing or badly written merchant code or terminal.
  SIS0008: 'shop-unknown',
  SIS0009: 'shop-unknown',
  SIS0010: 'shop-unknown',
  SIS0011: 'shop-unknown',
  // No such merchant or terminal; it was closed.
  SIS0026: 'shop-unknown',
  SIS0028: 'shop-unknown',
  // The terminal does not take euros.
  SIS0027: 'currency-refused',
  SIS0041: 'signature-refused',
  SIS0042: 'signature-refused',
};

const TIMEOUT_MS = 10_000;
const PAGE_BYTES_MAX = 1024 * 1024;

export async function tryRedsys(shop: PaymentSettings, order: OrderToPay): Promise<Tried> {
  const { url, fields } = redsysGateway(shop).formFor(order);
  const body = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  try {
    const reply = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const page = reply.body ? await limitedText(reply.body, PAGE_BYTES_MAX) : '';
    return readPage(reply.status, page);
  } catch {
    return { outcome: 'no-answer', code: '' };
  }
}

function readPage(status: number, page: string): Tried {
  const code = /\bSIS\d{4}\b/.exec(page)?.[0];
  if (code !== undefined) return { outcome: MEANINGS[code] ?? 'something-else', code };
  return { outcome: status === 200 ? 'accepted' : 'something-else', code: '' };
}
