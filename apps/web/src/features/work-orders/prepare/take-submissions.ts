// The submissions that a person may complete and take along: which there are of the chosen forms.
// rules: X39.72
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { listSubmissions } from '@constancia/contract/submissions/submissions.ts';
import { call } from '../../../platform/api-client.ts';
import type { ChosenForm } from './form-choice.tsx';

/** As many as are taken along together. */
export const SUBMISSIONS_MAX = 20;
/** About what one takes, with the version of its form. */
export const SUBMISSION_BYTES = 60_000;

export interface ToComplete {
  readonly id: string;
  /** Its code, whom or what it is about, and the form. */
  readonly name: string;
}

/** The newest of each form, or those with this code. Throws CallError. */
export async function findToComplete(
  forms: readonly ChosenForm[],
  code: string,
  signal: AbortSignal,
): Promise<readonly ToComplete[]> {
  const found: ToComplete[] = [];
  for (const { id: formId, title } of forms) {
    const page: Reply<typeof listSubmissions> = await call<typeof listSubmissions>({
      method: 'GET',
      path: '/api/forms/:formId/submissions',
      params: { formId },
      query: code === '' ? {} : { municipalityCodeId: code },
      signal,
    });
    for (const row of page.submissions.filter(({ may }) => may.complete)) {
      const about = row.citizen || row.address;
      found.push({ id: row.id, name: [row.code, about, title].filter((text) => text !== '').join(' · ') });
    }
  }
  return found;
}
