// A mutant is one fault that is put into the product on purpose, with the test that has to notice it.

export interface Mutant {
  /** Describes the fault in a few words, in kebab-case; unique. */
  readonly id: string;
  /** What a user or caller would see if the fault were real. */
  readonly fault: string;
  /** Relative to the root of the repository. */
  readonly file: string;
  /** The text to replace; it must occur exactly once in the file. */
  readonly find: string;
  readonly put: string;
  /** The smallest test that should notice: its file, and words of its title as they are written there. */
  readonly noticedBy: { readonly file: string; readonly title: string };
}

/** The text of the file with the fault in it; throws unless `find` occurs exactly once. */
export function withFault(text: string, { id, file, find, put }: Mutant): string {
  const count = text.split(find).length - 1;
  if (count !== 1)
    throw new Error(`${id}: what it replaces stands ${count} times in ${file}, it should once`);
  if (find === put) throw new Error(`${id}: changes nothing`);
  return text.replace(find, () => put);
}

/** Whether a journey notices the mutant. Journeys use the built application, so the fault needs a build first. */
export function isJourney({ noticedBy }: Mutant): boolean {
  return noticedBy.file.startsWith('e2e/');
}
