// What a citizen writes to the town hall with a revision. It stays on the device until the revision is sent.
// rules: X33.74
import { dropLocalValue, keepPersonalValue, readLocalValue } from './local-values.ts';

/** `person`: key of the citizen's drafts. */
const nameOf = (person: string, submissionId: string) =>
  `constancia.revision-message.${person}.${submissionId}`;

/** '' for nothing. */
export function readRevisionMessage(person: string, submissionId: string): string {
  const kept = readLocalValue(nameOf(person, submissionId));
  return typeof kept === 'string' ? kept : '';
}

export function keepRevisionMessage(person: string, submissionId: string, message: string): void {
  keepPersonalValue(nameOf(person, submissionId), message);
}

export function dropRevisionMessage(person: string, submissionId: string): void {
  dropLocalValue(nameOf(person, submissionId));
}
