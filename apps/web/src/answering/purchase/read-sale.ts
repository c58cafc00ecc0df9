// What the fields of a purchase ask of the screen around the form.
import type { Sale } from '@constancia/contract/payments.ts';

export type ReadSale = (signal: AbortSignal) => Promise<Sale>;
