// Asks what a time of keeping would delete now.
// rules: X37.19
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type { countOldSubmissions as countEndpoint } from '@constancia/contract/submissions/retention.ts';
import { call } from '../../../../platform/api-client.ts';

export type Months = BodyIn<typeof countEndpoint>;
export type OldSubmissions = Reply<typeof countEndpoint>;

export function countOldSubmissions(
  municipalityId: string,
  { retentionMonths, retentionByForm }: Months,
  signal?: AbortSignal,
): Promise<OldSubmissions> {
  return call<typeof countEndpoint>({
    method: 'POST',
    path: '/api/municipalities/:municipalityId/old-submissions',
    params: { municipalityId },
    body: { retentionMonths, retentionByForm },
    ...(signal && { signal }),
  });
}

export const totalOf = ({ forms }: OldSubmissions): number =>
  forms.reduce((sum, { submissions }) => sum + submissions, 0);
