// The asset of a submission as it is stored. The browser only says which one; the rest is read from the
// register. A form without an incident type takes no asset.
// rules: A2.49, A3.05, A7.16, P3.23, W10
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { asksAsset, type Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Asset } from '@constancia/domain/submissions/submission.ts';

/** Null when the municipality has no such asset. */
export type FindAsset = (municipalityId: string, id: number) => Promise<Asset | null>;

export async function submittedAsset(
  find: FindAsset,
  form: { readonly municipalityId: string; readonly definition: FormDefinition },
  { asset }: Particulars,
): Promise<{ readonly asset: Asset | null; readonly issues: readonly Issue[] }> {
  if (!asset || !asksAsset(form.definition)) return { asset: null, issues: [] };
  const known = await find(form.municipalityId, asset.id);
  if (known) return { asset: known, issues: [] };
  return { asset: null, issues: [{ code: 'asset-unknown', at: { field: 'asset' } }] };
}
