// Selling with an answer. The payments feature knows what is sold and how it is paid; an answer only carries the order
// along: one transaction stores both, or neither. rules: A4.37, E3.35, X21.01
import type { PaymentStarted } from '@constancia/contract/payments.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { Purchase } from '@constancia/domain/payments/new-purchase.ts';
import type { PaymentStatus } from '@constancia/domain/payments/order.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import type { FormRow } from '../../forms/public.ts';
import { type IntakeItem, type IntakeOutcome, intakeSubmissions } from './queries.ts';

/** Takes the seats of an answer that is being stored, and stores its order. Throws places-taken, orders-open. */
export type StoreOrder = (tx: Queryable, stored: SoldWith) => Promise<void>;

export interface SoldWith {
  readonly submissionId: string;
  readonly createdBy: string;
  readonly at: Date;
}

export interface CheckedSale {
  readonly issues: readonly Issue[];
  readonly storeOrder: StoreOrder;
}

export interface Sales {
  /** What is bought; null on a form that sells nothing. Throws payments-closed. */
  readonly check: (
    form: FormRow,
    purchase: Purchase | undefined,
    from: SentFrom,
  ) => Promise<CheckedSale | null>;
  /** The order of a stored answer and how to pay it; null when nothing was bought. */
  readonly started: (
    answer: { readonly municipalityId: string; readonly submissionId: string },
    from: SentFrom,
  ) => Promise<PaymentStarted | null>;
  /** Payment status by submission id; submissions without an order are left out. */
  readonly statusOf: (
    municipalityId: string,
    submissionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, PaymentStatus>>;
}

/** Where a person sends an answer from: the way back after paying. */
export interface SentFrom {
  /** Scheme and host. */
  readonly origin: string;
  readonly language: string;
  /** Network address of a visitor; '' for staff. */
  readonly address: string;
}

/** Stores an answer with its order. When the seats are sold out nothing stays of either, not even a gap in the codes. */
export async function storeWithOrder(
  db: Database,
  { municipalityId, at }: { readonly municipalityId: string; readonly at: Date },
  { item, storeOrder }: { readonly item: IntakeItem; readonly storeOrder: StoreOrder },
): Promise<IntakeOutcome> {
  return inTransaction(db, async (tx) => {
    const [outcome] = await intakeSubmissions(tx, { municipalityId, at }, [item]);
    if (!outcome) throw new Error('intake_submissions left an answer without outcome');
    const { id: submissionId, createdBy } = item;
    if (outcome.outcome === 'stored') await storeOrder(tx, { submissionId, createdBy, at });
    return outcome;
  });
}
