// Editing the signatures of a form. Signatures have no id, so they are named by their position.
// rules: E3.55-E3.57, E4.72-E4.77, X36.90
import type { Localized } from '../../localized.ts';
import type { FormDefinition, SignatureSlot } from '../definition/form.ts';
import { NEW_SIGNATURE } from '../definition/new-form.ts';
import { changed, type Direction, moved, movedTo, removed } from '../definition/ordered-list.ts';
import { withTitle } from '../definition/shown-names.ts';

export type SignatureFields = Partial<Pick<SignatureSlot, 'type' | 'signatory' | 'required'>>;

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

/** The title with its translations. */
export function setSignatureTitle(
  definition: FormDefinition,
  index: number,
  title: Localized,
): FormDefinition {
  return changeSignatures(definition, (signatures) =>
    changed(signatures, index, (signature) => withTitle(signature, title)),
  );
}

function changeSignatures(
  definition: FormDefinition,
  change: (signatures: readonly SignatureSlot[]) => readonly SignatureSlot[],
): FormDefinition {
  const signatures = change(definition.signatures);
  return signatures === definition.signatures ? definition : { ...definition, signatures };
}
