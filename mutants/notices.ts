// Faults in handling the gateway's notices, in the states of orders, and in who may see payments.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const NOTICE_MUTANTS: readonly Mutant[] = [
  {
    id: 'notice-of-another-shop',
    fault: 'a payment to another shop pays the order here',
    file: 'apps/server/src/features/payments/take-notice.ts',
    find: "  if (!notice.isOurs) return 'other-shop';\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'refuses a rightly signed notice of',
    },
  },
  {
    id: 'notice-of-another-amount',
    fault: 'a person who pays a cent has paid',
    file: 'apps/server/src/features/payments/take-notice.ts',
    find: "return notice.amount === order.amount ? null : 'other-amount';",
    put: 'return null;',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'refuses a rightly signed notice of',
    },
  },
  {
    id: 'notice-in-another-currency',
    fault: 'a payment in pesos pays an order in euros',
    file: 'apps/server/src/ports/payments/redsys.ts',
    find: '        Number(said.Ds_Currency) === Number(EURO) &&\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'refuses a rightly signed notice of',
    },
  },
  {
    id: 'refund-is-a-payment',
    fault: 'a refund pays an order',
    file: 'apps/server/src/ports/payments/redsys.ts',
    find: ' &&\n        said.Ds_TransactionType === PAYMENT',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'refuses a rightly signed notice of',
    },
  },
  {
    id: 'signature-of-any-version',
    fault: 'a notice signed in another way is believed',
    file: 'apps/server/src/ports/payments/redsys.ts',
    find: "  if (given.get('Ds_SignatureVersion') !== VERSION) return forged;\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'refuses forged ones',
    },
  },
  {
    id: 'refused-card-pays',
    fault: 'a card that the bank refused has paid',
    file: 'apps/server/src/ports/payments/redsys.ts',
    find: '/^0{0,2}\\d{1,2}$/',
    put: '/^\\d{1,4}$/',
    noticedBy: {
      file: 'apps/server/src/ports/payments/redsys.test.ts',
      title: 'only 0000 to 0099 are a payment',
    },
  },
  {
    id: 'notice-taken-twice',
    fault: 'a notice that comes twice is an internal error',
    file: 'apps/server/src/features/payments/take-notice.ts',
    find: 'if (!order || (await wasNoticed(tx, order, digest))) return null;',
    put: 'if (!order) return null;',
    noticedBy: {
      file: 'apps/server/src/features/payments/payments.test.ts',
      title: 'twice at the same time it is taken once',
    },
  },
  {
    id: 'flood-of-notices',
    fault: 'strangers fill the audit with notices of their own',
    file: 'apps/server/src/features/payments/take-notice.ts',
    find: "  if (seconds !== null) return new Problem('too-many-requests', { values: { seconds } });\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'a flood is stopped',
    },
  },
  {
    id: 'refused-notice-not-audited',
    fault: 'nobody can find out that somebody forged payments',
    file: 'apps/server/src/features/payments/take-notice.ts',
    find: "      details: { event: 'refused', reason },",
    put: "      details: { event: 'denied', reason },",
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'refuses a rightly signed notice of',
    },
  },
  {
    id: 'paid-late-sold-twice',
    fault: 'a seat is sold twice when its first buyer pays late',
    file: 'packages/domain/src/payments/order.ts',
    find: "otherwise: 'late' };",
    put: "otherwise: 'paid' };",
    noticedBy: {
      file: 'packages/domain/src/payments/order.test.ts',
      title: 'an order whose seats are gone when the money comes is late',
    },
  },
  {
    id: 'money-forgotten',
    fault: 'a denial that arrives late takes a paid ticket away',
    file: 'packages/domain/src/payments/order.ts',
    find: '  paid: {},',
    put: "  paid: { denied: { state: 'denied', seats: 'release' } },",
    noticedBy: {
      file: 'packages/domain/src/payments/order.test.ts',
      title: 'paid stays paid',
    },
  },
  {
    id: 'late-reads-as-paid',
    fault: 'an order without seats reads as paid',
    file: 'packages/domain/src/payments/order.ts',
    find: "  late: 'to-validate',",
    put: "  late: 'paid',",
    noticedBy: {
      file: 'packages/domain/src/payments/order.test.ts',
      title: 'only paid reads as paid',
    },
  },
  {
    id: 'payment-opened-by-half',
    fault: 'a payment opens by its order number alone',
    file: 'apps/server/src/features/payments/routes.ts',
    find: 'if (order?.id !== paymentId) throw',
    put: 'if (!order) throw',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'a payment opens by both its numbers',
    },
  },
  {
    id: 'buyer-told-to-strangers',
    fault: 'the URL of a payment shows anybody who bought',
    file: 'apps/server/src/features/payments/present.ts',
    find: 'fullName: code === null ? null : buyer.fullName,',
    put: 'fullName: buyer.fullName,',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'a payment opens by both its numbers',
    },
  },
  {
    id: 'receipt-before-payment',
    fault: 'a receipt is had without paying',
    file: 'apps/server/src/features/payments/routes.ts',
    find: "      if (!hasTickets(order)) throw new Problem('payment-not-found');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hostile-notices.test.ts',
      title: 'the receipt: of a paid order only',
    },
  },
  {
    id: 'retry-of-private-form',
    fault: 'a payment is tried again on a form that visitors may no longer answer',
    file: 'apps/server/src/features/payments/retry-order.ts',
    find: ' && (isPublic || portal);',
    put: ' && (isPublic || !portal);',
    noticedBy: {
      file: 'apps/server/src/features/payments/retry.test.ts',
      title: 'there is nothing to retry once the form is private',
    },
  },
  {
    id: 'denied-order-fills-form',
    fault: 'orders that nobody paid use a form up',
    file: 'apps/server/src/features/payments/resolve-order.ts',
    find: '    await countSubmission(tx, order, false);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title: 'orders that are never paid do not use a form up',
    },
  },
  {
    id: 'late-payment-not-counted',
    fault: 'a form takes more paid submissions than its limit',
    file: 'apps/server/src/features/payments/resolve-order.ts',
    find: "  if (step.seats === 'take' && got) await countSubmission(tx, order, true);\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title:
        'a denied order makes its submission not count, a late payment that keeps its seats makes it count again',
    },
  },
  {
    id: 'sold-without-gateway',
    fault: 'tickets are sold that nobody can pay',
    file: 'apps/server/src/features/payments/sell.ts',
    find: 'if (!sale.offer || !gateway) throw',
    put: 'if (!sale.offer) throw',
    noticedBy: {
      file: 'apps/server/src/features/payments/payments.test.ts',
      title: 'without a gateway, or with half a product',
    },
  },
  {
    id: 'payments-of-colleagues',
    fault: 'a clerk sees the payments of other areas',
    file: 'apps/server/src/features/payments/clerk/queries.ts',
    find: "and ${inScope(scope, 'o.area_id', 'o.created_by')} and ${shownBy(show)}",
    put: 'and ${shownBy(show)}',
    noticedBy: {
      file: 'apps/server/src/features/payments/clerk/payment-list.test.ts',
      title: 'keeps to the submissions a person may see',
    },
  },
  {
    id: 'payment-list-not-audited',
    fault: 'nobody can find out who read the payments of a form',
    file: 'packages/contract/src/payments/payment-list.ts',
    find: "audit: { reads: 'payments' },",
    put: "audit: { reads: 'form' },",
    noticedBy: {
      file: 'apps/server/src/features/payments/clerk/payment-list.test.ts',
      title: 'keeps to the submissions a person may see',
    },
  },
];
