// Records made outside of requests. Long ones have a lane of their own, each lane with its own process that draws: a
// short record waits for one other short one at most, and nothing else waits for records. rules: A7.17, X18.11, X27.05
import type { JobLane } from '../../platform/jobs/worker.ts';
import { pdfMaker } from '../../platform/pdf/pdf-maker.ts';
import { makeRecord, type RecordServices } from './make-record.ts';

const MAKE_RECORD = 'make-record';
const MAKE_LONG_RECORD = 'make-long-record';

/** Bytes of an answer from which on its record is a long one, and what a picture counts for. */
const LONG_BYTES = 100_000;
const PICTURE_BYTES = 5_000;

/** The job that makes the record of an answer. */
export function recordJobFor(answer: { readonly bytes: number; readonly files: number }): string {
  return answer.bytes + answer.files * PICTURE_BYTES < LONG_BYTES ? MAKE_RECORD : MAKE_LONG_RECORD;
}

export function recordLanes(services: Omit<RecordServices, 'pdf'>): readonly JobLane[] {
  return [MAKE_RECORD, MAKE_LONG_RECORD].map((name) => {
    const withPdf = { ...services, pdf: pdfMaker() };
    const make = (payload: unknown) =>
      makeRecord(withPdf, (payload as { readonly recordId: string }).recordId);
    return { concurrency: 1, handlers: { [name]: make } };
  });
}
