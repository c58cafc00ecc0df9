// The steps of `npm test`, in the order in which they run: the quick ones first.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countMutants, countPlaywright, countVitest, forgetReport } from './run-steps.mjs';

const VITEST_REPORT = 'test-results/vitest.json';
const PLAYWRIGHT_REPORT = 'test-results/playwright.json';
const MATRIX_REPORT = 'test-results/role-matrix.txt';
const MUTANTS_REPORT = 'test-results/mutants.json';

/** What the product itself uses, its tests left out: the entry files of packages count like any other. */
const KNIP_WITHOUT_TESTS = [
  '--config=knip.product.jsonc',
  '--production',
  '--include-entry-exports',
  '--include=files,exports,duplicates',
];

/** PostgreSQL started by root, who gives it to another user: nobody else can try that. */
const ONLY_AS_ROOT = [
  /X1\.06 runs under another account when root starts it/,
  /X1\.06 X1\.07 works as an ordinary user/,
  /X1\.07 gets one clear line for the database of another user/,
];

/** What there is nothing of yet in this checkout (no generator, no browser journey) is no step. */
export function testSteps(root, node) {
  const tool = (path, ...args) => ({ file: node, args: [join(root, 'node_modules', path), ...args] });
  const script = (path, ...args) => ({ file: node, args: [join(root, 'scripts', path), ...args] });
  const steps = [
    { name: 'format', commands: [tool('@biomejs/biome/bin/biome', 'format', '--error-on-warnings')] },
    {
      name: 'types',
      commands: tsconfigs(root).map((config) => tool('typescript/bin/tsc', '-p', config)),
    },
    {
      name: 'lint',
      commands: [
        tool('oxlint/bin/oxlint', '-c', 'scripts/laws/size-advice.oxlintrc.jsonc'),
        tool('oxlint/bin/oxlint', '--type-aware', '--format=unix'),
      ],
      mustSay: /on [1-9]\d* files/,
      advice: /[1-9]\d* warnings?/,
    },
    { name: 'boundaries', commands: [script('laws/check-boundaries.ts')], mustSay: /^[1-9]\d* modules/m },
    { name: 'laws', commands: [script('laws/check-laws.ts')], mustSay: /, [1-9]\d* files/ },
    {
      name: 'dead-code',
      commands: [
        tool('knip/bin/knip.js', '--no-progress'),
        tool('knip/bin/knip.js', '--no-progress', ...KNIP_WITHOUT_TESTS),
      ],
    },
    { name: 'spec-map', commands: [script('spec-map.ts', '--check')] },
    { name: 'build', commands: [script('build.mjs')] },
    {
      name: 'tests',
      commands: [
        tool(
          'vitest/vitest.mjs',
          'run',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${VITEST_REPORT}`,
        ),
      ],
      counts: () => countVitest(join(root, VITEST_REPORT)),
      mayBeSkipped: ONLY_AS_ROOT,
      note: MATRIX_REPORT,
    },
  ];
  if (existsSync(join(root, 'scripts/generate.ts'))) {
    steps.splice(6, 0, { name: 'generated', commands: [script('generate.ts', '--check')] });
  }
  if (hasJourneys(root)) {
    steps.push({
      name: 'browser',
      commands: [script('chromium.mjs'), script('build.mjs'), tool('@playwright/test/cli.js', 'test')],
      counts: () => countPlaywright(join(root, PLAYWRIGHT_REPORT)),
    });
  }
  if (existsSync(join(root, 'scripts/mutants.ts'))) {
    steps.push({
      name: 'mutants',
      commands: [script('mutants.ts', '--sample')],
      counts: () => countMutants(join(root, MUTANTS_REPORT)),
    });
  }
  return steps;
}

export function forgetReports(root) {
  for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT, MATRIX_REPORT, MUTANTS_REPORT])
    forgetReport(join(root, report));
}

function tsconfigs(root) {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'tsconfig.json')),
  );
  return [...workspaces, 'tsconfig.json'].filter((path) => existsSync(join(root, path)));
}

function hasJourneys(root) {
  const folder = join(root, 'e2e');
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((path) => path.endsWith('.spec.ts'))
  );
}
