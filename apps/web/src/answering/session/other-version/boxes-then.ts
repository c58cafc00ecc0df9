// The boxes that were to be signed when a draft was written, by name. No shape is trusted, because a draft may be years old.
// rules: X40.09
import { signatureBoxes } from '@constancia/domain/submissions/particulars/signature-boxes.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';

/** `kept`: who signs each box and under which title, in the order of the form. */
export function boxesThen(kept: unknown): readonly string[] {
  const boxes = Array.isArray(kept) ? (kept as readonly unknown[]) : [];
  return signatureBoxes({
    signatures: boxes.map((box) => {
      const { title = '', signatory = '' } = isRecord(box) ? box : {};
      return { title: String(title), signatory: String(signatory) };
    }),
  });
}
