// Runs dependency-cruiser with the boundary rules over a tree. It parses TypeScript with swc; without swc it reads no
// module and still reports success, so reading no module counts as an offence here.
// rules: X3.01-X3.07, X30.04

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type IViolation } from 'dependency-cruiser';
import { BOUNDARY_RULES } from './boundary-rules.ts';
import { projectFiles } from './reading/project-files.ts';
import { crowdedFolders, foldersInCircles } from './rooms.ts';

export interface BoundaryVerdict {
  readonly modules: number;
  /** One line per offence: `file -> file  rule: why`. */
  readonly offences: readonly string[];
}

export async function enforceBoundaries(root: string): Promise<BoundaryVerdict> {
  const folders = ['packages', 'apps'].filter((folder) => existsSync(join(root, folder)));
  if (folders.length === 0) return { modules: 0, offences: ['boundaries: looked at no file'] };
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|coverage)/' },
      validate: true,
      ruleSet: { forbidden: [...BOUNDARY_RULES] },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  const modules = output.modules.filter(({ source }) => /^(packages|apps)\/.*\.tsx?$/.test(source)).length;
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => /^(packages|apps)\/.*\.tsx?$/.test(resolved))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const offences = [
    ...output.summary.violations.map(describe),
    ...crowdedFolders(projectFiles(root)),
    ...foldersInCircles(imports),
  ];
  if (modules === 0) offences.push('boundaries: looked at no file, so they check nothing');
  return { modules, offences };
}

function describe({ from, to, rule, cycle, via, comment }: IViolation): string {
  const path = (cycle ?? via)?.map(({ name }) => name).join(' -> ') ?? to;
  const why = comment ?? BOUNDARY_RULES.find(({ name }) => name === rule.name)?.comment ?? '';
  return `${from} -> ${path}  ${rule.name}: ${why}`;
}
