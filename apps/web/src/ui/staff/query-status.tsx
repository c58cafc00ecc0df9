// What stands on a page of staff while its content is read, and what says that it could not be.
// rules: X39.93
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { FailureAlert } from './failure-alert.tsx';

const ROWS = 8;

export function SkeletonRows() {
  return (
    <Paper sx={{ px: 4, py: 2 }} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Paper>
  );
}

interface QueryStatusProps {
  /** A query of react-query, or what says the same of several. */
  readonly query: {
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly failure?: ProblemWording;
}

/** Nothing once the content is there; the caller draws that. */
export function QueryStatus({ query, failure = {} }: QueryStatusProps) {
  if (query.isError) return <FailureAlert text={problemText(query.error, failure)} onRetry={query.refetch} />;
  if (!query.isPending) return null;
  return (
    <div aria-busy="true">
      <SkeletonRows />
    </div>
  );
}
