// Looking a code up; where the server asks for it, a puzzle is solved beside the page first.
// rules: R7.25, R7.26, W1, W2, X18.18, X28.04
import type { lookUpRecord, lookUpState } from '@constancia/contract/documents/lookups.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import { call } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { withPuzzle } from '../../platform/puzzle/with-puzzle.ts';

export interface AskedRecord {
  readonly code: string;
  /** DD/MM/YYYY; null while it is not asked for. */
  readonly date: string | null;
}

/** The id under which the record is followed. */
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
