// The payments of a form for the clerk who keeps its accounts: orders by state, submissions without payment,
// orders whose submission is gone, with sums and seats; and closing the case of a buyer who was charged without a
// seat. It contains only submissions that the person may see.
// rules: R7.24, X21.12, X21.13, X31.07, X31.18

import {
  closePaymentCase,
  type ListedPayment,
  listPayments,
  type PaymentFilter,
  type PaymentPage,
} from '@constancia/contract/payments/payment-list.ts';
import { may } from '@constancia/domain/access/may.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { EURO } from '@constancia/domain/payments/product.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { openForm } from '../../forms/public.ts';
import { postPaymentMail } from '../post-payment-mail.ts';
import { findOrderByNumber } from '../queries.ts';
import { type SaleServices, saleOf } from '../sell.ts';
import {
  closeCase,
  countUnpaidSubmissions,
  type ListedOrder,
  listOrders,
  listUnpaidSubmissions,
  type ScopedForm,
  seesOrder,
  soldSeats,
  sumOrders,
} from './queries.ts';

export function clerkRoutes(services: SaleServices): readonly Route[] {
  return [listRoute(services), closingRoute(services)];
}

function closingRoute({ db, clock }: SaleServices): Route {
  return route(closePaymentCase, async ({ actor, params, body: { as, note } }) => {
    const form = await openForm(db, actor, params.formId);
    const of = { municipalityId: form.municipalityId, formId: form.id, scope: submissionScope(actor) };
    if (!(await seesOrder(db, of, params.paymentId))) throw new Problem('payment-not-found');
    const order = { municipalityId: form.municipalityId, id: params.paymentId };
    const at = clock();
    await inTransaction(db, async (tx) => {
      const orderId = await closeCase(tx, order, { as, note, by: actor.username, at });
      if (orderId === null) throw new Problem('payment-case-closed');
      const closed = await findOrderByNumber(tx, orderId);
      // The tickets of the seat that was given go to the buyer like any.
      if (closed && as === 'other-seat') await postPaymentMail(tx, closed, { about: 'paid', at });
      await appendAudit(tx, {
        municipalityId: form.municipalityId,
        at,
        actor: actor.username,
        action: 'update',
        subject: 'payment',
        subjectId: params.paymentId,
        details: { event: 'closed', as },
      });
    });
    return { closed: true } as const;
  });
}

function listRoute(services: SaleServices): Route {
  const { db, versions } = services;
  return route(listPayments, async ({ actor, params, query, audit }) => {
    const form = await openForm(db, actor, params.formId);
    const of = { municipalityId: form.municipalityId, formId: form.id, scope: submissionScope(actor) };
    const asked = {
      after: query.cursor === undefined ? null : readCursor(query.cursor),
      size: PAGE_SIZES.payments + 1,
    };
    const { show = null } = query;
    const found =
      show === 'unpaid-submission'
        ? await listUnpaidSubmissions(db, of, asked)
        : await listOrders(db, of, { show, ...asked });
    const rows = found.slice(0, PAGE_SIZES.payments);
    const last = rows.at(-1);
    await audit(form, { show: show ?? 'all', count: rows.length });
    const newest = await versions.load(form, form.version);
    const title = newest?.definition.title ?? form.title;
    return {
      form: { id: form.id, title },
      payments: rows.map(present),
      next: found.length > rows.length && last ? `${last.at}.${last.key}` : null,
      totals: await totals(db, of),
      may: { closeCases: may(actor, 'correct', 'respuesta') },
      locations: await locations(services, form),
      currency: EURO.name,
      timeZone: form.timeZone,
    };
  });
}

function present(row: ListedOrder): ListedPayment {
  const { orderId, id, state, amount, quantity, location, buyer, charges, submissionId, code } = row;
  const order =
    orderId !== null && id !== null && state && buyer
      ? {
          orderId,
          id,
          state,
          amount: amount ?? 0,
          quantity: quantity ?? 0,
          section: location ?? '',
          ...buyer,
          charges,
          closing: closingOf(row),
        }
      : null;
  return {
    order,
    submission: submissionId === null ? null : { id: submissionId, code: code ?? '' },
    createdAt: row.createdAt.toISOString(),
  };
}

function closingOf({ closedAs, closedAt, closedBy, closingNote }: ListedOrder) {
  if (!closedAs || !closedAt) return null;
  return { as: closedAs, note: closingNote ?? '', by: closedBy ?? '', at: closedAt.toISOString() };
}

async function totals(db: Database, of: ScopedForm): Promise<PaymentPage['totals']> {
  const none = { count: 0, amount: 0 };
  const sums: Record<PaymentFilter, { count: number; amount: number }> = {
    pending: none,
    paid: none,
    denied: none,
    expired: none,
    late: none,
    'late-closed': none,
    orphan: none,
    'unpaid-submission': { count: await countUnpaidSubmissions(db, of), amount: 0 },
  };
  for (const { state, closed, orphan, count, amount } of await sumOrders(db, of))
    for (const filter of [closed ? 'late-closed' : state, ...(orphan ? ['orphan' as const] : [])] as const) {
      const before = sums[filter];
      sums[filter] = { count: before.count + count, amount: before.amount + amount };
    }
  return sums;
}

/** Locations of the current product, and of earlier ones that sold something. */
async function locations(
  services: SaleServices,
  form: Awaited<ReturnType<typeof openForm>>,
): Promise<PaymentPage['locations']> {
  const sale = await saleOf(services, form);
  const offered = new Map((sale?.offer?.locations ?? []).map(({ name, seats }) => [name, seats]));
  const rows = await soldSeats(services.db, { municipalityId: form.municipalityId, formId: form.id });
  const sold = new Map(rows.map((row) => [row.location, row]));
  return [...new Set([...offered.keys(), ...sold.keys()])].map((name) => {
    const seats = offered.get(name) ?? 0;
    const { sold: paid, held } = sold.get(name) ?? { sold: 0, held: 0 };
    return { name, seats, sold: paid, held, left: Math.max(0, seats - paid - held) };
  });
}

function readCursor(text: string): { readonly at: string; readonly key: string } {
  const match = /^(\d{1,20})\.([0-9A-Za-z]{20})$/.exec(text);
  if (match) return { at: match[1] ?? '', key: match[2] ?? '' };
  throw new Problem('request-invalid', {
    issues: [{ code: 'request-field', at: { field: 'query.cursor' } }],
  });
}
