// Reads all mutants from the files of `mutants/`; there is one file for each area of the product, with one list.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mutant } from './mutant.ts';

/** `folder`: where the lists are. */
export async function keptMutants(folder: string): Promise<readonly Mutant[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const lists = await Promise.all(
    files.sort().map(async (name) => {
      const list = (await import(pathToFileURL(join(folder, name)).href)) as Record<
        string,
        readonly Mutant[]
      >;
      return Object.values(list).flat();
    }),
  );
  return lists.flat();
}
