// Tests the summary of the rules, the page of one rule, and what the check refuses, on small repositories.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';
import { type Mentions, readMentions } from './read-mentions.ts';
import { readRules } from './read-rules.ts';
import { rulePages } from './rule-page.ts';
import { specMap } from './spec-map.ts';

const DOCUMENTS = {
  'docs/spec/product.md':
    '## P1 What it does\n\n- **P1.01** One.\n- **P1.02** Two.\n- **P1.03** Three.\n\n## P2 Screens\n\n- **P2.01** Four.\n',
  'docs/spec/review.md': '## R2 Routes\n\n- **R2.001** A list.\n- **R2.002** A page.\n',
  'docs/spec/safe-readings.md': '- **W1** Guessed codes.\n- **W2** Guessed keys.\n',
};
const code = 'packages/domain/src/forms/definition/form.ts';
const test = 'packages/domain/src/forms/form.test.ts';

function problemsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return specMap(exampleTree({ ...DOCUMENTS, ...files })).problems;
}

function pageOf(files: Readonly<Record<string, string>>): string {
  return specMap(exampleTree({ ...DOCUMENTS, ...files })).page;
}

function mentionsOf(files: Readonly<Record<string, string>>): Mentions {
  const root = exampleTree({ ...DOCUMENTS, ...files });
  return readMentions(root, readRules(root).ids);
}

describe('the page', () => {
  const files = {
    [code]: '// A form.\n// rules: P1.01-P1.02,\n// R2.002, W1\nexport {};\n// rules: P2.01\n',
    [test]: "it('P1.02 R2.002 is kept', () => {});",
    'e2e/list.spec.ts': "test('R2.002 opens', async () => {});",
    'docs/spec/built.md': '- P1.02\n',
    'docs/spec/replaced.md': '- **R2.002** — pages of fifty.\n',
    'docs/spec/extra.md':
      '## X1 The database\n\n- **X1.01** Its own.\n\n## X2 Starting\n\n- **X2.01** Starts.\n',
  };

  it('X4.01 counts for each section what is built, replaced, open, in code, tested, and tested in the browser', () => {
    const page = pageOf(files);
    expect(page).toContain('| P1 What it does | 3 | 1 | 0 | 2 | 2 | 1 | 0 |');
    expect(page).toContain('| P2 Screens | 1 | 0 | 0 | 1 | 0 | 0 | 0 |');
    expect(page).toContain('| R2 Routes | 2 | 0 | 1 | 1 | 1 | 1 | 1 |');
    expect(page).toContain('| W Safe readings | 2 | 0 | 0 | 2 | 1 | 0 | 0 |');
    expect(page).toContain('| X Beyond the specification | 2 | 0 | 0 | 2 | 0 | 0 | 0 |');
    expect(page).toContain('| All | 10 | 1 | 1 | 8 | 4 | 2 | 1 |');
    expect(page).toContain('1 tests and 1 journeys are written');
    expect(page).toContain('`npm run rule R4.02`');
    expect(page).not.toContain('.test.ts');
  });

  it('X4.01 finds the code and the tests of each rule that somebody names', () => {
    const { code: named, tests } = mentionsOf(files);
    expect(Object.fromEntries(named)).toEqual({
      'P1.01': [code],
      'P1.02': [code],
      'R2.002': [code],
      W1: [code],
    });
    expect(Object.fromEntries(tests)).toEqual({
      'P1.02': [test],
      'R2.002': ['e2e/list.spec.ts', test].sort(),
    });
  });

  it('X4.01 reads headers of every kind of file', () => {
    const { code: named } = mentionsOf({
      'apps/server/database/baseline/0001-form.sql': '-- Forms. rules: P1.01\ncreate table form ();',
      'apps/web/src/ui/field.css': '/* Fields.\n * rules: P1.02 */\n.a {}',
      'scripts/tool.mjs': '#!/usr/bin/env node\n// rules: P1.03\n',
    });
    expect([...named.keys()].sort()).toEqual(['P1.01', 'P1.02', 'P1.03']);
  });

  it('X4.01 reads the titles of tests in all their forms', () => {
    const { tests, written } = mentionsOf({
      [test]: `
        describe('P1.01 groups', () => {});
        it.runIf(true)(\`P1.02, P1.03 is \${kind}\`, () => {});
        it.skip('R2.001 waits', () => {});`,
      'e2e/list.spec.ts': "test.describe('the list', () => { test('R2.002 W2 opens', async () => {}); });",
      'apps/web/src/table.test.tsx': "it.each([{ id: 'P2.01', of: 1 }])('$id P1.03 shows <b>', () => <b />);",
    });
    expect([...tests.keys()].sort()).toEqual(['P1.01', 'P1.02', 'P1.03', 'P2.01', 'R2.002', 'W2']);
    expect(written).toEqual({ tests: 2, journeys: 1 });
  });
});

describe('what fails', () => {
  it('X4.02 an id that no page knows, in any file', () => {
    expect(problemsOf({ [test]: "it('P1.04 is kept', () => {});" })).toEqual([`${test}: unknown id P1.04`]);
    expect(problemsOf({ [code]: '// rules: P1.02, P9.99\n' })).toEqual([`${code}: unknown id P9.99`]);
    expect(problemsOf({ [code]: '// rules: P1.02-P2.01\n' })).toEqual([`${code}: unknown id P1.02-P2.01`]);
    expect(problemsOf({ [code]: '// rules: P1.2\n' })).toEqual([`${code}: unknown id P1.2`]);
    expect(problemsOf({ 'docs/spec/built.md': '- P3.01\n' })).toEqual([
      'docs/spec/built.md: unknown id P3.01',
    ]);
    expect(problemsOf({ 'docs/spec/replaced.md': '- **R9.01** — a job.\n' })).toEqual([
      'docs/spec/replaced.md: unknown id R9.01',
    ]);
    const clean = {
      [test]: "it('P1.03 is kept', () => {});",
      [code]: '// rules: P1.01-P1.03, R2.001 (part)\n',
    };
    expect(problemsOf(clean)).toEqual([]);
  });

  it('X4.03 a rule that is claimed as built, or replaced, without a test', () => {
    const claims = {
      'docs/spec/built.md': 'Text.\n\n- P1.01-P1.02\n',
      'docs/spec/replaced.md': '- **R2.001** — pages of fifty.\n',
    };
    expect(problemsOf(claims)).toEqual([
      'docs/spec/built.md: P1.01 has no test whose title begins with it',
      'docs/spec/built.md: P1.02 has no test whose title begins with it',
      'docs/spec/replaced.md: R2.001 has no test whose title begins with it',
    ]);
    expect(problemsOf({ ...claims, [test]: "it('P1.01 P1.02 R2.001 is kept', () => {});" })).toEqual([]);
    expect(problemsOf({ ...claims, [test]: "it('is P1.01 P1.02 R2.001', () => {});" })).toHaveLength(3);
  });

  it('X4.02 a rule that stands twice, and pages without rules', () => {
    expect(problemsOf({ 'docs/spec/editor.md': '- **P1.01** Again.\n' })).toEqual([
      'docs/spec/editor.md: P1.01 stands there twice',
    ]);
    expect(specMap(exampleTree({ [code]: '' })).problems).toEqual(['docs/spec: holds no rule']);
  });

  it('X4.01 a stale page, until it is written again', () => {
    const root = exampleTree({ ...DOCUMENTS, [test]: "it('P1.01 is kept', () => {});" });
    expect(run(root, '--check')).toContain('docs/spec-map.md is stale');
    expect(run(root)).toBe('');
    expect(run(root, '--check')).toBe('');
    writeFileSync(join(root, test), "it('P1.01 P1.02 is kept', () => {});");
    expect(run(root, '--check')).toContain('docs/spec-map.md is stale');
    expect(readFileSync(join(root, 'docs/spec-map.md'), 'utf8')).toContain(
      '| All | 8 | 0 | 0 | 8 | 0 | 1 | 0 |',
    );
  });
});

describe('one rule', () => {
  const files = {
    ...DOCUMENTS,
    [code]: '// A form. rules: P1.01-P1.02\nexport {};\n',
    'docs/spec/built.md': '- P1.02\n',
    [test]: [
      "it('P1.02 adds', () => {",
      '  const sum = add(1, 1);',
      '  expect(sum).toBe(2);',
      '});',
      "it.each([['P1.02', 1], ['P1.03', 2]])('%s of a table', (_rule, one) => {",
      '  expect(add(one)).toBe(2);',
      '});',
      "describe('R2.001 lists', () => {",
      "  it('sorts', () => {",
      '    expect(sort([2, 1])).toEqual([1, 2]);',
      '  });',
      '});',
    ].join('\n'),
  };
  const asked = (...ids: readonly string[]) => rulePages(exampleTree(files), ids);
  const pageOfRule = (id: string) => asked(id).pages.join();

  it('X29.07 shows what it says, what is claimed, the code, and the lines that assert', () => {
    expect(pageOfRule('P1.02')).toBe(
      [
        'P1.02 (built): Two.',
        '',
        'Code:',
        `  ${code}`,
        '',
        'Tests:',
        `  ${test}:1 P1.02 adds`,
        '       3  expect(sum).toBe(2);',
        `  ${test}:5 %s of a table`,
        "       5  it.each([['P1.02', 1], ['P1.03', 2]])('%s of a table', (_rule, one) => {",
        '       6  expect(add(one)).toBe(2);',
        '',
      ].join('\n'),
    );
  });

  it('X29.07 finds R2.1 for R2.001, and the tests of a group that names it; says so where nothing does', () => {
    expect(pageOfRule('r2.1')).toContain(
      `${test}:8 R2.001 lists\n      10  expect(sort([2, 1])).toEqual([1, 2]);`,
    );
    expect(pageOfRule('R2.002')).toContain('R2.002 (not claimed): A page.');
    expect(pageOfRule('R2.002')).toContain('Tests:\n  none names it');
    expect(asked('P9.99')).toEqual({ pages: [], unknown: ['P9.99'] });
  });

  it('X29.07 takes several ids and ranges, written as people write them, and shows each rule once', () => {
    const { pages, unknown } = asked('p1.1-P1.2', 'P1.02,r2.2', 'w1', 'P7.7');
    const shown = pages.map((page) => page.slice(0, page.indexOf(' ')));
    expect(shown).toEqual(['P1.01', 'P1.02', 'R2.002', 'W1']);
    expect(unknown).toEqual(['P7.7']);
  });

  it('X29.07 shows the code of a range in a header', () => {
    expect(pageOfRule('P1.01')).toContain(`P1.01 (not claimed): One.\n\nCode:\n  ${code}\n`);
  });
});

/** What the command prints, also when it fails. */
function run(root: string, ...args: readonly string[]): string {
  const command = resolve(import.meta.dirname, '../spec-map.ts');
  try {
    return execFileSync(process.execPath, [command, `--root=${root}`, ...args]).toString();
  } catch (error) {
    return String((error as { stdout: unknown }).stdout) || 'failed';
  }
}
