// Everything that a document is made from.
// rules: R2.064, R2.065, R2.067
import type { FormDefinition } from '../forms/definition/form.ts';
import type { Submission } from '../submissions/submission.ts';
import type { EditedAnswer } from './answer-history.ts';

export interface TreeInput {
  /** The version of the form that was answered. */
  readonly definition: FormDefinition;
  readonly submission: Submission;
  readonly language: string;
  /** Number of the incident in the incident system; '' or absent when there is none (R2.064). */
  readonly incidentNumber?: string;
  /** The municipality hides the electronic signature (R2.065). */
  readonly hideElectronicSignature?: boolean;
  /** Histories of the edited answers, by `editedKey`. */
  readonly edited?: ReadonlyMap<string, EditedAnswer>;
}
