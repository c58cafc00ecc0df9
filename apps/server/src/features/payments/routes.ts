// Endpoints of selling and paying: what a form sells, the pages after a payment, its receipt, and the
// gateway's notices.
// rules: A7.10, A7.11, W6, X21.08, X21.11

import {
  cancelPayment,
  downloadPaymentReceipt,
  notifyPayment,
  openPayment,
  readPayment,
  retryPayment,
} from '@constancia/contract/payments/payment.ts';
import { readSubmissionPayments } from '@constancia/contract/payments/payment-list.ts';
import { readSale } from '@constancia/contract/payments/sale.ts';
import { SEATS_HELD_PAYING_MINUTES } from '@constancia/domain/limits.ts';
import { hasTickets } from '@constancia/domain/payments/order.ts';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/db/database.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { languageOf, originOf } from '../../platform/http/origin-of.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/queries.ts';
import type { MailTransport } from '../../ports/mail/port.ts';
import { type FormRow, findForm, openFormAsAnswerer } from '../forms/public.ts';
import { findSubmission, openSubmission, type ReceiptCookies } from '../submissions/public.ts';
import { brandOf, findOwnTexts } from '../territory/public.ts';
import { cancelOrder } from './cancel-order.ts';
import { clerkRoutes } from './clerk/routes.ts';
import { doorRoutes } from './door/routes.ts';
import { drawReceipt, type ReceiptDrawing } from './draw-receipt.ts';
import { expiryJob } from './jobs.ts';
import { presentPayment, presentSale, presentSubmissionPayment } from './present.ts';
import { findOrderByNumber, openOrderToPay, ordersOf, type PayOrderRow, takenSeats } from './queries.ts';
import { retryAmount, retryOrder } from './retry-order.ts';
import { type SaleServices, saleOf } from './sell.ts';
import { type ShopServices, shopRoutes } from './shops/routes.ts';
import { type NoticeServices, takeNotice } from './take-notice.ts';

export interface PaymentServices extends SaleServices, NoticeServices, ReceiptDrawing, ShopServices {
  readonly receipts: ReceiptCookies;
  readonly signer: FileSigner;
  readonly transport: MailTransport;
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
}

async function saleFor(services: PaymentServices, form: FormRow) {
  const sale = await saleOf(services, form);
  if (!sale) throw new Problem('form-not-found');
  const taken = await takenSeats(services.db, { municipalityId: form.municipalityId, formId: form.id });
  return presentSale(form, sale, { taken, gateway: await services.shops.gatewayOf(form) });
}

function saleRoutes(services: PaymentServices): readonly Route[] {
  const { db } = services;
  return [
    route(readSale, async ({ answerer, params }) =>
      saleFor(services, await openFormAsAnswerer(db, answerer, params.formId)),
    ),
  ];
}

/** Both numbers in the URL must match; one alone opens nothing (A7.10). */
async function openOrder(
  { db }: PaymentServices,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): Promise<PayOrderRow> {
  const order = await findOrderByNumber(db, orderId);
  if (order?.id !== paymentId) throw new Problem('payment-not-found');
  return order;
}

async function codeOf(
  { db }: PaymentServices,
  { municipalityId, submissionId }: PayOrderRow,
): Promise<string> {
  return (await findSubmission(db, { municipalityId, id: submissionId }))?.code ?? '';
}

function pageRoutes(services: PaymentServices): readonly Route[] {
  const { db, clock, receipts, signer, shops, transport } = services;
  const isBuyer = (order: PayOrderRow, request: FastifyRequest) => {
    const receipt = receipts.sent.read(request, clock());
    return receipt?.id === order.submissionId && receipt.municipalityId === order.municipalityId;
  };
  return [
    route(readPayment, async ({ params, request }) => {
      const order = await openOrder(services, params);
      const form = await findForm(db, order.formId);
      return presentPayment(order, {
        code: isBuyer(order, request) ? await codeOf(services, order) : null,
        mailsReceipt: transport.kind === 'smtp',
        retryAmount: await retryAmount(services, order),
        municipality: {
          name: form?.municipalityName ?? '',
          brand: form ? brandOf(signer, { settings: form.settings, formId: form.id, now: clock() }) : '',
        },
        isTrial: await shops.isTrial(order),
      });
    }),
    route(retryPayment, async ({ params, body: { amount }, request }) => {
      const from = {
        origin: originOf(services.publicOrigin, request),
        language: languageOf(request),
        address: clientKey(request),
      };
      return retryOrder(services, await openOrder(services, params), { from, amount });
    }),
    route(cancelPayment, async ({ params }) => {
      const order = await openOrder(services, params);
      return { cancelled: await cancelOrder(services, order) };
    }),
    route(openPayment, async ({ params, body: { language } }) => {
      const order = await openOrder(services, params);
      const at = clock();
      const heldUntil = new Date(at.getTime() + SEATS_HELD_PAYING_MINUTES * 60_000);
      await inTransaction(db, async (tx) => {
        const opened = await openOrderToPay(tx, order, { at, heldUntil, language });
        if (opened) await addJob(tx, expiryJob({ ...order, heldUntil }));
      });
      return { opened: true } as const;
    }),
    route(downloadPaymentReceipt, async ({ params, query, request, reply }) => {
      const order = await openOrder(services, params);
      if (!hasTickets(order)) throw new Problem('payment-not-found');
      const form = await findForm(db, order.formId);
      const { language } = query;
      const content = await drawReceipt(services, order, {
        buyer: isBuyer(order, request) ? order.buyer : null,
        municipality: form?.municipalityName ?? '',
        timeZone: form?.timeZone ?? 'UTC',
        language,
        ownTexts: await findOwnTexts(db, { municipalityId: order.municipalityId, language }),
        isTrial: await shops.isTrial(order),
      });
      return reply
        .header('content-type', downloadPaymentReceipt.file)
        .header('content-disposition', `attachment; filename="recibo-${order.orderId}.pdf"`)
        .header('cache-control', 'no-store')
        .send(content);
    }),
    route(notifyPayment, async ({ bytes, request }) => {
      await takeNotice(services, { body: bytes, address: clientKey(request) });
      return { taken: true } as const;
    }),
  ];
}

function viewRoute({ db }: PaymentServices): Route {
  return route(readSubmissionPayments, async ({ actor, params, audit }) => {
    const { row, form } = await openSubmission(db, actor, params.submissionId);
    const municipalityId = row.municipalityId;
    const orders = await ordersOf(db, { municipalityId, submissionId: row.id });
    await audit(orders[0] ?? null);
    return { payments: orders.map(presentSubmissionPayment), timeZone: form.timeZone };
  });
}

export function paymentRoutes(services: PaymentServices): readonly Route[] {
  return [
    ...saleRoutes(services),
    ...pageRoutes(services),
    viewRoute(services),
    ...clerkRoutes(services),
    ...doorRoutes(services),
    ...shopRoutes(services),
  ];
}
