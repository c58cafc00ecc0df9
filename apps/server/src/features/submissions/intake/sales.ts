// The interface between submissions and payments. The payments feature knows what is sold and how it is paid;
// one transaction stores the submission with its order, or neither of them.
// rules: A4.37, E3.35, X21.01
import type { PaymentStarted } from '@constancia/contract/payments/payment.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { AskedPurchase } from '@constancia/domain/payments/new-purchase.ts';
import type { PaymentStatus } from '@constancia/domain/payments/order.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import type { FormRow } from '../../forms/public.ts';
import { type IntakeItem, type IntakeOutcome, intakeSubmissions } from './queries.ts';

/**
 * Takes the seats for a submission that is being stored, and stores its order. Throws seats-taken,
 * orders-open, answers-invalid.
 */
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
    purchase: AskedPurchase | undefined,
    from: SentFrom,
  ) => Promise<CheckedSale | null>;
  /** The order of a stored submission and how to pay it; null when nothing was bought. */
  readonly started: (
    submission: { readonly municipalityId: string; readonly submissionId: string },
    from: SentFrom,
  ) => Promise<PaymentStarted | null>;
  /** Payment status by submission id; submissions without an order are left out. */
  readonly statusOf: (
    municipalityId: string,
    submissionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, PaymentStatus>>;
}

/** The request that sent the submission; the payment gateway returns the person there. */
export interface SentFrom {
  /** Scheme and host. */
  readonly origin: string;
  readonly language: string;
  /** Network address of a visitor; '' for staff. */
  readonly address: string;
}

export interface SoldItem {
  readonly item: IntakeItem;
  readonly storeOrder: StoreOrder;
}

/**
 * Stores a submission with its order. When the seats are sold out, neither is stored and no code is used up.
 */
export async function storeWithOrder(
  db: Database,
  { municipalityId, at }: { readonly municipalityId: string; readonly at: Date },
  { item, storeOrder }: SoldItem,
): Promise<IntakeOutcome> {
  return inTransaction(db, async (tx) => {
    const ordered = { ...item, payment: 'to-validate' } as const;
    const [outcome] = await intakeSubmissions(tx, { municipalityId, at }, [ordered]);
    if (!outcome) throw new Error('intake_submissions left an answer without outcome');
    const { id: submissionId, createdBy } = item;
    if (outcome.outcome === 'stored') await storeOrder(tx, { submissionId, createdBy, at });
    return outcome;
  });
}
