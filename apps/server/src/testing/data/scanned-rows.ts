// What PostgreSQL does for a statement of the product: which indexes of a table it uses, and how many rows it looks at.
import type pg from 'pg';
import type { SentStatement } from './watched-database.ts';

interface Plan {
  readonly 'Node Type'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const lookedAt = (node: Plan): number =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1);

/**
 * The scans of submissions, or of another table, that a statement makes, how many rows they look at, and how many of those in the table, not in an
 * index alone. It is carried out once more.
 */
export async function scansOf(
  client: pg.Client,
  { sql: text, parameters }: SentStatement,
  table = 'submissions',
): Promise<{ readonly indexes: string; readonly rows: number; readonly inTable: number }> {
  const { rows: explained } = await client.query<{
    readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }];
  }>(`explain (analyze, format json) ${text}`, [...parameters]);
  const scans = nodesOf(explained[0]?.['QUERY PLAN'][0].Plan ?? {}).filter((node) =>
    (node['Relation Name'] ?? node['Index Name'] ?? '').startsWith(table),
  );
  const rowsOf = (some: readonly Plan[]) => some.map(lookedAt).reduce((sum, one) => sum + one, 0);
  return {
    indexes: [...new Set(scans.flatMap((node) => node['Index Name'] ?? []))].join(' '),
    rows: rowsOf(scans),
    inTable: rowsOf(scans.filter((node) => node['Node Type'] !== 'Index Only Scan')),
  };
}
