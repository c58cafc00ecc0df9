// What stands on a page of staff while its content is read, and what says that it could not be, or not again.
// rules: X39.93, X40.56
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { FailureAlert } from './failure-alert.tsx';
import { isStale, type PagedReading, type Reading, useMoreFailed } from '../../platform/page/shown-data.ts';

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

interface Refetched {
  readonly refetch: () => unknown;
}

interface QueryStatusProps {
  readonly query: Reading & Refetched & { readonly isPending: boolean };
  readonly failure?: ProblemWording;
}

/**
 * Says that what is shown could not be read again, where it is so. Where only further rows of a list could not be read,
 * `MoreRows` says it below them.
 */
export function StaleLine({ reading }: { readonly reading: PagedReading & Refetched }) {
  const isMoreFailed = useMoreFailed(reading);
  if (!isStale(reading) || isMoreFailed) return null;
  return <FailureAlert severity="warning" text={t('staff.stale')} onRetry={reading.refetch} />;
}

/** Nothing once the content is there; the caller draws that, unless it `hasFailed`. */
export function QueryStatus({ query, failure = {} }: QueryStatusProps) {
  if (isStale(query)) return <StaleLine reading={query} />;
  if (query.isError) return <FailureAlert text={problemText(query.error, failure)} onRetry={query.refetch} />;
  if (!query.isPending) return null;
  return (
    <div aria-busy="true">
      <SkeletonRows />
    </div>
  );
}
