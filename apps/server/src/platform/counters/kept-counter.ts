// A number of rows that the database keeps in a table of its own, so that no reader counts them.
// rules: X32.31
import type { RawBuilder } from 'kysely';

/** Every table of counters has its municipality as the first column of its key. */
export interface KeptCounter {
  readonly table: string;
  /** The other columns of its key. */
  readonly key: readonly string[];
  /** What is counted; a row without numbers is as good as none. */
  readonly numbers: readonly string[];
  /** Selects all rows, columns named as in the table, from what is counted. */
  readonly recount: (municipalityId: string) => RawBuilder<unknown>;
  /** Writes differences, with the columns of the key, `kept` and `counted`, where the table is a view. */
  readonly repair?: (municipalityId: string, differences: RawBuilder<unknown>) => RawBuilder<unknown>;
}
