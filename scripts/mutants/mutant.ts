// What a mutant is: one fault put into the product on purpose, and the test that has to notice it.

export interface Mutant {
  /** Says the fault in few words, in kebab case; unique. */
  readonly id: string;
  /** What a user or caller would see if the fault were real. */
  readonly fault: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly put: string;
  /** The smallest test that should notice: its file, and a part of its title as it is written there. */
  readonly noticedBy: { readonly file: string; readonly title: string };
}

/** The text of the file with the fault in it; throws where the place is not there, or there more than once. */
export function withFault(text: string, { id, file, find, put }: Mutant): string {
  const count = text.split(find).length - 1;
  if (count !== 1)
    throw new Error(`${id}: what it replaces stands ${count} times in ${file}, it should once`);
  if (find === put) throw new Error(`${id}: changes nothing`);
  return text.replace(find, () => put);
}

/** Tests that run in the browser take the built application, so a fault of the screens needs a build first. */
export function isJourney({ noticedBy }: Mutant): boolean {
  return noticedBy.file.startsWith('e2e/');
}
