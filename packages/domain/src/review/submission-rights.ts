// What a person is offered to do with one submission, from their rights, the form and the signatures. It travels with
// every row and every view, so that no screen works it out again.
// rules: R2.036, R2.074, R6.02-R6.04, E3.33
import type { Actor } from '../access/actor.ts';
import { may } from '../access/may.ts';
import type { FormDefinition } from '../forms/definition/form.ts';
import { keptBecause } from '../submissions/deletion.ts';
import type { SignatureGiven } from '../submissions/submission.ts';
import { isSealed } from './edit-limits.ts';

export interface SubmissionRights {
  /** People who may only correct can open the page that completes, and are not offered it (R6.02). */
  readonly complete: boolean;
  readonly correct: boolean;
  readonly delete: boolean;
}

/** `definition`: of the version that was answered; null when it is not known, which offers nothing. */
export function submissionRights(
  actor: Actor,
  {
    definition,
    signatures,
    isHeld,
  }: {
    readonly definition: FormDefinition | null;
    readonly signatures: readonly SignatureGiven[];
    /** The submission or its form is on hold. */
    readonly isHeld: boolean;
  },
): SubmissionRights {
  if (definition === null) return { complete: false, correct: false, delete: false };
  const isOpen = !isSealed(definition, signatures);
  const completes = may(actor, 'update', 'respuesta') || may(actor, 'complete', 'respuesta');
  return {
    complete: completes && isOpen,
    correct: may(actor, 'correct', 'respuesta') && isOpen,
    delete: may(actor, 'delete', 'respuesta') && keptBecause(definition, { isHeld }) === null,
  };
}
