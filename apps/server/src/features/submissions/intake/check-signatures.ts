// Checks the signatures of a new submission. Each must name a drawing that the same person uploaded for this
// submission and this slot; any other drawing may be somebody else's.
// rules: A3.32, A7.26, W12
import type { Issue } from '@constancia/domain/issue.ts';
import { signatureField } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { SignatureGiven } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { listSignatures } from '../../files/public.ts';

export interface SignedSubmission {
  readonly municipalityId: string;
  readonly formId: string;
  readonly submissionId: string;
  /** Id of the account; '' for a visitor. */
  readonly uploadedBy: string;
}

export async function signatureFileIssues(
  db: Queryable,
  submission: SignedSubmission,
  signatures: readonly SignatureGiven[],
): Promise<readonly Issue[]> {
  if (signatures.length === 0) return [];
  const uploaded = await listSignatures(db, submission);
  return signatures
    .filter(({ image, imageId, slot }) => {
      const file = uploaded.find(({ key }) => key === image);
      return file?.slot !== slot || !image.endsWith(`/imgPNG-${imageId}.png`);
    })
    .map(unknownDrawing);
}

export const unknownDrawing = ({ slot }: Pick<SignatureGiven, 'slot'>): Issue => ({
  code: 'signature-file-unknown',
  at: { field: signatureField(slot) },
});
