import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leadingState,
  mayRetry,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  orderStep,
  paymentStatus,
} from './order.ts';
import { operationIdInGroups, orderNumberOf } from './order-number.ts';

describe('what becomes of an order', () => {
  it.each([
    ['pending', 'authorised', 'paid', 'stay'],
    ['pending', 'denied', 'denied', 'release'],
    ['pending', 'expired', 'expired', 'release'],
    ['denied', 'authorised', 'paid', 'take'],
    ['expired', 'authorised', 'paid', 'take'],
    ['expired', 'denied', 'denied', 'stay'],
  ] as const)('X21.03 X21.04 X21.05 %s, then %s: %s, places %s', (before, event, ...[after, seats]) => {
    expect(orderStep(before, event)).toMatchObject({ state: after, seats });
  });

  it('X21.05 an order whose seats are gone when the money comes is late', () => {
    expect(orderStep('expired', 'authorised')?.otherwise).toBe('late');
    expect(orderStep('denied', 'authorised')?.otherwise).toBe('late');
  });

  it('X21.04 paid stays paid and late stays late, whatever is said afterwards', () => {
    for (const event of ['authorised', 'denied', 'expired'] as const) {
      expect(orderStep('paid', event)).toBeNull();
      expect(orderStep('late', event)).toBeNull();
    }
  });

  it('X21.04 money that was taken is never lost, in any order of the notices', () => {
    const events = fc.array(fc.constantFrom<OrderEvent>('authorised', 'denied', 'expired'), { maxLength: 8 });
    fc.assert(
      fc.property(events, fc.boolean(), (said, seatsLeft) => {
        let state: (typeof ORDER_STATES)[number] = 'pending';
        let held = 1;
        for (const event of said) {
          const step = orderStep(state, event);
          if (!step) continue;
          const got = step.seats !== 'take' || seatsLeft;
          if (step.seats === 'release') held -= 1;
          if (step.seats === 'take' && got) held += 1;
          state = got ? step.state : (step.otherwise ?? step.state);
        }
        expect(held).toBe(state === 'pending' || state === 'paid' ? 1 : 0);
        if (said.includes('authorised')) expect(['paid', 'late']).toContain(state);
      }),
    );
  });

  it('X31.06 money for a submission that is paid already is late, from whichever of its orders it comes', () => {
    for (const before of ['denied', 'expired'] as const) {
      expect(orderStep(before, 'authorised', ['paid'])).toEqual({ state: 'late', seats: 'stay' });
      expect(orderStep(before, 'authorised', ['denied', 'pending', 'late'])?.state).toBe('paid');
    }
    expect(orderStep('expired', 'denied', ['paid'])).toEqual({ state: 'denied', seats: 'stay' });
  });

  it('A2.67 X31.05 a submission is ordered again only after every order of it ended without payment', () => {
    expect(mayRetry(['denied', 'expired', 'denied'])).toBe(true);
    for (const state of ['pending', 'paid', 'late'] as const) expect(mayRetry(['denied', state])).toBe(false);
  });

  it.each<[readonly OrderState[], OrderState]>([
    [['denied', 'paid', 'expired'], 'paid'],
    [['pending', 'denied'], 'pending'],
    [['denied', 'late'], 'late'],
    [['expired', 'denied'], 'expired'],
    [['denied', 'expired'], 'denied'],
  ])('R4.16 X31.05 the status of a submission with the orders %s is that of %s', (states, leading) => {
    expect(leadingState(states)).toBe(leading);
  });

  it('A3.34 R4.16 R4.17 R4.18 only paid reads as paid; late waits to be validated', () => {
    expect(ORDER_STATES.map((state) => [state, paymentStatus(state)])).toEqual([
      ['pending', 'to-validate'],
      ['paid', 'paid'],
      ['denied', 'rejected'],
      ['expired', 'rejected'],
      ['late', 'to-validate'],
    ]);
  });
});

describe('numbers', () => {
  it('X21.07 an order number has 12 characters, the first four digits', () => {
    const characters = fc.constantFrom('0', '5', '9', 'A', 'M', 'Z', 'a', 'm', 'z');
    const random = fc.string({ unit: characters, minLength: 12, maxLength: 20 });
    fc.assert(
      fc.property(random, (text) => {
        const number = orderNumberOf(text);
        expect(number).toMatch(/^\d{4}[0-9A-Za-z]{8}$/);
      }),
    );
  });

  it('A2.62 R9.25 the operation id stands in groups of 25 characters', () => {
    expect(operationIdInGroups('a'.repeat(20))).toBe('a'.repeat(20));
    expect(operationIdInGroups('0123456789'.repeat(6))).toBe(
      '0123456789012345678901234 5678901234567890123456789 0123456789',
    );
  });
});
