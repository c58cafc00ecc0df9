// What a citizen writes to the town hall with a revision. It stays on the device until the revision is sent.
// rules: X33.74, X39.89
import { dropForGood } from './deletion-marks.ts';
import { keepText, readKeptText } from './kept-text.ts';

/** `person`: key of the citizen's drafts. */
const nameOf = (person: string, submissionId: string) =>
  `constancia.revision-message.${person}.${submissionId}`;

/** '' for nothing. */
export function readRevisionMessage(person: string, submissionId: string): string {
  return readKeptText(nameOf(person, submissionId));
}

export function keepRevisionMessage(person: string, submissionId: string, message: string): void {
  keepText(nameOf(person, submissionId), message);
}

export function dropRevisionMessage(person: string, submissionId: string): Promise<void> {
  return dropForGood(nameOf(person, submissionId));
}
