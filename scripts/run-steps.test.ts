// Tests `npm test` itself: a step that failed, or that did nothing, never counts as a success.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countMutants, countPlaywright, countVitest, runSteps } from './run-steps.mjs';
import { chooseSteps, stepLines, testSteps } from './test-steps.mjs';
import { exampleTree } from './testing/example-tree.ts';

type Step = Parameters<typeof runSteps>[0][number];

const script = (code: string): { file: string; args: readonly string[] } => ({
  file: process.execPath,
  args: ['-e', code],
});
const passing = { name: 'passing', commands: [script('')] };
const failing = { name: 'failing', commands: [script("console.log('why it failed'); process.exit(1);")] };

async function run(
  ...steps: readonly Step[]
): Promise<{ passed: number; failed: number; said: string; cwd: string }> {
  const said: string[] = [];
  const cwd = exampleTree({});
  const counts = await runSteps(steps, { cwd, env: process.env, say: (line: string) => said.push(line) });
  return { ...counts, said: said.join('\n'), cwd };
}

describe('the steps', () => {
  it('X2.05 all run although one fails, each counted', async () => {
    const { passed, failed, said, cwd } = await run(passing, failing, { ...passing, name: 'last' });
    expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
    expect(said).toMatch(/ok {4}passing .* s\nFAIL {2}failing .* s\n +why it failed\nok {4}last/);
    expect(readFileSync(join(cwd, 'test-results/failing.log'), 'utf8')).toBe('why it failed\n');
  });

  it('X2.05 fail when one of their commands fails or cannot start', async () => {
    const twice = { name: 'twice', commands: [...failing.commands, ...passing.commands] };
    const missing = { name: 'missing', commands: [{ file: '/nowhere', args: [] }] };
    expect(await run(twice, missing)).toMatchObject({ passed: 0, failed: 2 });
  });

  it('X2.05 fail when a check read nothing', async () => {
    const step = (said: string): Step => ({
      name: 'look',
      commands: [script(`console.log('${said}')`)],
      mustSay: /on [1-9]\d* files/,
    });
    expect(await run(step('on 0 files'))).toMatchObject({ passed: 0, failed: 1 });
    expect(await run(step('on 12 files'))).toMatchObject({ passed: 1, failed: 0 });
  });

  it('X3.20 say what is worth a line although it passed', async () => {
    const advising = {
      ...passing,
      commands: [script("console.log('Found 3 warnings')")],
      advice: /\d+ warnings/,
    };
    expect((await run(advising)).said).toMatch(/^ok {4}passing +[\d.]+ s {2}3 warnings$/);
  });

  it('X2.05 count the tests of a runner, one that ran none as a failure', async () => {
    const runner = (passed: number, failed: number, code = ''): Step => ({
      name: 'tests',
      commands: [script(code)],
      counts: () => ({ passed, failed }),
    });
    expect(await run(runner(12, 0))).toMatchObject({ passed: 12, failed: 0 });
    expect(await run(runner(12, 3, 'process.exit(1)'))).toMatchObject({ passed: 12, failed: 3 });
    expect(await run(runner(0, 0))).toMatchObject({ passed: 0, failed: 1 });
    expect(await run(runner(12, 0, 'process.exit(1)'))).toMatchObject({ passed: 12, failed: 1 });
    const unprepared = { ...runner(12, 0), commands: [...failing.commands, script("console.log('ran')")] };
    const { failed, said } = await run(unprepared);
    expect(failed).toBe(1);
    expect(said).not.toContain('ran');
    const silent = { ...runner(1, 0), counts: () => countVitest('/nowhere.json') };
    expect(await run(silent)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('what a step wrote for the reader', () => {
  it('X29.04 stands under its line, also that it is missing', async () => {
    const code = "require('node:fs').writeFileSync('test-results/matrix.txt', 'matrix: 12 decisions\\n')";
    const noting = { ...passing, commands: [script(code)], note: 'test-results/matrix.txt' };
    expect((await run(noting)).said).toMatch(/^ok {4}passing .*\n {6}matrix: 12 decisions$/);
    expect((await run({ ...passing, note: 'none.txt' })).said).toMatch(/none\.txt was not written$/);
  });
});

describe('tests that were skipped', () => {
  const skipping = (skipped: readonly string[], mayBeSkipped?: readonly RegExp[]): Step => ({
    name: 'tests',
    commands: [script('')],
    counts: () => ({ passed: 9, failed: 0, skipped }),
    ...(mayBeSkipped && { mayBeSkipped }),
  });

  it('X29.04 X2.05 are counted on the line of their step', async () => {
    const { passed, failed, said } = await run(skipping(['X5.01 as root', 'X5.02 as root'], [/ as root$/]));
    expect({ passed, failed }).toEqual({ passed: 9, failed: 0 });
    expect(said).toMatch(/^ok {4}tests .*9 passed, 0 failed, 2 skipped$/);
  });

  it('X29.04 X2.05 fail the step when nobody knows of them', async () => {
    const { failed, said } = await run(skipping(['X5.01 as root', 'P1.01 lists'], [/ as root$/]));
    expect(failed).toBe(1);
    expect(said).toMatch(/FAIL {2}tests .*1 failed, 2 skipped\n +P1\.01 lists\n +was skipped$/);
  });
});

describe('what a failed step shows', () => {
  it('X2.05 is what failed and why, not what passed', async () => {
    const failures = ['E1.01 adds\n2 is not 3'];
    const tests = {
      name: 'tests',
      commands: [script("console.log('a test that passed'); process.exit(1)")],
      counts: () => ({ passed: 9, failed: 1, failures }),
    };
    const { said } = await run(tests);
    expect(said).toMatch(/FAIL {2}tests .*9 passed, 1 failed\n +E1\.01 adds\n +2 is not 3$/);
  });
});

describe('the reports of the runners', () => {
  it('X2.05 count tests, and files that did not load', () => {
    const report = join(exampleTree({}), 'vitest.json');
    writeFileSync(
      report,
      JSON.stringify({
        numPassedTests: 5,
        numFailedTests: 1,
        testResults: [
          { status: 'passed', assertionResults: [{ status: 'passed' }] },
          { status: 'passed', assertionResults: [{ status: 'skipped', fullName: 'P1.01 lists' }] },
          {
            status: 'failed',
            assertionResults: [{ status: 'failed', fullName: 'E1.01 adds', failureMessages: ['2 is not 3'] }],
          },
          { status: 'failed', assertionResults: [], name: 'a.test.ts', message: 'no such module' },
        ],
      }),
    );
    expect(countVitest(report)).toEqual({
      passed: 5,
      failed: 2,
      failures: ['a.test.ts\nno such module', 'E1.01 adds\n2 is not 3'],
      skipped: ['P1.01 lists'],
    });
  });

  it('X2.05 count journeys, and errors outside of them', () => {
    const report = join(exampleTree({}), 'playwright.json');
    const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };
    const errors = [{ message: '\u001b[31mtoo late\u001b[39m' }];
    const tests = [{ status: 'unexpected', results: [{ errors }] }];
    const failed = { ok: false, file: 'a.spec.ts', title: 'E1.01 saves', tests };
    const skipped = {
      ok: true,
      file: 'a.spec.ts',
      title: 'E1.02',
      tests: [{ status: 'skipped', results: [] }],
    };
    const suites = [{ specs: [{ ...failed, ok: true }, skipped], suites: [{ specs: [failed] }] }];
    writeFileSync(report, JSON.stringify({ stats, suites, errors: [{ message: 'no server' }] }));
    expect(countPlaywright(report)).toEqual({
      passed: 4,
      failed: 2,
      failures: ['no server', 'a.spec.ts: E1.01 saves\ntoo late'],
      skipped: ['a.spec.ts: E1.02'],
    });
    expect(existsSync(report)).toBe(true);
  });

  it('X29.03 count mutants: those that no test noticed failed', () => {
    const report = join(exampleTree({}), 'mutants.json');
    writeFileSync(report, JSON.stringify({ killed: 11, failures: ['one-a-person survived: two answers'] }));
    const failures = ['one-a-person survived: two answers'];
    expect(countMutants(report)).toEqual({ passed: 11, failed: 1, failures });
  });
});

describe('the steps and groups by name', () => {
  const steps = testSteps(resolve(import.meta.dirname, '..'), '/bin/node');
  const names = (...asked: readonly string[]): readonly string[] =>
    chooseSteps(steps, asked).chosen.map(({ name }) => name);
  const argumentsOf = (group: string): string =>
    chooseSteps(steps, [group])
      .chosen.flatMap(({ commands }) => commands.flatMap(({ args }) => args))
      .join(' ');

  it('X2.09 all steps run when none is named, and no test twice', () => {
    expect(names().join(' ')).toBe(
      'format types lint boundaries laws dead-code generated docs spec-map build tests gallery browser mutants',
    );
  });

  it('X2.09 a name chooses a step or a group of tests; one that nothing has is refused', () => {
    expect(names('unit', 'types')).toEqual(['types', 'unit']);
    expect(argumentsOf('unit')).toMatch(/--project=domain --project=web .*vitest-unit\.json/);
    expect(argumentsOf('server')).toMatch(/--project=server .*vitest-server\.json/);
    expect(argumentsOf('web')).toMatch(/ run --project=web .*vitest-web\.json/);
    expect(argumentsOf('scripts')).toMatch(/--project=laws /);
    expect(argumentsOf('browser')).toContain('playwright');
    expect(argumentsOf('gallery')).toContain('playwright.gallery.config.ts');
    expect(argumentsOf('tests')).not.toContain('--project');
    expect(chooseSteps(steps, ['unit', 'units']).unknown).toEqual(['units']);
  });

  it('X2.09 every project of vitest belongs to a group', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../vitest.config.ts'), 'utf8');
    const projects = [...text.matchAll(/\bname: '(\w+)'/g)].map(([, name]) => name);
    expect(projects).toContain('domain');
    const groups = ['unit', 'server', 'web', 'scripts'].map(argumentsOf).join(' ');
    for (const project of projects) expect(groups).toContain(`--project=${project} `);
  });

  it('X2.09 the help says of each what it does and how long it usually takes', () => {
    const lines = stepLines(steps);
    expect(lines).toHaveLength(steps.length);
    const wrong = lines.filter((line) => !/^[a-z-]+ +\d+ (s|min) {2}\S.{10,}$/.test(line));
    expect(wrong).toEqual([]);
  });

  it('X2.09 CONTRIBUTING.md says the same', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
    const rows = steps.map(({ name, takes, what }) => `| \`${name}\` | ${takes} | ${what} |`);
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });
});
