// Tests the trial of mutants on a small tree: a sum, a test that notices a fault, one that does not, and every kind of
// fault.

import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';
import { namedMutants, sampleOfDay } from './choose-mutants.ts';
import { keptMutants } from './kept-mutants.ts';
import { type Mutant, withFault } from './mutant.ts';
import { staleMutants } from './stale-mutants.ts';
import { tryMutants } from './try-mutants.ts';
import { openVitest } from './vitest-runner.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SUM: Mutant = {
  id: 'sum',
  fault: 'a sum is a difference',
  file: 'sum.mjs',
  find: 'a + b',
  put: 'a - b',
  noticedBy: { file: 'sum.test.mjs', title: 'P1.01 adds (two) numbers' },
};
const FILES = {
  'sum.mjs': 'export const sum = (a, b) => a + b;\nexport const twice = (a) => a * 2;\n',
  'sum.test.mjs': [
    "import { expect, it } from 'vitest';",
    "import { sum, twice } from './sum.mjs';",
    'let added;',
    "it('P1.01 adds (two) numbers', () => { added = sum(2, 2); expect(added).toBe(4); });",
    "it('P1.02 adds nought', () => { expect(sum(2, 0)).toBe(2); });",
    "it('P1.03 leans on the first', () => { expect(added).toBe(4); });",
    "it('P1.04 doubles', () => { expect(twice(1)).toBe(2); });",
  ].join('\n'),
  'vitest.config.mjs': "export default { test: { include: ['**/*.test.mjs'] } };",
};

afterEach(() => vi.unstubAllEnvs());

function treeWithPackages(): string {
  const root = exampleTree(FILES);
  mkdirSync(join(root, 'node_modules/@constancia'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@constancia' && !name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

describe('a fault', () => {
  it('X29.03 replaces the text that occurs once', () => {
    expect(withFault('a + b;', SUM)).toBe('a - b;');
    expect(withFault('a + b;', { ...SUM, put: '$&' })).toBe('$&;');
    expect(() => withFault('a + b; a + b', SUM)).toThrow('sum: what it replaces stands 2 times in sum.mjs');
    expect(() => withFault('a * b', SUM)).toThrow('stands 0 times');
    expect(() => withFault('a + b', { ...SUM, put: 'a + b' })).toThrow('sum: changes nothing');
  });

  it('X29.03 is stale when its text, its file or the title of its test is gone, or its name is used twice', () => {
    const root = exampleTree(FILES);
    const other = { ...SUM.noticedBy, title: 'P1.09' };
    expect(staleMutants(root, [SUM])).toEqual([]);
    expect(
      staleMutants(root, [
        { ...SUM, id: 'a', find: 'a / b' },
        { ...SUM, id: 'b', file: 'none.mjs' },
        { ...SUM, id: 'c', noticedBy: other },
        { ...SUM, id: 'd', noticedBy: { ...other, file: 'none.test.mjs' } },
        { ...SUM, id: 'd' },
      ]),
    ).toEqual([
      'd: stands twice',
      'a: what it replaces stands 0 times in sum.mjs, it should once',
      'b: there is no none.mjs',
      'c: sum.test.mjs has no title with "P1.09"',
      'd: there is no none.test.mjs',
    ]);
  });

  it('X29.03 fails when nobody notices it, when it is no program, and when its test leans on another one', async () => {
    const root = treeWithPackages();
    const copies = exampleTree({});
    vi.stubEnv('TMPDIR', copies);
    const reported: string[] = [];
    const verdicts = await tryMutants(
      root,
      [
        SUM,
        { ...SUM, id: 'unnoticed', noticedBy: { file: 'sum.test.mjs', title: 'P1.02 adds nought' } },
        { ...SUM, id: 'no-program', put: 'a + nobody' },
        { ...SUM, id: 'leaning', noticedBy: { file: 'sum.test.mjs', title: 'P1.03 leans' } },
        { ...SUM, id: 'no-test', noticedBy: { file: 'sum.test.mjs', title: 'P1.09' } },
      ],
      ({ mutant }) => reported.push(mutant.id),
    );
    const outcomes = Object.fromEntries(verdicts.map(({ mutant, outcome }) => [mutant.id, outcome]));
    expect(outcomes).toEqual({
      sum: 'killed',
      unnoticed: 'survived',
      'no-program': 'broken',
      leaning: 'broken',
      'no-test': 'broken',
    });
    expect(reported.sort()).toEqual(Object.keys(outcomes).sort());
    expect(readFileSync(join(root, 'sum.mjs'), 'utf8')).toBe(FILES['sum.mjs']);
    expect(readdirSync(copies).filter((name) => name.startsWith('constancia-mutants-'))).toEqual([]);
  });
});

describe('the runner', () => {
  it('X29.03 goes on with the next test when one never ends, and sees a file that changed', {
    timeout: 120_000,
  }, async () => {
    const root = treeWithPackages();
    const loop =
      "import { expect, it } from 'vitest';\nit('loops', () => { for (;;); });\nit('ends', () => expect(1).toBe(1));\n";
    writeFileSync(join(root, 'loop.test.mjs'), loop);
    const tests = openVitest(root);
    const run = async (file: string, pattern: string, { changed = 'sum.mjs', patienceMs = 60_000 } = {}) => {
      const [outcome] = await tests.run({ changed, tests: [{ file, pattern }] }, patienceMs);
      return outcome;
    };
    try {
      expect(await run('loop.test.mjs', 'ends')).toMatchObject({ passed: 1, failed: 0 });
      expect(await run('loop.test.mjs', 'loops', { patienceMs: 1_000 })).toMatchObject({
        passed: 0,
        failed: 0,
        message: 'no outcome after 1 s',
      });
      expect(await run('sum.test.mjs', 'nought')).toMatchObject({ passed: 1, failed: 0 });
      writeFileSync(join(root, 'sum.mjs'), FILES['sum.mjs'].replace('a + b', 'a + b + 1'));
      expect(await run('sum.test.mjs', 'nought')).toMatchObject({ passed: 0, failed: 1 });
      writeFileSync(join(root, 'sum.mjs'), FILES['sum.mjs']);
      expect(await run('sum.test.mjs', 'nought', { changed: 'other.mjs' })).toMatchObject({
        passed: 1,
        failed: 0,
      });
    } finally {
      await tests.stop();
    }
  });
});

describe('the sample of a day', () => {
  const kept = Array.from({ length: 60 }, (_, at) => ({
    ...SUM,
    id: `fault-${at}`,
    ...(at % 2 === 0 && { noticedBy: { file: 'e2e/sum.spec.ts', title: 'P1.01' } }),
  }));
  const idsOf = (mutants: readonly Mutant[]) => mutants.map(({ id }) => id);

  it('X29.03 is twelve, one of them a journey at most, the same all day and another one the next', () => {
    const today = sampleOfDay(kept, '2026-03-10');
    expect(today).toHaveLength(12);
    expect(today.filter(({ noticedBy }) => noticedBy.file.startsWith('e2e/'))).toHaveLength(1);
    expect(idsOf(sampleOfDay(kept.toReversed(), '2026-03-10'))).toEqual(idsOf(today));
    expect(idsOf(sampleOfDay(kept, '2026-03-11'))).not.toEqual(idsOf(today));
  });

  it('X29.03 names may be given instead; an unknown one is refused', () => {
    expect(idsOf(namedMutants(kept, ['fault-3', 'fault-1']))).toEqual(['fault-3', 'fault-1']);
    expect(() => namedMutants(kept, ['nobody'])).toThrow('there is no mutant nobody');
  });
});

it('X29.03 the kept faults fit the sources: each finds its text, and the test that should notice it', async () => {
  const kept = await keptMutants(join(ROOT, 'mutants'));
  expect(kept.length).toBeGreaterThanOrEqual(150);
  expect(kept.filter(({ file }) => file.startsWith('apps/web/')).length).toBeGreaterThanOrEqual(40);
  expect(staleMutants(ROOT, kept)).toEqual([]);
});
