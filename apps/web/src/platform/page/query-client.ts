// The cache of what the server replied, for the screens of staff.
// rules: X39.96
import { notifyManager, QueryClient, type QueryObserverOptions } from '@tanstack/react-query';

// A screen is drawn before the next event, not some milliseconds later, as it would be by default. In between, Escape
// closed a dialog whose action had just begun, and a second press of a button began it again.
notifyManager.setScheduler(queueMicrotask);

export function newQueryClient(queries: Pick<QueryObserverOptions, 'retry' | 'staleTime'>): QueryClient {
  return new QueryClient({ defaultOptions: { queries } });
}
