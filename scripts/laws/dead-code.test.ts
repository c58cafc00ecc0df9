// The step `dead-code` on a copy of the repository, to which something is added that only a test uses.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree } from '../mutants/copy-tree.ts';
import { testSteps } from '../test-steps.mjs';

let copy: string;
beforeAll(() => {
  copy = copyTree(resolve(import.meta.dirname, '../..'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const FOLDERS = [
  'packages/domain/src/forms',
  'packages/contract/src',
  'packages/messages/src',
  'apps/server/src/platform',
  'apps/web/src/platform',
];

it('X29.06 exports of packages and applications that only tests use fail the step, and each is named', () => {
  for (const folder of FOLDERS) {
    writeFileSync(join(copy, folder, 'left-over.ts'), 'export const leftOver = 1;\n');
    const test = "import { leftOver } from './left-over.ts';\nleftOver.toFixed();\n";
    writeFileSync(join(copy, folder, 'left-over.test.ts'), test);
  }
  const step = testSteps(copy, process.execPath).find(({ name }) => name === 'dead-code');
  const ended = (step?.commands ?? []).map(({ file, args }) =>
    spawnSync(file, args, { cwd: copy, encoding: 'utf8' }),
  );
  expect(ended.some(({ status }) => status !== 0)).toBe(true);
  const said = ended.map(({ stdout }) => stdout).join('\n');
  for (const folder of FOLDERS) expect(said).toContain(`${folder}/left-over.ts`);
  expect(said.match(/\S+\/\S+\.tsx?/g)?.filter((path) => !path.includes('left-over.ts'))).toEqual([]);
});
