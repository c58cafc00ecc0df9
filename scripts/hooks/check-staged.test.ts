// Tests the optional check before a commit, in a small repository of its own.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

it('X30.07 npm run hooks checks the layout of what is committed and lints it, and nothing else', () => {
  const root = exampleTree({ 'scripts/left.mjs': 'let  out = 1' });
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = () => spawnSync('git', ['commit', '--quiet', '-m', 'x'], { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'x');
  git('config', 'user.email', 'x@town.example');
  for (const name of ['package.json', 'biome.json', '.oxlintrc.jsonc', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(REPOSITORY, name), join(root, name));
  cpSync(join(REPOSITORY, 'scripts'), join(root, 'scripts'), { recursive: true });
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  execFileSync('npm', ['run', 'hooks'], { cwd: root, stdio: 'ignore' });

  writeFileSync(join(root, 'scripts/tool.mjs'), "export const tool = 'a';\n");
  git('add', 'scripts/tool.mjs');
  expect(commit()).toMatchObject({ status: 0 });

  writeFileSync(join(root, 'scripts/tool.mjs'), "export  const tool = 'a';\nlet unused = 2;\n");
  git('add', 'scripts/tool.mjs');
  const { status, stdout, stderr } = commit();
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('Formatter would have printed');
  expect(stdout + stderr).toMatch(/tool\.mjs:2:5: .*never used/);
  expect(git('log', '--oneline').trim().split('\n')).toHaveLength(1);
});
