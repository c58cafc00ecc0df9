// Editing the signatures of a form. Signatures have no id, so they are named by their position.
// rules: E3.55-E3.57, E4.72-E4.77
import type { FormDefinition, SignatureSlot } from '../definition/form.ts';
import { NEW_SIGNATURE } from '../definition/new-form.ts';
import { changed, type Direction, moved, movedTo, removed } from '../definition/ordered-list.ts';

export type SignatureFields = Partial<Omit<SignatureSlot, 'residue'>>;

export function addSignature(definition: FormDefinition): FormDefinition {
  return changeSignatures(definition, (signatures) => [...signatures, NEW_SIGNATURE]);
}

/** Deletes a signature, except the first one, which cannot be removed (E4.76). */
export function deleteSignature(definition: FormDefinition, index: number): FormDefinition {
  if (index === 0) return definition;
  return changeSignatures(definition, (signatures) => removed(signatures, index));
}

export function moveSignature(
  definition: FormDefinition,
  index: number,
  direction: Direction,
): FormDefinition {
  return changeSignatures(definition, (signatures) => moved(signatures, index, direction));
}

export function moveSignatureTo(definition: FormDefinition, from: number, to: number): FormDefinition {
  return changeSignatures(definition, (signatures) => movedTo(signatures, from, to));
}

export function updateSignature(
  definition: FormDefinition,
  index: number,
  fields: SignatureFields,
): FormDefinition {
  return changeSignatures(definition, (signatures) =>
    changed(signatures, index, (signature) => ({ ...signature, ...fields })),
  );
}

function changeSignatures(
  definition: FormDefinition,
  change: (signatures: readonly SignatureSlot[]) => readonly SignatureSlot[],
): FormDefinition {
  const signatures = change(definition.signatures);
  return signatures === definition.signatures ? definition : { ...definition, signatures };
}
