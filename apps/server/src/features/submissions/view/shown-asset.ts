// The asset of a submission as its register describes it now; as it was stored when the register does not
// answer or does not know it.
// rules: R3.24, R7.34, R7.50
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Asset } from '@constancia/domain/submissions/submission.ts';
import type { Log } from '../../../platform/log.ts';
import { orOnFailure } from '../../../ports/outside-call/or-on-failure.ts';
import { OutsideFailure } from '../../../ports/outside-call/outside-failure.ts';
import type { SubmissionRow } from '../queries.ts';

export interface AssetDescriptions {
  readonly log: Log;
  /** Null when the register has no such asset. Throws OutsideFailure. */
  readonly describeAsset: (asked: {
    readonly municipalityId: string;
    readonly id: number;
    readonly username: string;
  }) => Promise<Asset | null>;
}

export async function shownAsset(
  { log, describeAsset }: AssetDescriptions,
  { municipalityId, asset }: SubmissionRow,
  { incidents: { username } }: FormDefinition,
): Promise<Asset | null> {
  if (!asset) return null;
  return orOnFailure(
    { log, service: 'assets', failure: OutsideFailure },
    async () => (await describeAsset({ municipalityId, id: asset.id, username })) ?? asset,
    () => asset,
  );
}
