// Plays a Redsys payment gateway on loopback over its real protocol: takes the signed form that a browser
// posts, shows a page with buttons instead of a card form, notifies the shop of the result from server to
// server, and sends the browser back. It checks and makes the signatures with its own code. No money is
// moved. It prints its port when it is ready.
//
// node payment-gateway.ts [port]
//
// Secrets come as a line of JSON on standard input, because a command line is visible in the list of
// processes:
// {"secret": <key of the shop 999008881, terminal 1, base64>, "control": <secret for /control>,
//  "shops": [{"merchantCode", "terminal", "secret"}]}
// The program ends when its standard input does.
//
// For tests only, with the control secret in `authorization`; without it these do not exist:
//   POST /control/notices   JSON parameters -> the signed body of a notice about them; the shop of the notice signs, or
//                           the one whose merchant code stands behind `?`
//   POST /control/decide    {order, choice} -> notifies the shop, without a browser
import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

interface Shop {
  readonly merchantCode: string;
  readonly terminal: string;
  readonly secret: string;
}

interface Secrets {
  readonly secret: string;
  readonly control?: string;
  readonly shops?: readonly Shop[];
}

/** The first line of standard input. */
async function readSecrets(): Promise<Secrets> {
  let given = '';
  for await (const chunk of process.stdin.iterator({ destroyOnReturn: false })) {
    given += String(chunk);
    const [line, ...rest] = given.split('\n');
    if (rest.length > 0) return JSON.parse(line ?? '') as Secrets;
  }
  throw new Error('no secrets on standard input');
}

const [port = '0'] = process.argv.slice(2);
const { secret, control, shops = [] } = await readSecrets();
process.stdin.resume().once('end', () => process.exit());
const FIRST_SHOP: Shop = { merchantCode: '999008881', terminal: '1', secret };
const SHOPS = [FIRST_SHOP, ...shops];
const EURO = '978';
const VERSION = 'HMAC_SHA256_V1';
const BODY_MAX = 64 * 1024;

type Parameters = Readonly<Record<string, string>>;

interface Known {
  readonly asked: Parameters;
  readonly shop: Shop;
  /** An order that was approved is not paid again. */
  isResolved: boolean;
}

const orders = new Map<string, Known>();
let approvals = 100_000;

/**
 * The key of an order is its number, padded with zeros and encrypted with the shop's key; the parameters are
 * signed with that key.
 */
function signature({ secret: key }: Shop, order: string, parameters: string): Buffer {
  const padded = Buffer.alloc(Math.ceil(order.length / 8) * 8);
  padded.write(order);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(
    false,
  );
  const own = Buffer.concat([cipher.update(padded), cipher.final()]);
  return createHmac('sha256', own).update(parameters).digest();
}

function signed(parameters: Parameters, by: Shop): URLSearchParams {
  const encoded = Buffer.from(JSON.stringify(parameters)).toString('base64url');
  return new URLSearchParams({
    Ds_SignatureVersion: VERSION,
    Ds_MerchantParameters: encoded,
    Ds_Signature: signature(by, parameters['Ds_Order'] ?? '', encoded).toString('base64url'),
  });
}

function outcome({ asked }: Known, choice: string): Parameters {
  const approved = choice === 'approve';
  approvals += 1;
  return {
    Ds_Date: '21/11/2026',
    Ds_Hour: '12:00',
    Ds_SecurePayment: '1',
    Ds_Amount: asked['DS_MERCHANT_AMOUNT'] ?? '',
    Ds_Currency: asked['DS_MERCHANT_CURRENCY'] ?? '',
    Ds_Order: asked['DS_MERCHANT_ORDER'] ?? '',
    Ds_MerchantCode: asked['DS_MERCHANT_MERCHANTCODE'] ?? '',
    Ds_Terminal: (asked['DS_MERCHANT_TERMINAL'] ?? '').padStart(3, '0'),
    Ds_Response: approved ? '0000' : '0190',
    Ds_TransactionType: asked['DS_MERCHANT_TRANSACTIONTYPE'] ?? '',
    Ds_MerchantData: '',
    Ds_AuthorisationCode: approved ? String(approvals) : '',
    Ds_ConsumerLanguage: '1',
  };
}

/** Notifies the shop; returns the parameters of the notice. */
async function notify(known: Known, choice: string): Promise<URLSearchParams> {
  const body = signed(outcome(known, choice), known.shop);
  if (choice === 'approve') known.isResolved = true;
  const status = await post(known.asked['DS_MERCHANT_MERCHANTURL'] ?? '', body.toString());
  if (status !== 200) throw new Error(`the shop answered ${status}`);
  return body;
}

function post(address: string, body: string): Promise<number> {
  return new Promise((answered, failed) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request(address, { method: 'POST', headers }, (reply) => {
      reply.resume();
      answered(reply.statusCode ?? 0);
    });
    sent.once('error', failed);
    sent.end(body);
  });
}

async function bodyOf(asked: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of asked) {
    body += String(chunk);
    if (body.length > BODY_MAX) throw new Error('too much');
  }
  return body;
}

interface Asked {
  readonly asked: Parameters;
  readonly shop: Shop;
}

/** What the form asks for, or Redsys' code of what is wrong with it. */
function askedBy(form: URLSearchParams): Asked | string {
  const encoded = form.get('Ds_MerchantParameters') ?? '';
  const asked = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Parameters;
  const shop = SHOPS.find(
    ({ merchantCode, terminal }) =>
      merchantCode === asked['DS_MERCHANT_MERCHANTCODE'] &&
      Number(terminal) === Number(asked['DS_MERCHANT_TERMINAL']),
  );
  if (!shop) return 'SIS0026';
  const given = Buffer.from(form.get('Ds_Signature') ?? '', 'base64');
  const right = signature(shop, asked['DS_MERCHANT_ORDER'] ?? '', encoded);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'SIS0042';
  return asked['DS_MERCHANT_CURRENCY'] === EURO ? { asked, shop } : 'SIS0027';
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

function page(title: string, content: string): string {
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.5 sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.7rem 1rem;margin:.3rem .3rem .3rem 0}</style><main><h1>${title}</h1>${content}</main></html>`;
}

const refusalPage = (code: string) => page('No se puede realizar la operación', `<p>Error ${code}</p>`);

function askPage({ asked }: Known): string {
  const order = escaped(asked['DS_MERCHANT_ORDER'] ?? '');
  const amount = (Number(asked['DS_MERCHANT_AMOUNT']) / 100).toFixed(2).replace('.', ',');
  return page(
    'Pasarela de prueba',
    `<p><strong>No se cobra nada.</strong> Elija qué responde el banco.</p>
<p>${escaped(asked['DS_MERCHANT_PRODUCTDESCRIPTION'] ?? '')}<br>Pedido ${order}: ${amount} EUR</p>
<form method="post" action="/decide"><input type="hidden" name="order" value="${order}">
<button name="choice" value="approve">Aprobar</button><button name="choice" value="deny">Denegar</button>
<button name="choice" value="later">Volver sin respuesta del banco</button></form>`,
  );
}

async function decided(form: URLSearchParams): Promise<string> {
  const known = orders.get(form.get('order') ?? '');
  if (!known) throw new Error('unknown order');
  const choice = form.get('choice') ?? '';
  const notice = choice === 'later' ? new URLSearchParams() : await notify(known, choice);
  const to = known.asked[choice === 'approve' ? 'DS_MERCHANT_URLOK' : 'DS_MERCHANT_URLKO'] ?? '';
  return `${to}?${notice.toString()}`;
}

/** Whether the caller may speak in the bank's name; nobody may when no control secret was given. */
function mayControl(asked: IncomingMessage): boolean {
  const [given, expected] = [asked.headers.authorization ?? '', `Bearer ${control ?? ''}`].map((text) =>
    createHmac('sha256', secret).update(text).digest(),
  );
  return (
    control !== undefined && given !== undefined && expected !== undefined && timingSafeEqual(given, expected)
  );
}

async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(asked);
  const html = (status: number, text: string) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  if (asked.url?.startsWith('/control/') && !mayControl(asked)) return html(404, page('No encontrado', ''));
  const [path = '', search = ''] = (asked.url ?? '').split('?');
  switch (`${asked.method ?? ''} ${path}`) {
    case 'POST /': {
      const wanted = askedBy(new URLSearchParams(body));
      if (typeof wanted === 'string') return html(400, refusalPage(wanted));
      const order = wanted.asked['DS_MERCHANT_ORDER'] ?? '';
      const known = orders.get(order) ?? { ...wanted, isResolved: false };
      if (known.isResolved) return html(400, refusalPage('SIS0051'));
      orders.set(order, known);
      return html(200, askPage(known));
    }
    case 'POST /decide':
      return void response.writeHead(303, { location: await decided(new URLSearchParams(body)) }).end();
    case 'POST /control/notices': {
      const parameters = JSON.parse(body) as Parameters;
      const signer = search || parameters['Ds_MerchantCode'];
      const shop = SHOPS.find(({ merchantCode }) => merchantCode === signer) ?? FIRST_SHOP;
      return void response.end(signed(parameters, shop).toString());
    }
    case 'POST /control/decide': {
      const { order, choice } = JSON.parse(body) as { readonly order: string; readonly choice: string };
      const known = orders.get(order);
      if (!known) return html(404, page('Pedido desconocido', ''));
      await notify(known, choice);
      return void response.end();
    }
    default:
      return html(404, page('No encontrado', ''));
  }
}

const server = createServer((asked, response) => {
  answer(asked, response).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    response.writeHead(500).end();
  });
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening on ${typeof address === 'object' && address ? address.port : 0}\n`);
});
