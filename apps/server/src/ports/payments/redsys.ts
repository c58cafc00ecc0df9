// Redsys by redirection: our form is signed with HMAC_SHA256_V1, and the notice arrives as a form with the
// same kind of signature. It makes no requests of its own.
// rules: A4.37, X21.07, X21.08
import { truncate } from '@constancia/domain/text/truncate.ts';
import { createHash } from 'node:crypto';
import { createRedsysAPI, type RedsysAPI } from 'redsys-easy';
import { claimedOrder } from './claimed-order.ts';
import type {
  GatewayForm,
  GatewayNotice,
  OrderToPay,
  PaymentGateway,
  PaymentSettings,
  RefusedNotice,
} from './port.ts';

const EURO = '978';
/** Transaction type of a payment, not of a refund or cancellation. */
const PAYMENT = '0';
const VERSION = 'HMAC_SHA256_V1';
/** The gateway's codes of languages. */
const LANGUAGES: Readonly<Record<string, '1' | '2' | '9' | '12' | '13'>> = {
  es: '1',
  en: '2',
  pt: '9',
  gl: '12',
  ek: '13',
};
/** Most characters of a description that the gateway accepts. */
const DESCRIPTION_MAX = 125;

export function redsysGateway(settings: PaymentSettings): PaymentGateway {
  const { url, secret, isTrial } = settings;
  // Only `redirect` is used; the other two are for shops that take cards on their own pages.
  const urls = { redirect: url, restTrataPeticion: url, restIniciaPeticion: url };
  const redsys = createRedsysAPI({ secretKey: secret, urls });
  return {
    origin: new URL(url).origin,
    isTrial,
    formFor: (order) => formFor(redsys, settings, order),
    readNotice: (body) => readNotice(redsys, settings, body),
  };
}

function formFor(
  redsys: RedsysAPI,
  { merchantCode, terminal }: PaymentSettings,
  order: OrderToPay,
): GatewayForm {
  const { url, body } = redsys.createRedirectForm({
    DS_MERCHANT_MERCHANTCODE: merchantCode,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_TRANSACTIONTYPE: PAYMENT,
    DS_MERCHANT_ORDER: order.orderNumber,
    DS_MERCHANT_AMOUNT: String(order.amount),
    DS_MERCHANT_CURRENCY: EURO,
    DS_MERCHANT_PRODUCTDESCRIPTION: truncate(order.description, DESCRIPTION_MAX),
    DS_MERCHANT_CONSUMERLANGUAGE: LANGUAGES[order.language] ?? '1',
    DS_MERCHANT_MERCHANTURL: order.notifyUrl,
    DS_MERCHANT_URLOK: order.paidUrl,
    DS_MERCHANT_URLKO: order.deniedUrl,
  });
  return {
    url,
    fields: Object.entries(body).map(([name, value]) => ({ name, value: String(value) })),
  };
}

function readNotice(
  redsys: RedsysAPI,
  { merchantCode, terminal }: PaymentSettings,
  body: Buffer,
): GatewayNotice | RefusedNotice {
  const given = new URLSearchParams(body.toString('utf8'));
  const parameters = given.get('Ds_MerchantParameters') ?? '';
  const claimed = claimedOrder(body);
  if (claimed === null) return { reason: 'unreadable' };
  const forged: RefusedNotice = { reason: 'signature' };
  if (given.get('Ds_SignatureVersion') !== VERSION) return forged;
  try {
    const said = redsys.processRestNotification({
      Ds_SignatureVersion: VERSION,
      Ds_MerchantParameters: parameters,
      Ds_Signature: given.get('Ds_Signature') ?? '',
    });
    return {
      orderNumber: claimed,
      event: isAuthorised(said.Ds_Response) ? 'authorised' : 'denied',
      amount: /^\d{1,12}$/.test(said.Ds_Amount) ? Number(said.Ds_Amount) : -1,
      isOurs:
        Number(said.Ds_Currency) === Number(EURO) &&
        said.Ds_MerchantCode === merchantCode &&
        Number(said.Ds_Terminal) === Number(terminal) &&
        said.Ds_TransactionType === PAYMENT,
      response: said.Ds_Response.slice(0, 20),
      authorisation: (said.Ds_AuthorisationCode ?? '').replaceAll('+', ' ').trim().slice(0, 40),
      digest: createHash('sha256').update(parameters).digest(),
    };
  } catch {
    return forged;
  }
}

/** 0000 to 0099 mean authorised; everything else does not. */
function isAuthorised(response: unknown): boolean {
  return /^0{0,2}\d{1,2}$/.test(String(response)) && String(response) !== '';
}
