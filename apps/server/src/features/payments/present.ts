// Converts orders and products to what the contract describes.
import type { Payment } from '@constancia/contract/payments/payment.ts';
import type { SubmissionPayment } from '@constancia/contract/payments/payment-list.ts';
import type { Sale } from '@constancia/contract/payments/sale.ts';
import { paymentStatus } from '@constancia/domain/payments/order.ts';
import { saleEndOf } from '@constancia/domain/payments/sale-end.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';
import type { FormRow } from '../forms/public.ts';
import type { PayOrderRow } from './queries.ts';
import { dateOf, type OpenSale } from './sell.ts';

interface SaleNow {
  /** Location -> seats that are sold or held. */
  readonly taken: ReadonlyMap<string, number>;
  /** Where it is paid; null when nothing can be sold. */
  readonly gateway: PaymentGateway | null;
}

export function presentSale(
  { timeZone }: FormRow,
  { product, offer, isOver }: OpenSale,
  { taken, gateway }: SaleNow,
): Sale {
  const locations = (gateway ? offer?.locations : null) ?? [];
  return {
    state: isOver ? 'over' : offer && gateway ? 'open' : 'closed',
    ended: isOver ? dateOf(saleEndOf(product), timeZone) : '',
    isTrial: gateway?.isTrial ?? false,
    name: product.name,
    date: offer || isOver ? dateOf(product.date, timeZone) : '',
    address: product.address,
    currency: product.currency.name,
    maxPerOrder: offer?.maxPerOrder ?? 0,
    isMaxPerPerson: product.maxPerPerson !== null,
    locations: locations.map(({ name, price, regularPrice, promotion, seats }) => ({
      name,
      price,
      regularPrice,
      promotion: promotion?.name ?? '',
      left: Math.max(0, seats - (taken.get(name) ?? 0)),
    })),
  };
}

interface PaymentShown extends Pick<Payment, 'retryAmount' | 'municipality' | 'isTrial' | 'mailsReceipt'> {
  /** The code of the submission, for the browser that bought; null for everybody else (W6). */
  readonly code: string | null;
}

export function presentPayment(order: PayOrderRow, { code, ...shown }: PaymentShown): Payment {
  const { product, location, quantity, buyer } = order;
  return {
    orderId: order.orderId,
    id: order.id,
    status: paymentStatus(order.state),
    amount: order.amount,
    currency: order.product.currencyType.name,
    bought: { name: product.name, date: product.dateFormatted, section: location, quantity },
    fullName: code === null ? null : buyer.fullName,
    buyer: code === null ? null : { code, email: buyer.email },
    late: order.state === 'late' ? { closedAs: order.closedAs } : null,
    ...shown,
  };
}

export function presentSubmissionPayment(order: PayOrderRow): SubmissionPayment {
  const { name, address, dateFormatted, preview, currencyType } = order.product;
  return {
    orderId: order.orderId,
    id: order.id,
    state: order.state,
    status: paymentStatus(order.state),
    amount: order.amount,
    price: order.unitPrice,
    quantity: order.quantity,
    section: order.location,
    currency: currencyType.name,
    ...order.buyer,
    product: { name, address, dateFormatted, preview },
    createdAt: order.createdAt.toISOString(),
    resolvedAt: order.resolvedAt?.toISOString() ?? null,
    authorisation: order.authorisation,
  };
}
