// The payment gateway says several times at once, to both servers, that a seat is paid, and strangers say so about others,
// while a server is killed. Each seat is paid once, and only by what the gateway said.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Random } from '../../apps/server/src/roles/seed/fill-form.ts';
import {
  openPaymentGateway,
  type TestGateway,
} from '../../apps/server/src/testing/outside/payment-gateway.ts';
import { sellingForm } from '../../apps/server/src/testing/selling/selling-form.ts';
import { eitherOf, type Fault, killed } from '../fault.ts';
import { FORM, type Town } from '../town.ts';

/** More than a whole run sells. */
const SEATS = 100_000;
/** One of so many orders is never paid; strangers say that it is. */
const UNPAID = 4;
const TRIES = 2_000;

interface Order {
  readonly number: string;
  readonly state: string;
  /** Notices of the gateway that were taken, letters about the payment, and events that say 'paid'. */
  readonly notices: number;
  readonly letters: number;
  readonly events: number;
}

async function ordersIn({ asOwner }: Town): Promise<readonly Order[]> {
  let orders: readonly Order[] = [];
  await asOwner(async (db) => {
    const found = await sql<Order>`
      select order_id as number, state,
        (select count(*)::integer from payment_notices n where n.pay_order_id = o.id) as notices,
        (select count(*)::integer from outbox_entries e
          where e.submission_id = o.submission_id and e.kind = 'payment-mail') as letters,
        (select count(*)::integer from submission_events e
          where e.submission_id = o.submission_id and e.kind = 'paid') as events
      from pay_orders o where form_id = ${FORM} order by order_id`.execute(db);
    orders = found.rows;
  });
  return orders;
}

const isNeverPaid = ({ number }: Order): boolean => Number.parseInt(number.slice(-4), 36) % UNPAID === 0;

async function post({ front }: Town, body: string): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `${front.url}/api/public/payments/notifications`;
  const reply = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  await reply?.arrayBuffer().catch(() => null);
  return reply?.status ?? 0;
}

/** Until it is taken, as the gateway does. */
async function say(town: Town, body: string): Promise<string[]> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if ((await post(town, body)) === 200) return [];
    await pause(50);
  }
  return ['a notice of the gateway was never taken'];
}

async function lie(town: Town, gateway: TestGateway, { number }: Order): Promise<string[]> {
  const genuine = await gateway.notice({ Ds_Order: number, Ds_Amount: '1250' });
  const changed = genuine.replace(/Ds_Signature=[^&]{6}/, 'Ds_Signature=AAAAAA');
  const cheap = await gateway.notice({ Ds_Order: number, Ds_Amount: '1' });
  const taken = (await Promise.all([changed, cheap].map((body) => post(town, body)))).includes(200);
  return taken ? [`a stranger's notice about ${number} was taken`] : [];
}

async function notify(town: Town, gateway: TestGateway): Promise<readonly string[]> {
  const open = (await ordersIn(town)).filter(({ state }) => state === 'pending');
  const wrong: string[] = [];
  for (const order of open) {
    if (isNeverPaid(order)) {
      wrong.push(...(await lie(town, gateway, order)));
      continue;
    }
    const body = await gateway.notice({ Ds_Order: order.number, Ds_Amount: '1250' });
    const said = await Promise.all([say(town, body), say(town, body), say(town, body)]);
    wrong.push(...said.flat());
  }
  return wrong;
}

function wrongWith(order: Order): readonly string[] {
  const { number, state, notices, letters, events } = order;
  const has = `${number} is ${state}, with ${notices} notices, ${letters} letters and ${events} events`;
  const paid = state === 'paid' && notices === 1 && letters === 1 && events === 1;
  const unpaid = state !== 'paid' && notices === 0 && events === 0;
  return (isNeverPaid(order) ? unpaid : paid) ? [] : [has];
}

export function repeatedNotices(): Fault {
  let gateway: TestGateway;
  const wrong: string[] = [];
  return {
    what: 'notices of payments come three times at once, forged ones between them, and a server is killed',
    amount: 150,
    perSecond: 50,
    rounds: 8,
    buys: true,
    surrounds: async () => {
      gateway = await openPaymentGateway();
      const { url, merchantCode, terminal, secret } = gateway.settings;
      return {
        env: {
          REDSYS_URL: url,
          REDSYS_MERCHANT_CODE: merchantCode,
          REDSYS_TERMINAL: terminal,
          REDSYS_SECRET: secret,
        },
        form: sellingForm(SEATS),
        close: () => gateway.stop(),
      };
    },
    breaks: async (town: Town, random: Random, soonMs: number) => {
      await pause(soonMs);
      const [said] = await Promise.all([
        notify(town, gateway),
        killed(eitherOf(town, random), random, soonMs),
      ]);
      wrong.push(...said);
    },
    afterwards: async (town) => {
      wrong.push(...(await notify(town, gateway)));
      const orders = await ordersIn(town);
      return [...wrong, ...orders.flatMap(wrongWith)];
    },
  };
}
