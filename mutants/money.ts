// Faults in prices, in orders and in the seats that orders hold.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const MONEY_MUTANTS: readonly Mutant[] = [
  {
    id: 'amounts-without-thousands',
    fault: 'twelve thousand euros stand on the screen in one row of digits',
    file: 'apps/web/src/platform/numbers/euros.ts',
    find: 'shownCents(cents, decimalSign(language))',
    put: "shownCents(cents, decimalSign(language)).replace('.', '')",
    noticedBy: {
      file: 'apps/web/src/platform/numbers/number-format.test.ts',
      title: 'R9.23 P1.17 an amount has its cents',
    },
  },
  {
    id: 'promotion-not-charged',
    fault: 'a promotion is shown and the regular price is charged',
    file: 'packages/domain/src/payments/offer.ts',
    find: 'found = { ...found, price: promotion.price, promotion:',
    put: 'found = { ...found, promotion:',
    noticedBy: {
      file: 'apps/server/src/features/payments/order-money.test.ts',
      title: 'while a promotion holds the order is charged at its price',
    },
  },
  {
    id: 'regular-price-charged',
    fault: 'the regular price is charged although a promotion holds',
    file: 'apps/server/src/features/payments/store-order.ts',
    find: 'amount: location.price * quantity',
    put: 'amount: location.regularPrice * quantity',
    noticedBy: {
      file: 'apps/server/src/features/payments/order-money.test.ts',
      title: 'while a promotion holds the order is charged at its price',
    },
  },
  {
    id: 'promotion-by-greenwich',
    fault: 'a promotion ends three hours before its day does',
    file: 'apps/server/src/features/payments/sell.ts',
    find: 'wallTimeOf(now, form.timeZone).day',
    put: "wallTimeOf(now, 'UTC').day",
    noticedBy: {
      file: 'apps/server/src/features/payments/order-money.test.ts',
      title: 'while a promotion holds the order is charged at its price',
    },
  },
  {
    id: 'promotion-without-last-day',
    fault: 'a promotion ends a day early',
    file: 'packages/domain/src/payments/offer.ts',
    find: 'today <= promotion.until',
    put: 'today < promotion.until',
    noticedBy: {
      file: 'packages/domain/src/payments/purchase.test.ts',
      title: 'a promotion makes the price until its last day has ended',
    },
  },
  {
    id: 'dearer-promotion',
    fault: 'a promotion makes a ticket dearer',
    file: 'packages/domain/src/payments/offer.ts',
    find: 'if (holds && promotion.price < found.price)',
    put: 'if (holds)',
    noticedBy: {
      file: 'packages/domain/src/payments/purchase.test.ts',
      title: 'a promotion makes the price until its last day has ended',
    },
  },
  {
    id: 'held-back-seats-sold',
    fault: 'seats that are held back are sold',
    file: 'packages/domain/src/payments/offer.ts',
    find: '(maxQuantity ?? 0) - (deferredQuantity ?? 0)',
    put: 'maxQuantity ?? 0',
    noticedBy: {
      file: 'packages/domain/src/payments/purchase.test.ts',
      title: 'sells the maximum less what is held back',
    },
  },
  {
    id: 'maximum-refused',
    fault: 'nobody can buy as many seats as a person may',
    file: 'packages/domain/src/payments/purchase.ts',
    find: 'quantity <= offer.maxPerOrder',
    put: 'quantity < offer.maxPerOrder',
    noticedBy: {
      file: 'packages/domain/src/payments/purchase.test.ts',
      title: 'as many seats as a person may buy are sold',
    },
  },
  {
    id: 'no-seats-bought',
    fault: 'an order of no seats is taken',
    file: 'packages/domain/src/payments/purchase.ts',
    find: 'quantity >= 1 &&',
    put: 'quantity >= 0 &&',
    noticedBy: {
      file: 'packages/domain/src/payments/purchase.test.ts',
      title: 'E9.20 E9.24 A5.14 X21.02 refuses',
    },
  },
  {
    id: 'another-currency-sold',
    fault: 'prices of another currency are charged in euros',
    file: 'packages/domain/src/payments/check-product.ts',
    find: 'product.currency.name === EURO.name && product.currency.sign === EURO.sign',
    put: "product.currency.name !== ''",
    noticedBy: {
      file: 'packages/domain/src/payments/purchase.test.ts',
      title: 'a product that is not complete, or in another currency',
    },
  },
  {
    id: 'cents-of-one-decimal',
    fault: 'a price of 12,5 is charged as 12,05',
    file: 'packages/domain/src/payments/amount.ts',
    find: "Number(decimals.padEnd(2, '0'))",
    put: 'Number(decimals)',
    noticedBy: {
      file: 'packages/domain/src/payments/amount.test.ts',
      title: ' cents',
    },
  },
  {
    id: 'amount-without-decimals',
    fault: 'a price of 12,50 is shown as 13',
    file: 'packages/domain/src/payments/amount.ts',
    find: '.toFixed(2)',
    put: '.toFixed(0)',
    noticedBy: {
      file: 'packages/domain/src/payments/amount.test.ts',
      title: 'reads back every amount that it shows',
    },
  },
  {
    id: 'receipt-without-thousands',
    fault: 'a receipt says 1250,00 where every other number has a sign between the thousands',
    file: 'apps/server/src/features/payments/draw-receipt.ts',
    find: '${shownCents(cents, words.decimalSign)}',
    put: "${shownCents(cents, words.decimalSign).replace('.', '')}",
    noticedBy: {
      file: 'apps/server/src/features/payments/late.test.ts',
      title: 'X31.10 R9.23 a large amount has the sign of the thousands',
    },
  },
  {
    id: 'ticket-for-nothing',
    fault: 'a ticket for no price at all is offered',
    file: 'packages/domain/src/payments/check-product.ts',
    find: 'isCount(location.price, 1, PRICE_MAX)',
    put: 'isCount(location.price, 0, PRICE_MAX)',
    noticedBy: {
      file: 'packages/domain/src/payments/product.test.ts',
      title: ' cents is refused',
    },
  },
  {
    id: 'one-place-too-many',
    fault: 'a hall with one seat is sold twice',
    file: 'apps/server/src/features/payments/queries.ts',
    find: 'and taken + ${quantity} <= ${seats} returning',
    put: 'and taken + ${quantity} <= ${seats} + 1 returning',
    noticedBy: {
      file: 'apps/server/src/features/payments/payments.test.ts',
      title: 'seats of buyers who never came back are free again after twenty minutes',
    },
  },
  {
    id: 'denied-places-stay-taken',
    fault: 'seats of a denied payment are sold to nobody',
    file: 'apps/server/src/features/payments/resolve-order.ts',
    find: '    await releaseSeats(tx, seats);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/payments.test.ts',
      title: 'a denial gives the seats back',
    },
  },
  {
    id: 'places-released-early',
    fault: 'seats are given away while their buyer pays',
    file: 'apps/server/src/features/payments/jobs.ts',
    find: "    if (at < order.heldUntil) throw new Error('the seats are still held');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/order-money.test.ts',
      title: 'seats stay held until their time, even when the worker checks too early',
    },
  },
  {
    id: 'places-held-for-ever',
    fault: 'seats of a buyer who never came back stay held',
    file: 'apps/server/src/features/payments/store-order.ts',
    find: '  await addJob(tx, expiryJob({ municipalityId: form.municipalityId, id, heldUntil }));\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title: 'seats are held five minutes',
    },
  },
  {
    id: 'opened-again-held-longer',
    fault: 'a person who opens the gateway again and again holds seats for ever',
    file: 'apps/server/src/features/payments/queries.ts',
    find: ' and opened_at is null',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title: 'seats are held five minutes',
    },
  },
  {
    id: 'three-open-orders',
    fault: 'one address holds more orders than it may',
    file: 'apps/server/src/features/payments/store-order.ts',
    find: '>= openOrders)',
    put: '> openOrders)',
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title: 'a concert is not sold out by one visitor',
    },
  },
  {
    id: 'counter-limited',
    fault: 'staff at a counter sell two tickets and no more',
    file: 'apps/server/src/features/payments/store-order.ts',
    find: "if (address !== '' && (await openOrdersOf",
    put: 'if ((await openOrdersOf',
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title: 'staff at a counter sell without that limit',
    },
  },
  {
    id: 'address-kept',
    fault: 'the address of a buyer is kept after they paid',
    file: 'apps/server/src/features/payments/queries.ts',
    find: "authorisation = ${set.authorisation},\n      address_key = ''",
    put: 'authorisation = ${set.authorisation}',
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title: 'who paid buys again',
    },
  },
  {
    id: 'zeros-are-another-person',
    fault: 'a person buys the house up with zeros before their number',
    file: 'packages/domain/src/payments/purchase.ts',
    find: "\n    .replace(/^0+/, '')",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title: 'the most per person counts one document number',
    },
  },
  {
    id: 'unpaid-seats-not-counted',
    fault: 'a person holds more seats than they may, unpaid',
    file: 'apps/server/src/features/payments/queries.ts',
    find: "state in ('pending', 'paid', 'late') and",
    put: "state in ('paid', 'late') and",
    noticedBy: {
      file: 'apps/server/src/features/payments/hoarding.test.ts',
      title: 'the most per person counts one document number',
    },
  },
];
