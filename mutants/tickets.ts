// Faults in retrying a payment, in charges without a seat, in the end of a sale, and in tickets at the door.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const TICKET_MUTANTS: readonly Mutant[] = [
  {
    id: 'retry-over-the-limit',
    fault: 'a retry is taken although the form has all the submissions it may have',
    file: 'apps/server/src/features/payments/retry-order.ts',
    find: 'share.counted >= limit)',
    put: 'share.counted > limit)',
    noticedBy: {
      file: 'apps/server/src/features/payments/retry.test.ts',
      title:
        'the last seats and the last submission of a limit are counted again: a retry that comes too late is refused',
    },
  },
  {
    id: 'retry-orders-twice',
    fault: 'a retry that is sent twice is refused instead of giving its order back',
    file: 'apps/server/src/features/payments/retry-order.ts',
    find: "    if (states.includes('pending')) return true;\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/retry.test.ts',
      title: 'a retry that is sent many times at the same time makes one order',
    },
  },
  {
    id: 'retry-by-old-form',
    fault: 'a retry charges the price that its form had a moment before',
    file: 'apps/server/src/features/payments/retry-order.ts',
    find: '    if (form && now && !isUnchanged(form, now)) return false;\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/retry.test.ts',
      title: 'X40.39 a form that is saved with another price',
    },
  },
  {
    id: 'retry-hoards',
    fault: 'a retry does not count for the most per person',
    file: 'apps/server/src/features/payments/retry-order.ts',
    find: '    await refuseHoarding(tx, { ...sold, from }, services.openOrders);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/retry.test.ts',
      title: 'a retry counts for the most per person',
    },
  },
  {
    id: 'seats-for-both-orders',
    fault: 'a submission that is paid twice has its seats twice',
    file: 'packages/domain/src/payments/order.ts',
    find: "step === TAKE && others.includes('paid')",
    put: "step === TAKE && others.includes('late')",
    noticedBy: {
      file: 'apps/server/src/features/payments/retry.test.ts',
      title: 'money for both orders of a submission',
    },
  },
  {
    id: 'retry-keeps-its-seats',
    fault: 'a retry holds seats although the first order was paid',
    file: 'apps/server/src/features/payments/resolve-order.ts',
    find: "others.filter(({ state }) => state === 'pending')",
    put: "others.filter(({ state }) => state === 'late')",
    noticedBy: {
      file: 'apps/server/src/features/payments/retry.test.ts',
      title: 'money for both orders of a submission',
    },
  },
  {
    id: 'charged-and-not-told',
    fault: 'nobody writes to a buyer who was charged without a seat',
    file: 'apps/server/src/features/payments/resolve-order.ts',
    find: "if (state === 'paid' || state === 'late')",
    put: "if (state === 'paid')",
    noticedBy: {
      file: 'apps/server/src/features/payments/late.test.ts',
      title: 'who was charged without a seat is neither denied',
    },
  },
  {
    id: 'case-closed-twice',
    fault: 'two clerks close one case, and the second overwrites the first',
    file: 'apps/server/src/features/payments/clerk/queries.ts',
    find: " and state = 'late' and closed_as is null\n",
    put: " and state = 'late'\n",
    noticedBy: {
      file: 'apps/server/src/features/payments/late.test.ts',
      title: 'a clerk closes the case once',
    },
  },
  {
    id: 'refund-blocks-buyer',
    fault: 'a buyer whose money was returned may not buy again',
    file: 'apps/server/src/features/payments/queries.ts',
    find: " and closed_as is distinct from 'refunded'",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/late.test.ts',
      title: 'a buyer whose money was returned may buy again',
    },
  },
  {
    id: 'sold-while-it-plays',
    fault: 'tickets are sold at the moment when the event begins',
    file: 'packages/domain/src/payments/sale-end.ts',
    find: '<= Date.parse(now)',
    put: '< Date.parse(now)',
    noticedBy: {
      file: 'packages/domain/src/payments/sale-end.test.ts',
      title: 'a sale ends when the event begins',
    },
  },
  {
    id: 'end-of-its-own-ignored',
    fault: 'a sale goes on after the moment that the editor set',
    file: 'packages/domain/src/payments/sale-end.ts',
    find: "  if (saleEnds !== '') return saleEnds;\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/payments/order-money.test.ts',
      title: 'an end of its own closes the sale earlier',
    },
  },
  {
    id: 'any-signature-enters',
    fault: 'a ticket that somebody made up lets them in',
    file: 'apps/server/src/features/payments/ticket-signer.ts',
    find: 'return isSigned(read.signature, order.municipalityId, order.id, read.seat) ?',
    put: 'return read.signature.length > BYTES ?',
    noticedBy: {
      file: 'apps/server/src/features/payments/door/door.test.ts',
      title: 'a code that is made up',
    },
  },
  {
    id: 'held-ticket-turned-away',
    fault: 'a ticket that is held before the camera for some seconds is checked again, and said to be used',
    file: 'apps/web/src/platform/scanner/held-still.ts',
    find: 'awaySince !== null && now - awaySince > OUT_OF_SIGHT_MS',
    put: 'now - (awaySince ?? 0) > OUT_OF_SIGHT_MS',
    noticedBy: {
      file: 'apps/web/src/platform/scanner/held-still.test.ts',
      title: 'a ticket that is held still is checked once',
    },
  },
  {
    id: 'ticket-enters-twice',
    fault: 'a ticket that was used lets a second person in',
    file: 'apps/server/src/features/payments/door/use-ticket.ts',
    find: 'isNew || use.id === id ?',
    put: "isNew || use.id !== '' ?",
    noticedBy: {
      file: 'apps/server/src/features/payments/door/door.test.ts',
      title: 'a ticket lets one person in',
    },
  },
  {
    id: 'unpaid-ticket-enters',
    fault: 'a ticket of an order that is not paid lets somebody in',
    file: 'apps/server/src/features/payments/door/use-ticket.ts',
    find: "return hasTickets(order) ? null : 'unpaid';",
    put: "return order.state === 'pending' ? 'unpaid' : null;",
    noticedBy: {
      file: 'apps/server/src/features/payments/door/door.test.ts',
      title: 'a ticket of another event, or of an order that is not paid',
    },
  },
  {
    id: 'foreign-door',
    fault: 'people of another town use tickets that they may not see',
    file: 'apps/server/src/features/payments/door/use-ticket.ts',
    find: '!order || !within(submissionScope(actor), order)',
    put: "!order || !within({ ...submissionScope(actor), areas: 'all' }, order)",
    noticedBy: {
      file: 'apps/server/src/features/payments/door/door.test.ts',
      title: 'only people who may see the order use its tickets',
    },
  },
  {
    id: 'undone-any-time',
    fault: 'the use of a ticket is taken back the next day',
    file: 'apps/server/src/features/payments/door/routes.ts',
    find: 'use.undoneAt !== null || at > undoUntil(use)',
    put: 'use.undoneAt !== null || at < use.usedAt',
    noticedBy: {
      file: 'apps/server/src/features/payments/door/door.test.ts',
      title: 'a use is taken back within two minutes',
    },
  },
  {
    id: 'no-ticket-for-the-other-seat',
    fault: 'who was given another seat stands at the door with an unpaid ticket',
    file: 'packages/domain/src/payments/order.ts',
    find: "return state === 'paid' || closedAs === 'other-seat';",
    put: "return state === 'paid' || closedAs === 'refunded';",
    noticedBy: {
      file: 'apps/server/src/features/payments/late.test.ts',
      title: 'X31.18 who was given another seat',
    },
  },
];
