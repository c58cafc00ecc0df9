// How a box to sign is found again in another version of the form. Boxes have no lasting id: a box is who signs and under
// which title, because that is what somebody signed; of several that read the same, the first is the first.
// rules: X15.04, X40.09
import type { FormDefinition, SignatureSlot } from '../../forms/definition/form.ts';

type Named = Readonly<Record<keyof Pick<SignatureSlot, 'title' | 'signatory'>, string>>;

/** One name for each box of the form, in its order; no two are the same. */
export function signatureBoxes({ signatures }: { readonly signatures: readonly Named[] }): readonly string[] {
  return signatures.map(({ title, signatory }, slot) => {
    const before = signatures
      .slice(0, slot)
      .filter((one) => one.title === title && one.signatory === signatory);
    return `${signatory}.${before.length}.${title}`;
  });
}

/** The title in the name of a box. */
export function boxTitle(box: string): string {
  return box.replace(/^\w+\.\d+\./, '');
}

/**
 * Where a box of a draft is in the form now; null where it is not any more. `boxes`: those that the draft was written on,
 * anything where it does not say.
 */
export function boxNow(definition: FormDefinition, boxes: unknown, slot: number): number | null {
  const box: unknown = Array.isArray(boxes) ? (boxes as readonly unknown[])[slot] : undefined;
  const now = signatureBoxes(definition).findIndex((name) => name === box);
  return now < 0 ? null : now;
}
