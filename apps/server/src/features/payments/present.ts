// Converts orders and products to what the contract describes.
import type { Payment, Sale, SubmissionPayment } from '@constancia/contract/payments.ts';
import { paymentStatus } from '@constancia/domain/payments/order.ts';
import type { PaymentGateway } from '../../ports/payments/port.ts';
import type { FormRow } from '../forms/public.ts';
import type { Buyer, PayOrderRow } from './queries.ts';
import { dateOf, type OpenSale } from './sell.ts';

interface SaleNow {
  /** Location -> seats that are sold or held. */
  readonly taken: ReadonlyMap<string, number>;
  readonly gateway: PaymentGateway | null;
}

export function presentSale(
  { timeZone }: FormRow,
  { product, offer }: OpenSale,
  { taken, gateway }: SaleNow,
): Sale {
  const locations = (gateway ? offer?.locations : null) ?? [];
  return {
    state: offer && gateway ? 'open' : 'closed',
    isTrial: gateway?.isTrial ?? false,
    name: product.name,
    date: offer ? dateOf(product, timeZone) : '',
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

interface PaymentShown extends Pick<Payment, 'retryAmount' | 'municipality' | 'isTrial'> {
  /** Null for everybody but the browser that bought (W6). */
  readonly buyer: Buyer | null;
}

export function presentPayment(order: PayOrderRow, { buyer, ...shown }: PaymentShown): Payment {
  return {
    orderId: order.orderId,
    id: order.id,
    status: paymentStatus(order.state),
    amount: order.amount,
    currency: order.product.currencyType.name,
    fullName: buyer?.fullName ?? null,
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
