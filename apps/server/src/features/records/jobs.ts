// Jobs that make records outside of requests. Long records have a lane of their own, and so have those that are asked
// for together; each lane has its own drawing process. So a short record waits for at most one other short one, and no
// other job waits for records.
// rules: A7.17, X18.11, X27.05, X33.68
import type { JobLane } from '../../platform/jobs/worker.ts';
import { pdfMaker } from '../../platform/pdf/pdf-maker.ts';
import { makeRecord, type RecordServices } from './make-record.ts';

const MAKE_RECORD = 'make-record';
const MAKE_LONG_RECORD = 'make-long-record';
const MAKE_BUNDLED_RECORD = 'make-bundled-record';

/** From this size of the answers in bytes a record counts as long; each picture counts as so many bytes. */
const LONG_BYTES = 100_000;
const PICTURE_BYTES = 5_000;

/** The job that makes the record of a submission. */
export function recordJobFor(submission: {
  readonly bytes: number;
  readonly files: number;
  readonly isBundled: boolean;
}): string {
  if (submission.isBundled) return MAKE_BUNDLED_RECORD;
  return submission.bytes + submission.files * PICTURE_BYTES < LONG_BYTES ? MAKE_RECORD : MAKE_LONG_RECORD;
}

export function recordLanes(services: Omit<RecordServices, 'pdf'>): readonly JobLane[] {
  return [MAKE_RECORD, MAKE_LONG_RECORD, MAKE_BUNDLED_RECORD].map((name) => {
    const withPdf = { ...services, pdf: pdfMaker() };
    const make = (payload: unknown) =>
      makeRecord(withPdf, (payload as { readonly recordId: string }).recordId);
    return { concurrency: 1, handlers: { [name]: make } };
  });
}
