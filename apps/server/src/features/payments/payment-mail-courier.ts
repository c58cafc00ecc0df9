// Sends a buyer the mail about a payment: the receipt when it was paid, or what happens now when it was charged without
// a seat. The receipt is drawn when the mail is sent.
// rules: X31.02, X31.10

import { mailSubject } from '@constancia/domain/mail/mail-copy.ts';
import { mailHtml } from '@constancia/domain/mail/mail-html.ts';
import { mailText } from '@constancia/domain/mail/mail-text.ts';
import { paymentMail } from '@constancia/domain/mail/payment-mail.ts';
import { shownCents } from '@constancia/domain/payments/amount.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { paymentMailWords } from '@constancia/messages/payment-mail-words.ts';
import { paymentWords } from '@constancia/messages/payment-words.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Courier, DeliveryFailure } from '../../platform/outbox/outbox.ts';
import { deliverMail } from '../../ports/mail/delivery-failure.ts';
import type { Mail, MailTransport } from '../../ports/mail/port.ts';
import { findForm } from '../forms/public.ts';
import { findSubmission } from '../submissions/public.ts';
import { findOwnTexts } from '../territory/public.ts';
import { drawReceipt, type ReceiptDrawing } from './draw-receipt.ts';
import type { PaymentMail } from './post-payment-mail.ts';
import { findOrderByNumber, type PayOrderRow } from './queries.ts';
import type { PaymentShops } from './shops/payment-shops.ts';

export interface PaymentMailServices extends ReceiptDrawing {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly shops: Pick<PaymentShops, 'isTrial'>;
}

export function paymentMailCourier(services: PaymentMailServices): Courier {
  return async ({ id, payload, createdAt }) => {
    const { orderId, about } = payload as PaymentMail;
    const order = await findOrderByNumber(services.db, orderId);
    if (!order) throw new DeliveryFailure('gone', 'never');
    const mail = await mailOf(services, order, about);
    const { municipalityId, buyer } = order;
    await deliverMail(services.transport, { ...mail, municipalityId, id, date: createdAt, to: buyer.email });
  };
}

async function mailOf(
  services: PaymentMailServices,
  order: PayOrderRow,
  about: PaymentMail['about'],
): Promise<Omit<Mail, 'municipalityId' | 'id' | 'date' | 'to'>> {
  const form = await findForm(services.db, order.formId);
  const municipality = form?.municipalityName ?? '';
  const { language, municipalityId } = order;
  const ownTexts = await findOwnTexts(services.db, { municipalityId, language });
  const words = paymentMailWords({ about, language, municipality, ownTexts });
  const lines = await linesOf(services.db, order, { code: words.code, ownTexts });
  const content = paymentMail({ words, language: paymentWords(language).language, municipality, lines });
  const receipt = async () => ({
    name: `recibo-${order.orderId}.pdf`,
    mediaType: 'application/pdf',
    content: await drawReceipt(services, order, {
      buyer: order.buyer,
      municipality,
      timeZone: form?.timeZone ?? 'UTC',
      language,
      ownTexts,
      isTrial: await services.shops.isTrial(order),
    }),
  });
  return {
    subject: mailSubject(`${words.title}:`, order.product.name),
    text: mailText(content),
    html: mailHtml(content),
    attachments: about === 'paid' ? [await receipt()] : [],
  };
}

async function linesOf(
  db: Database,
  order: PayOrderRow,
  { code, ownTexts }: { readonly code: string; readonly ownTexts: OwnTexts },
) {
  const { municipalityId, product, location, quantity, amount } = order;
  const submission = await findSubmission(db, { municipalityId, id: order.submissionId });
  const words = paymentWords(order.language, ownTexts);
  return [
    { label: words.orderNumber, value: order.orderId },
    { label: code, value: submission?.code ?? '' },
    { label: words.amount, value: `${shownCents(amount, words.decimalSign)} ${product.currencyType.name}` },
    { label: words.event, value: product.name },
    { label: words.eventDate, value: product.dateFormatted },
    { label: words.address, value: product.address },
    { label: words.section, value: location },
    { label: words.quantity, value: String(quantity) },
  ];
}
