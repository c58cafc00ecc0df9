// The steps of `npm test` in the order in which they run, the quick ones first. Groups of tests come last and run only
// when they are asked for by name.
// rules: X2.05, X2.09

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countMutants, countPlaywright, countVitest } from './run-steps.mjs';

const PLAYWRIGHT_REPORT = 'test-results/playwright.json';
const GALLERY_REPORT = 'test-results/gallery.json';
const MATRIX_REPORT = 'test-results/role-matrix.txt';
const MUTANTS_REPORT = 'test-results/mutants.json';

/** Groups of the step `tests` that can run alone, each with its projects of vitest.config.ts. */
const GROUPS = {
  unit: {
    projects: ['domain', 'web'],
    what: 'domain, contract, messages, browser modules; no database',
    takes: '1 min',
  },
  server: { projects: ['server'], what: 'the server over HTTP, on real PostgreSQL', takes: '4 min' },
  web: { projects: ['web'], what: 'browser modules, components and pages', takes: '1 min' },
  scripts: { projects: ['laws'], what: 'the laws and the scripts of the repository', takes: '30 s' },
};

/** Options for knip that report what the product does not use, even if tests do; entry files of packages count too. */
const KNIP_WITHOUT_TESTS = [
  '--config=knip.product.jsonc',
  '--production',
  '--include-entry-exports',
  '--include=files,exports,duplicates',
];

/** Tests in which root starts PostgreSQL for another user; they are skipped for other accounts. */
const ONLY_AS_ROOT = [
  /X1\.06 runs under another account when root starts it/,
  /X1\.06 X1\.07 works as an ordinary user/,
  /X1\.07 gets one clear line for the database of another user/,
];

/**
 * All steps and groups, except those for what does not exist in this checkout yet, for example browser journeys.
 *
 * @typedef {import('./run-steps.mjs').Step & { what: string, takes: string, onlyWhenAsked?: boolean }} NamedStep
 * @returns {NamedStep[]}
 */
export function testSteps(root, node) {
  const tool = (path, ...args) => ({ file: node, args: [join(root, 'node_modules', path), ...args] });
  const script = (path, ...args) => ({ file: node, args: [join(root, 'scripts', path), ...args] });
  const commands = { root, tool, script };
  const steps = [...checks(commands), ...suites(commands)];
  const groups = Object.entries(GROUPS).map(([name, { projects, what, takes }]) => ({
    ...vitest(commands, name, projects),
    what,
    takes,
    onlyWhenAsked: true,
  }));
  return [...steps.filter(({ isMissing }) => !isMissing), ...groups];
}

/**
 * The steps to run, and the asked names that no step has. Without names, all steps except the groups.
 *
 * @param {readonly NamedStep[]} steps
 * @param {readonly string[]} asked
 */
export function chooseSteps(steps, asked) {
  return {
    chosen: steps.filter(({ name, onlyWhenAsked }) =>
      asked.length === 0 ? !onlyWhenAsked : asked.includes(name),
    ),
    unknown: asked.filter((name) => !steps.some((step) => step.name === name)),
  };
}

/**
 * One line for every step: what it does and how long it usually takes.
 *
 * @param {readonly NamedStep[]} steps
 */
export function stepLines(steps) {
  return steps.map(({ name, what, takes }) => `${name.padEnd(12)} ${takes.padStart(7)}  ${what}`);
}

/** The vitest projects of a group; undefined when there is no such group. */
export function projectsOf(group) {
  return Object.hasOwn(GROUPS, group) ? GROUPS[group].projects : undefined;
}

function checks({ root, tool, script }) {
  return [
    {
      name: 'format',
      what: 'how the code is laid out (npm run format puts it right)',
      takes: '2 s',
      commands: [tool('@biomejs/biome/bin/biome', 'format', '--error-on-warnings')],
    },
    {
      name: 'types',
      what: 'the compiler, in every workspace',
      takes: '36 s',
      // One checker a workspace: each of several would work out the types of the contract for itself, twice the work in all.
      commands: tsconfigs(root).map((config) => tool('typescript/bin/tsc', '-p', config, '--checkers', '1')),
    },
    {
      name: 'lint',
      what: 'the linter; advice about sizes does not fail',
      takes: '30 s',
      commands: [
        tool('oxlint/bin/oxlint', '-c', 'scripts/laws/size-advice.oxlintrc.jsonc'),
        tool('oxlint/bin/oxlint', '--type-aware', '--format=unix'),
      ],
      mustSay: /on [1-9]\d* files/,
      advice: /[1-9]\d* warnings?/,
    },
    {
      name: 'boundaries',
      what: 'who may import whom',
      takes: '8 s',
      commands: [script('laws/check-boundaries.ts')],
      mustSay: /^[1-9]\d* modules/m,
    },
    {
      name: 'laws',
      what: 'the other laws of docs/spec/extra.md X3',
      takes: '10 s',
      commands: [script('laws/check-laws.ts')],
      mustSay: /, [1-9]\d* files/,
    },
    {
      name: 'dead-code',
      what: 'files, exports and packages that nothing uses',
      takes: '7 s',
      commands: [
        tool('knip/bin/knip.js', '--no-progress'),
        tool('knip/bin/knip.js', '--no-progress', ...KNIP_WITHOUT_TESTS),
      ],
    },
    {
      name: 'generated',
      what: 'pages of docs/ that are made from code (npm run generate writes them)',
      takes: '1 s',
      commands: [script('generate.ts', '--check')],
      isMissing: !existsSync(join(root, 'scripts/generate.ts')),
    },
    {
      name: 'docs',
      what: 'files, functions, commands and tables that pages and comments name',
      takes: '2 s',
      commands: [script('docs/check-docs.ts')],
      mustSay: /^[1-9]\d* pages/m,
    },
    {
      name: 'spec-map',
      what: 'rule ids, claimed rules and their tests (npm run spec-map)',
      takes: '2 s',
      commands: [script('spec-map.ts', '--check')],
    },
    {
      name: 'build',
      what: 'the server and the browser application',
      takes: '15 s',
      commands: [script('build.mjs')],
    },
  ];
}

function suites(commands) {
  const { root, tool, script } = commands;
  return [
    {
      ...vitest(commands, 'tests', []),
      what: 'every test outside the browser: unit, server and scripts together',
      takes: '7 min',
    },
    {
      name: 'gallery',
      what: 'components in all their states, in Chromium',
      takes: '2 min',
      commands: [
        script('chromium.mjs'),
        tool('@playwright/test/cli.js', 'test', '-c', 'playwright.gallery.config.ts'),
      ],
      counts: () => countPlaywright(join(root, GALLERY_REPORT)),
      isMissing: !existsSync(join(root, 'apps/web/gallery.html')),
    },
    {
      name: 'browser',
      what: 'journeys through the whole product in Chromium',
      takes: '9 min',
      commands: [script('chromium.mjs'), script('build.mjs'), tool('@playwright/test/cli.js', 'test')],
      counts: () => countPlaywright(join(root, PLAYWRIGHT_REPORT)),
      isMissing: !hasJourneys(root),
    },
    {
      name: 'mutants',
      what: 'twelve kept faults that the tests must notice (npm run mutants tries all)',
      takes: '1 min',
      commands: [script('mutants.ts', '--sample')],
      counts: () => countMutants(join(root, MUTANTS_REPORT)),
      isMissing: !existsSync(join(root, 'scripts/mutants.ts')),
    },
  ];
}

/** A step that runs the named vitest projects, or all of them when none is named. */
function vitest({ root, tool }, name, projects) {
  const report = vitestReport(name);
  const isWithServer = projects.length === 0 || projects.includes('server');
  return {
    name,
    commands: [
      tool(
        'vitest/vitest.mjs',
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ),
    ],
    counts: () => countVitest(join(root, report)),
    mayBeSkipped: ONLY_AS_ROOT,
    ...(isWithServer && { note: MATRIX_REPORT }),
  };
}

function vitestReport(name) {
  return `test-results/vitest-${name}.json`;
}

export function deleteReports(root) {
  const vitestReports = ['tests', ...Object.keys(GROUPS)].map(vitestReport);
  for (const report of [...vitestReports, PLAYWRIGHT_REPORT, GALLERY_REPORT, MATRIX_REPORT, MUTANTS_REPORT])
    rmSync(join(root, report), { force: true });
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
