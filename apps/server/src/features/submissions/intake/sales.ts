// Selling with an answer. What is sold and how it is paid the payments know; an answer only carries the order along:
// both are stored in one transaction, or neither. rules: A4.37, E3.35, X21.01
import type { PaymentStarted } from '@constancia/contract/payments.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { Purchase } from '@constancia/domain/payments/new-purchase.ts';
import type { PaymentStatus } from '@constancia/domain/payments/order.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import type { FormRow } from '../../forms/public.ts';
import { type IntakeItem, type IntakeOutcome, intakeSubmissions } from './queries.ts';

/** Takes the places of an answer that is being stored and notes the order. Throws places-taken, orders-open. */
export type PlaceOrder = (tx: Queryable, stored: SoldWith) => Promise<void>;

export interface SoldWith {
  readonly submissionId: string;
  readonly createdBy: string;
  readonly at: Date;
}

export interface CheckedSale {
  readonly issues: readonly Issue[];
  readonly placeOrder: PlaceOrder;
}

export interface Sales {
  /** What is bought; null on a form that sells nothing. Throws payments-closed. */
  readonly check: (
    form: FormRow,
    purchase: Purchase | undefined,
    from: SentFrom,
  ) => Promise<CheckedSale | null>;
  /** The order of a stored answer and the way to pay it. */
  readonly started: (
    answer: { readonly municipalityId: string; readonly submissionId: string },
    from: SentFrom,
  ) => Promise<PaymentStarted | null>;
  /** Status of what was bought with each answer; answers that bought nothing are not among them. */
  readonly statusOf: (
    municipalityId: string,
    submissionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, PaymentStatus>>;
}

/** Where a person sends an answer from, to be led back there after paying. */
export interface SentFrom {
  /** Scheme and host. */
  readonly origin: string;
  readonly language: string;
  /** Of a visitor on the network; '' for staff. */
  readonly address: string;
}

/** As the queue stores one, but with its order; a sold-out house leaves no trace, not even a gap in the codes. */
export async function storeWithOrder(
  db: Database,
  { municipalityId, at }: { readonly municipalityId: string; readonly at: Date },
  { item, placeOrder }: { readonly item: IntakeItem; readonly placeOrder: PlaceOrder },
): Promise<IntakeOutcome> {
  return inTransaction(db, async (tx) => {
    const [outcome] = await intakeSubmissions(tx, { municipalityId, at }, [item]);
    if (!outcome) throw new Error('intake_submissions left an answer without outcome');
    const { id: submissionId, createdBy } = item;
    if (outcome.outcome === 'stored') await placeOrder(tx, { submissionId, createdBy, at });
    return outcome;
  });
}
