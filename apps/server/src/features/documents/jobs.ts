// Records made outside of requests. rules: A7.17, X18.11
import type { JobHandlers } from '../../platform/jobs/worker.ts';
import { makeRecord, type RecordServices } from './make-record.ts';

export const MAKE_RECORD = 'make-record';

export function documentJobs(services: RecordServices): JobHandlers {
  return {
    [MAKE_RECORD]: (payload) => makeRecord(services, (payload as { readonly recordId: string }).recordId),
  };
}
