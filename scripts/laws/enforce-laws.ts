// Checks a tree of files against the laws. A law that applied to no file fails too: otherwise a moved folder would
// silently turn it off.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Law } from './reading/law.ts';
import { projectFiles } from './reading/project-files.ts';
import { readSource, type SourceFile } from './reading/source-file.ts';

export interface Verdict {
  /** One line per offence: `file:line law: what was found; why it is refused`. */
  readonly offences: readonly string[];
  readonly filesRead: number;
}

export function enforceLaws(root: string, laws: readonly Law[]): Verdict {
  const paths = projectFiles(root);
  const offences = new Set<string>();
  const filesRead = new Map(laws.map((law) => [law, 0]));
  for (const path of paths) {
    const applying = laws.filter((law) => law.appliesTo(path));
    if (applying.length === 0) continue;
    const file = read(root, path);
    if (typeof file === 'string') offences.add(file);
    for (const law of applying) {
      filesRead.set(law, (filesRead.get(law) ?? 0) + 1);
      if (typeof file === 'string') continue;
      for (const { line, what } of law.check(file)) {
        offences.add(`${path}:${line} ${law.name}: ${what}; ${law.why}`);
      }
    }
  }
  for (const [law, count] of filesRead) {
    if (count === 0) offences.add(`${law.name}: looked at no file, so it checks nothing`);
  }
  return { offences: [...offences], filesRead: paths.length };
}

function read(root: string, path: string): SourceFile | string {
  try {
    return readSource(path, readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    return `${path}:1 does not parse: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}
