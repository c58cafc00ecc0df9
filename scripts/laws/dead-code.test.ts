// The step `dead-code` on a small tree that has the packages and the settings of the repository, in which something is used by a
// test alone.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { linkPackages } from '../mutants/copy-tree.ts';
import { exampleTree } from '../testing/example-tree.ts';
import { testSteps } from '../test-steps.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const FOLDERS = [
  'packages/domain/src/forms',
  'packages/contract/src',
  'packages/messages/src',
  'apps/server/src/platform',
  'apps/web/src/platform',
];

const SETTINGS = ['knip.jsonc', 'knip.product.jsonc', 'vitest.config.ts', 'apps/web/index.html'];
const PACKAGES = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(ROOT, group)).map((name) => `${group}/${name}/package.json`),
);

/** What the files of the tree use. */
const USED = ['vitest', '@constancia/domain', '@constancia/contract', '@constancia/messages'];

/** A package as the repository has it, with what the files of the tree use of what it depends on. */
function packageOf(path: string): string {
  const its = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const used = (all: object = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => USED.includes(name)));
  const dependencies = path === 'apps/server/package.json' ? used(its.dependencies) : {};
  return JSON.stringify({
    ...its,
    scripts: {},
    optionalDependencies: {},
    dependencies,
    devDependencies: used(its.devDependencies),
  });
}

/** What starts the product, and uses one export of each folder; vitest.config.ts names the last. */
const STARTS = {
  'apps/server/src/main.ts': [
    "import { used as domain } from '@constancia/domain/forms/used.ts';",
    "import { used as contract } from '@constancia/contract/used.ts';",
    "import { used as messages } from '@constancia/messages/used.ts';",
    "import { used } from './platform/used.ts';",
    'console.log(domain, contract, messages, used);\n',
  ].join('\n'),
  'apps/web/src/main.tsx': "import { used } from './platform/used.ts';\nconsole.log(used);\n",
  'apps/web/src/platform/testing/begin-page.ts': '',
};

/** A tree with the settings and these files. */
function treeWith(files: Readonly<Record<string, string>>): string {
  const settings = Object.fromEntries(SETTINGS.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  const packages = Object.fromEntries(['package.json', ...PACKAGES].map((path) => [path, packageOf(path)]));
  const root = exampleTree({ ...settings, ...packages, ...files });
  linkPackages(ROOT, root);
  return root;
}

it('X29.06 exports of packages and applications that only tests use fail the step, and each is named', () => {
  const files: Record<string, string> = { ...STARTS };
  for (const folder of FOLDERS) {
    files[join(folder, 'used.ts')] = 'export const used = 1;\n';
    files[join(folder, 'left-over.ts')] = 'export const leftOver = 1;\n';
    files[join(folder, 'left-over.test.ts')] =
      "import { leftOver } from './left-over.ts';\nleftOver.toFixed();\n";
  }
  const tree = treeWith(files);
  const step = testSteps(tree, process.execPath).find(({ name }) => name === 'dead-code');
  const ended = (step?.commands ?? []).map(({ file, args }) =>
    spawnSync(file, args, { cwd: tree, encoding: 'utf8' }),
  );
  // What a test uses is used; only without the tests it is not.
  expect(ended.map(({ status }) => status)).toEqual([0, 1]);
  const said = ended.map(({ stdout }) => stdout).join('\n');
  for (const folder of FOLDERS) expect(said).toContain(`${folder}/left-over.ts`);
  expect(said.match(/\S+\/\S+\.tsx?/g)?.filter((path) => !path.includes('left-over.ts'))).toEqual([]);
});
