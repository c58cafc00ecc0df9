// Looks up a record or a state by its code. When the server asks for it, the browser solves a puzzle in the background
// first.
// rules: R7.25, R7.26, W2, X18.18, X28.04

import type { Reply } from '@constancia/contract/endpoint.ts';
import type { lookUpRecord, lookUpState } from '@constancia/contract/records/lookups.ts';
import { call } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { withPuzzle } from '../../platform/puzzle/with-puzzle.ts';

export interface AskedRecord {
  readonly code: string;
  /** DD/MM/YYYY; null as long as the server does not ask for it. */
  readonly date: string | null;
}

/** Returns the id under which the progress of the record is read. */
export async function findRecordByCode({ code, date }: AskedRecord, signal: AbortSignal): Promise<string> {
  const { id } = await withPuzzle(
    (solution) =>
      call<typeof lookUpRecord>({
        method: 'POST',
        path: '/api/public/records',
        body: { code, date, language, solution },
        signal,
      }),
    { signal },
  );
  return id;
}

export function findStateByCode(code: string, signal: AbortSignal): Promise<Reply<typeof lookUpState>> {
  return withPuzzle(
    (solution) =>
      call<typeof lookUpState>({
        method: 'POST',
        path: '/api/public/states',
        body: { code, language, solution },
        signal,
      }),
    { signal },
  );
}
